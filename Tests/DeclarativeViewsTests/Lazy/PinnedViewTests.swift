// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Pinned headers and footers")
struct PinnedViewTests {
  /// The vertical middle of the element with a label, in the host's coordinates.
  private func middle(_ label: String, _ host: HostingNode) -> CGFloat? {
    frame(label, host)?.midY.rounded()
  }

  private func frame(_ label: String, _ host: HostingNode) -> CGRect? {
    host.accessibilityOrder.first { $0.accessibilityLabel == label }
      .map { $0.convert($0.bounds, to: host) }
  }

  private func scroll(_ host: HostingNode, to offset: CGFloat) throws {
    let node = try #require(host.first(ScrollNode.self))
    node.contentOffset.y = offset
    host.rootNode.layoutIfNeeded()
  }

  /// Sections with a header, 10 rows, and a footer of 50 points each.
  private func sections(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { section in
      Section {
        ForEach(0..<10) { Text(verbatim: "row \(section).\($0)").frame(height: 50) }
      } header: {
        Text(verbatim: "header \(section)").frame(maxWidth: .infinity).frame(height: 50)
          .background(.white)
      } footer: {
        Text(verbatim: "footer \(section)").frame(maxWidth: .infinity).frame(height: 50)
          .background(.white)
      }
    }
  }

  @Test("a header stays at the top until the end of its section pushes it away")
  func headers() throws {
    let (_, host) = shown {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections(100) } }
    }
    #expect(middle("header 0", host) == 25)
    try scroll(host, to: -40)
    #expect(middle("header 0", host) == 65)
    try scroll(host, to: 100)
    #expect(middle("header 0", host) == 25)
    #expect(middle("header 1", host) == 525)
    try scroll(host, to: 550)
    #expect(middle("header 0", host) == 25)
    #expect(middle("header 1", host) == 75)
    try scroll(host, to: 570)
    #expect(middle("header 0", host) == 5)
    #expect(middle("header 1", host) == 55)
    try scroll(host, to: 601)
    #expect(middle("header 0", host) == nil)
    #expect(middle("header 1", host) == 25)
    try scroll(host, to: 55 * 600 + 270)
    #expect(middle("header 55", host) == 25)
    // Footers aren't pinned.
    #expect(middle("footer 55", host) == 305)
  }

  @Test("a footer is at the bottom from the beginning of its section on")
  func footers() throws {
    let (_, host) = shown {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionFooters) { sections(100) } }
    }
    #expect(middle("footer 0", host) == 575)
    try scroll(host, to: 300)
    #expect(middle("footer 1", host) == 575)
    #expect(middle("header 1", host) == 325)
    // The footer doesn't cover the header of its section.
    try scroll(host, to: 80)
    #expect(middle("header 1", host) == 545)
    #expect(middle("footer 1", host) == 595)
    try scroll(host, to: 620)
    #expect(middle("footer 1", host) == 555)
  }

  @Test("both kinds are pinned together, and none without being asked")
  func both() throws {
    let (_, host) = shown {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections(9) }
      }
    }
    try scroll(host, to: 200)
    #expect(middle("header 0", host) == 25)
    #expect(middle("footer 0", host) == 375)
    #expect(middle("footer 1", host) == 575)
    let (_, other) = shown { ScrollView { LazyVStack(spacing: 0) { sections(9) } } }
    try scroll(other, to: 200)
    #expect(middle("header 0", other) == nil)
    #expect(middle("footer 1", other) == nil)
  }

  /// Sections of 550 points, side by side.
  private var row: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<20, id: \.self) { section in
          Section {
            ForEach(0..<10) { Text(verbatim: "\(section).\($0)").frame(width: 50) }
          } header: {
            Color.red.frame(width: 50, height: 20).accessibilityLabel("header \(section)")
          }
        }
      }
    }
  }

  @Test("in a row, headers stay at the leading edge, which is on the right in Hebrew")
  func rows() throws {
    let (screen, host) = shown { row }
    let node = try #require(host.first(ScrollNode.self))
    node.contentOffset.x = 200
    screen.layoutIfNeeded()
    #expect(frame("header 0", host)?.minX == 0)
    node.contentOffset.x = 515
    screen.layoutIfNeeded()
    #expect(frame("header 0", host)?.minX == -15)
    #expect(frame("header 1", host)?.minX == 35)

    let other = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) { row }
    other.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    let mirrored = Screen(size: CGSize(width: 300, height: 600), rootNode: other)
    mirrored.layoutIfNeeded()
    let otherNode = try #require(other.first(ScrollNode.self))
    let start = otherNode.contentOffset.x
    #expect(frame("header 0", other)?.maxX == 300)
    otherNode.contentOffset.x = start - 200
    mirrored.layoutIfNeeded()
    #expect(frame("header 0", other)?.maxX == 300)
    otherNode.contentOffset.x = start - 515
    mirrored.layoutIfNeeded()
    #expect(frame("header 0", other)?.maxX == 315)
    #expect(frame("header 1", other)?.maxX == 265)
  }

  @Test("a grid pins the headers of sections, which fill its width")
  func grids() throws {
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    let (_, host) = shown {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0, pinnedViews: .sectionHeaders) { sections(20) }
      }
    }
    // 5 lines in each section.
    #expect(frame("row 0.1", host)?.midX.rounded() == 225)
    #expect(middle("header 1", host) == 375)
    try scroll(host, to: 400)
    #expect(middle("header 1", host) == 25)
    #expect(frame("header 1", host)?.midX.rounded() == 150)
  }

  @Test("a pinned header takes the touches of the rows behind it")
  func touches() throws {
    var taps: [String] = []
    let (screen, host) = shown {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<50) { row in
              Button("row \(row)") { taps.append("row \(row)") }.frame(height: 50)
            }
          } header: {
            HStack {
              Button("header") { taps.append("header") }
              Spacer()
            }
            .frame(height: 50).background(.white)
          }
        }
      }
    }
    try scroll(host, to: 510)
    // Row 9 begins at 500, and row 10 at 550.
    let header = try #require(frame("header", host))
    try screen.tap(at: CGPoint(x: header.midX, y: 25))
    #expect(taps == ["header"])
    let row = try #require(host.accessibilityOrder.first { $0.accessibilityLabel == "row 10" })
    let place = row.convert(row.bounds, to: host)
    try screen.tap(at: CGPoint(x: place.midX, y: 30))
    #expect(taps == ["header"])
    try screen.tap(at: CGPoint(x: place.midX, y: 75))
    #expect(taps == ["header", "row 10"])
    // It is in front of the rows.
    let content = try #require(host.first(ScrollNode.self))
    #expect(content.subviews.last { !($0 is SpokenNode) } is PinnedEdgeNode)
  }

  @Test("of many sections, only the header of the first one in sight has a view beside rows")
  func cost() throws {
    let (_, host) = shown {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections(2000) } }
    }
    try scroll(host, to: 600 * 1000 + 100)
    #expect(middle("header 1000", host) == 25)
    #expect(host.statistics.views < 100)
    let placements = host.statistics.placements
    try scroll(host, to: 600 * 1000 + 110)
    #expect(middle("header 1000", host) == 25)
    #expect(host.statistics.placements < placements + 30)
  }

  @Test("a header keeps its state while other sections are inserted before its own")
  func state() throws {
    struct Header: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 }.frame(height: 30) }
    }
    struct Page: View {
      @State private var names = ["b", "c"]
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Button("insert") { names.insert("a", at: 0) }
            ForEach(names, id: \.self) { name in
              Section {
                ForEach(0..<3) { Text(verbatim: "\(name) row \($0)").frame(height: 50) }
              } header: {
                Header(name: name)
              }
            }
          }
        }
      }
    }
    let (screen, host) = shown { Page() }
    try screen.tap("b 0")
    try screen.tap("insert")
    let words = host.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(words.filter { $0.count == 3 } == ["a 0", "b 1", "c 0"])
  }

  @Test("scrolling to a pinned header shows the beginning of its section")
  func target() throws {
    let (screen, host) = shown {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("back") { proxy.scrollTo("first", anchor: .top) }.frame(height: 100)
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
              Text("before").frame(height: 200)
              Section {
                ForEach(0..<50) { Text(verbatim: "row \($0)").frame(height: 50) }
              } header: {
                Text("header").frame(height: 30).id("first")
              }
            }
          }
        }
      }
    }
    try scroll(host, to: 900)
    #expect(middle("header", host) == 115)
    try screen.tap("back")
    #expect(host.first(ScrollNode.self)?.contentOffset.y == 200)
    #expect(middle("row 0", host) == 155)
  }

  @Test("what is pinned stays inside the insets of the scroll view")
  func insets() throws {
    let (_, host) = shown {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections(10) } }
    }
    host.first(ScrollNode.self)?.contentInset.top = 40
    try scroll(host, to: 100)
    #expect(middle("header 0", host) == 65)
  }
}

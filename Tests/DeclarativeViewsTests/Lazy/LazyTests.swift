// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Lazy stacks and grids")
struct LazyTests {
  /// Counts the views that are created.
  private final class Made {
    var indices: [Int] = []
    var gone: [Int] = []
  }

  private func scroll(in host: HostingNode) throws -> ScrollNode {
    try #require(host.subviews.compactMap { $0 as? ScrollNode }.first)
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("of 100,000 rows, only visible ones are created, at first and after scrolling")
  func sight() throws {
    let made = Made()
    let (screen, host) = shown {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { index -> AnyView in
            made.indices.append(index)
            return AnyView(Text("row \(index)").frame(height: 50))
          }
        }
      }
    }
    // 600 points show 12 rows; the thirteenth begins where they end.
    #expect(Set(made.indices) == Set(0...12))
    #expect(made.indices.count == 13)
    #expect(host.statistics.views < 100)
    let scroll = try scroll(in: host)
    #expect(scroll.contentSize == CGSize(width: 300, height: 5_000_000))
    made.indices = []
    let placements = host.statistics.placements
    scroll.contentOffset.y = 2_500_025
    screen.layoutIfNeeded()
    #expect(Set(made.indices) == Set(50_000...50_012))
    #expect(made.indices.count == 13)
    #expect(host.statistics.placements < placements + 100)
    #expect(words(host).first == "row 50,000")
    let row = try #require(host.accessibilityOrder.first)
    #expect(abs(row.convert(row.bounds, to: host).midY) < 0.5)
    made.indices = []
    scroll.contentOffset.y += 10
    screen.layoutIfNeeded()
    #expect(made.indices.isEmpty)
    scroll.contentOffset.y += 50
    screen.layoutIfNeeded()
    #expect(made.indices == [50_013])
    #expect(host.statistics.views < 100)
  }

  @Test("of 200 lazy columns inside a lazy column, only visible rows are created")
  func nested() throws {
    let made = Made()
    let (screen, host) = shown {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { section in
            LazyVStack(spacing: 0) {
              ForEach(0..<200) { row -> AnyView in
                made.indices.append(200 * section + row)
                return AnyView(Text("\(section), \(row)").frame(height: 50))
              }
            }
          }
        }
      }
    }
    #expect(made.indices == Array(0...12))
    let scroll = try scroll(in: host)
    #expect(scroll.contentSize.height == 2_000_000)
    made.indices = []
    scroll.contentOffset.y = 1_000_025
    screen.layoutIfNeeded()
    #expect(Set(made.indices).isSuperset(of: 20_000...20_012) && made.indices.count <= 15)
    #expect(words(host).first == "100, 0")
    #expect(host.statistics.views < 100)
  }

  @Test("the length is an estimate that is corrected as rows appear")
  func estimate() throws {
    let (screen, host) = shown {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100) { index in
            Color.red.frame(width: 40, height: index < 50 ? 20 : 30)
              .accessibilityLabel("\(index)")
          }
        }
      }
    }
    let scroll = try scroll(in: host)
    // 100 of 20 points and 99 gaps of 8.
    #expect(scroll.contentSize.height == 2_792)
    scroll.contentOffset.y = 1_400
    screen.layoutIfNeeded()
    // From the 50th row on those in sight are 10 points longer.
    let seen = words(host).compactMap(Int.init).filter { $0 >= 50 }.count
    #expect(seen > 10)
    // Some were measured that were thought to be in sight while they counted as shorter.
    let measured = Int(scroll.contentSize.height - 2_792) / 10
    #expect(measured >= seen && measured <= 23)
    #expect(host.accessibilityOrder.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("a view keeps its changed state while it is out of sight")
  func state() throws {
    struct Row: View {
      let index: Int
      let made: Made
      @State private var count = 0
      var body: some View {
        Button("\(index): \(count)") { count += 1 }.frame(height: 100)
          .onAppear { made.indices.append(index) }
          .onDisappear { made.gone.append(index) }
      }
    }
    let made = Made()
    let (screen, host) = shown {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, made: made) } } }
    }
    try screen.tap("1: 0")
    try screen.tap("1: 1")
    #expect(words(host).contains("1: 2") && made.indices == Array(0...6))
    let scroll = try scroll(in: host)
    scroll.contentOffset.y = 5000
    screen.layoutIfNeeded()
    #expect(words(host).first == "50: 0" && !made.gone.contains(1) && made.gone.contains(2))
    scroll.contentOffset.y = 0
    screen.layoutIfNeeded()
    #expect(Array(words(host).prefix(3)) == ["0: 0", "1: 2", "2: 0"])
    try screen.tap("1: 2")
    #expect(words(host).contains("1: 3"))
  }

  @Test("rows reflect changes around them and follow their data")
  func change() throws {
    struct Owner: View {
      @State private var suffix = "?"
      @State private var count = 3
      var body: some View {
        VStack(spacing: 0) {
          Button("Mark") { suffix = "!" }
          Button("Add") { count += 1 }
          ScrollView {
            LazyVStack {
              Text("first")
              ForEach(0..<count, id: \.self) { Text("\($0)\(suffix)") }
              if count > 3 { Text("last") }
            }
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(words(host) == ["Mark", "Add", "first", "0?", "1?", "2?"])
    try screen.tap("Mark")
    try screen.tap("Add")
    #expect(words(host) == ["Mark", "Add", "first", "0!", "1!", "2!", "3!", "last"])
  }

  @Test("a row that grows moves those after it")
  func growing() throws {
    struct Row: View {
      let index: Int
      @State private var isOpen = false
      var body: some View {
        Button("\(index)") { isOpen.toggle() }.frame(height: isOpen ? 90 : 40)
      }
    }
    let (screen, host) = shown {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(index: $0) } } }
    }
    /// Where the middle of a row is; far away if it is not there.
    func middle(_ name: String) -> CGFloat {
      host.accessibilityOrder.first { $0.accessibilityLabel == name }?.accessibilityFrame.midY ?? -1
    }
    let height = try scroll(in: host).contentSize.height
    #expect(abs(middle("2") - 100) < 0.5)
    try screen.tap("1")
    #expect(abs(middle("2") - 150) < 0.5)
    let grown = try scroll(in: host).contentSize.height
    #expect(grown == height + 50)
  }

  @Test("several views of one element follow each other, and sections have headers and footers")
  func several() {
    let view = ScrollView {
      LazyVStack(spacing: 5) {
        Section("Head") {
          ForEach(0..<2) { _ in
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 20, height: 20)
          }
        }
        EmptyView()
      }
    }
    let probe = TreeProbe(view, width: 100, height: 400)
    let frames = probe.frames("Color")
    #expect(frames.map(\.height) == [10, 20, 10, 20])
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY - $0.maxY == 5 })
    #expect(frames.allSatisfy { $0.midX == 50 })
    #expect(probe.texts.map(\.text) == ["Head"])
  }

  @Test("outside a scroll view, all rows are created and measured")
  func whole() {
    let view = LazyVStack(spacing: 0) {
      ForEach(0..<20) { Color.red.frame(height: CGFloat($0)) }
    }
    #expect(TreeProbe.size(of: view, 100, nil) == CGSize(width: 100, height: 190))
    #expect(TreeProbe(view, width: 100, height: 50).frames("Color").count == 20)
    #expect(TreeProbe.size(of: LazyVStack {}, 100, nil) == CGSize(width: 100, height: 0))
  }

  @Test("a lazy row scrolls horizontally, also right to left")
  func row() throws {
    let made = Made()
    let (screen, host) = shown {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 10) {
          ForEach(0..<1000) { index -> AnyView in
            made.indices.append(index)
            return AnyView(Text("\(index)").frame(width: 90, height: 30))
          }
        }
      }
    }
    #expect(Set(made.indices) == Set(0...3))
    let scroll = try scroll(in: host)
    #expect(scroll.contentSize.width == 99_990)
    let first = try #require(host.accessibilityOrder.first)
    #expect(abs(first.accessibilityFrame.midY - 15) < 0.5)
    scroll.contentOffset.x = 50_000
    screen.layoutIfNeeded()
    #expect(words(host) == ["500", "501", "502", "503"])
    host.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    let probe = TreeProbe(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<9) { _ in Color.red.frame(width: 90) } }
      }.environment(\.layoutDirection, .rightToLeft), width: 300, height: 100)
    #expect(probe.frames("Color").map(\.maxX) == [300, 200, 100, 0])
  }

  @Test("columns share the remaining width within their limits")
  func columns() {
    func starts(_ items: [GridItem], _ width: CGFloat?) -> [[CGFloat]] {
      GridTrack.divide(items, width).map { [$0.start, $0.length] }
    }
    #expect(starts([GridItem(.fixed(50)), GridItem()], 200) == [[0, 50], [58, 142]])
    #expect(
      starts([GridItem(.flexible(maximum: 30), spacing: 10), GridItem(.flexible())], 200)
        == [[0, 30], [40, 160]])
    #expect(
      starts([GridItem(.adaptive(minimum: 60), spacing: 10)], 210)
        == [
          [0, 63.333333333333336], [73.33333333333334, 63.333333333333336],
          [146.66666666666669, 63.333333333333336],
        ])
    #expect(starts([GridItem(.adaptive(minimum: 500))], 210) == [[0, 500]])
    #expect(
      starts([GridItem(.flexible(minimum: 20)), GridItem(.fixed(5))], nil).map(\.[1]) == [20, 5])
    #expect(starts([], 210) == [[0, 210]])
    #expect(starts([GridItem(.fixed(.nan)), GridItem(.fixed(-5), spacing: .nan)], 10).count == 2)
  }

  @Test("a lazy grid creates the visible rows, each as high as its highest view")
  func grid() throws {
    let made = Made()
    let (screen, host) = shown {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 20, alignment: .topLeading), GridItem()],
          spacing: 10
        ) {
          ForEach(0..<10_001) { index -> AnyView in
            made.indices.append(index)
            return AnyView(
              Text("\(index)").frame(width: 50, height: index % 2 == 0 ? 40 : 90))
          }
        }
      }
    }
    // Six rows of 90 and the gaps between them are 590 high; the seventh begins where they end.
    #expect(made.indices.sorted() == Array(0...13))
    let frames = host.accessibilityOrder.prefix(4).map(\.accessibilityFrame)
    #expect(frames.map { ($0.midX / 5).rounded() * 5 }.sorted() == [25, 25, 230, 230])
    let scroll = try scroll(in: host)
    #expect(scroll.contentSize.height == 500_090)
    made.indices = []
    scroll.contentOffset.y = scroll.contentSize.height - 600
    screen.layoutIfNeeded()
    #expect(made.indices.contains(10_000) && made.indices.count < 20)
    #expect(words(host).contains("10,000"))
  }

  @Test("a horizontal grid continues sideways, and an adaptive one has as many columns as fit")
  func adaptive() {
    let rows = TreeProbe(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(40))], spacing: 0) {
          ForEach(0..<4) { _ in Color.red.frame(width: 50) }
        }
      }, width: 100, height: 100
    ).frames("Color")
    #expect(rows.map(\.height) == [30, 40, 30, 40] && rows.map(\.minX) == [0, 0, 50, 50])
    #expect(rows.map(\.minY) == [15, 45, 15, 45])
    let columns = TreeProbe(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)], spacing: 0) {
          ForEach(0..<4) { _ in Color.red.frame(height: 10) }
        }
      }, width: 250, height: 100
    ).frames("Color")
    #expect(columns.map(\.minY) == [0, 0, 0, 10])
    #expect(columns.allSatisfy { abs($0.width - 250 / 3) < 1e-9 })
  }

  @Test("lengths of lines are summed and found without iterating over all of them")
  func lengths() {
    let lengths = LineLengths(count: 1000, gap: 2)
    #expect(lengths.total == 1998 && lengths.estimate == nil)
    lengths.set(10, of: 0)
    lengths.set(50, of: 500)
    lengths.set(0, of: 999)
    #expect(lengths.start(of: 501) == 6052)
    #expect(lengths.total == 12_028)
    for line in [0, 1, 499, 500, 501, 998, 999] {
      #expect(lengths.line(at: lengths.start(of: line)) == line)
      if line > 0 { #expect(lengths.line(at: lengths.start(of: line) - 0.5) == line - 1) }
    }
    #expect(lengths.line(at: -100) == 0 && lengths.line(at: 1e9) == 999)
    lengths.set(10, of: 500)
    #expect(lengths.start(of: 501) == 6012)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Sections in lazy stacks and grids")
struct LazySectionTests {
  /// Two sections: a header of 5 points, 3 rows of 10, a footer of 7; a row of 11, a footer of 8.
  @ViewBuilder private var two: some View {
    Section {
      ForEach(0..<3) { _ in Color.red.frame(height: 10) }
    } header: {
      Color.red.frame(height: 5)
    } footer: {
      Color.red.frame(height: 7)
    }
    Section {
      Color.red.frame(height: 11)
    } footer: {
      Color.red.frame(height: 8)
    }
  }

  @Test("a footer comes after the rows of its section, and before the next section")
  func column() {
    let probe = TreeProbe(LazyVStack(spacing: 0) { two }, width: 100, height: 61)
    let frames = probe.frames("Color")
    #expect(frames.map(\.minY) == [0, 5, 15, 25, 35, 42, 53])
    #expect(frames.map(\.height) == [5, 10, 10, 10, 7, 11, 8])
    #expect(TreeProbe.size(of: LazyVStack(spacing: 1) { two }, 100, nil).height == 67)
  }

  @Test("in a grid, headers and footers fill lines of their own")
  func grid() {
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    let probe = TreeProbe(
      LazyVGrid(columns: columns, spacing: 0) { two }, width: 100, height: 51)
    let frames = probe.frames("Color")
    #expect(frames.map(\.minY) == [0, 5, 5, 15, 25, 32, 43])
    #expect(frames.map(\.minX) == [0, 0, 50, 0, 0, 0, 0])
    #expect(frames.map(\.width) == [100, 50, 50, 50, 100, 50, 100])
  }

  @Test("a section without rows shows its header and footer")
  func withoutRows() {
    let view = LazyVStack(spacing: 0) {
      Section {
      } header: {
        Color.red.frame(height: 5)
      } footer: {
        Color.red.frame(height: 7)
      }
    }
    #expect(TreeProbe(view, width: 100, height: 12).frames("Color").map(\.minY) == [0, 5])
    let empty = LazyVStack { EmptyView() }
    #expect(TreeProbe.size(of: empty, 100, nil) == CGSize(width: 100, height: 0))
    #expect(TreeProbe.size(of: empty, nil, nil) == .zero)
    let row = LazyHStack { EmptyView() }
    #expect(TreeProbe.size(of: row, nil, 30) == CGSize(width: 0, height: 30))
  }

  @Test("the header, the rows, and the footer of a section each keep their own state")
  func states() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 }.frame(height: 50) }
    }
    let (screen, host) = shown {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            ForEach(0..<2) { Counter(name: "row \($0)") }
          } header: {
            Counter(name: "header")
          } footer: {
            Counter(name: "footer")
          }
          Section {
            ForEach(0..<100) { Counter(name: "other \($0)") }
          } header: {
            Counter(name: "second")
          }
        }
      }
    }
    for name in ["header 0", "header 1", "footer 0", "row 1 0"] { try screen.tap(name) }
    let top = ["header 2", "row 0 0", "row 1 1", "footer 1", "second 0", "other 0 0"]
    func words() -> [String] { host.accessibilityOrder.compactMap(\.accessibilityLabel) }
    #expect(Array(words().prefix(6)) == top)
    let scroll = try #require(host.first(ScrollNode.self))
    scroll.contentOffset.y = 3000
    screen.layoutIfNeeded()
    #expect(!words().contains("header 2"))
    scroll.contentOffset.y = 0
    screen.layoutIfNeeded()
    #expect(Array(words().prefix(6)) == top)
  }

  @Test("the last view in sight at the end of a scroll view is the footer of the last section")
  func end() throws {
    let (screen, host) = shown {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach([40, 50], id: \.self) { Text("before \($0)").frame(height: 20) }
          Section {
            ForEach(0..<100) { Text("row \($0)").frame(height: 20) }
          } footer: {
            Text("the end").frame(height: 20)
          }
        }
      }
    }
    let scroll = try #require(host.first(ScrollNode.self))
    #expect(abs(scroll.contentSize.height - 2060) < 0.01)
    scroll.contentOffset.y = scroll.contentSize.height - 600
    screen.layoutIfNeeded()
    let words = host.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(Array(words.suffix(2)) == ["row 99", "the end"])
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Places in lazy stacks and grids")
struct LazyPlaceTests {
  private func frames(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [[CGFloat]] {
    TreeProbe(view, width: width, height: height).frames("Color").map { [$0.minX, $0.minY] }
  }

  @Test(
    "the columns of a grid that is narrower than its space are aligned together",
    arguments: [(0, 0), (1, 60), (2, 120)] as [(Int, CGFloat)])
  func columns(_ row: (Int, CGFloat)) {
    let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(40))],
      alignment: alignments[row.0],
      spacing: 6
    ) {
      ForEach([10, 20, 8], id: \.self) { Color.red.frame(width: 10, height: CGFloat($0)) }
    }
    let x = row.1
    #expect(frames(grid, 200, 34) == [[x + 10, 5], [x + 55, 0], [x + 10, 26]])
    #expect(
      frames(grid.environment(\.layoutDirection, .rightToLeft), 200, 34)
        == [[180 - x, 5], [135 - x, 0], [180 - x, 26]])
  }

  @Test("the rows of a grid have alignments of their own, and are aligned together")
  func rows() {
    func grid(_ alignment: VerticalAlignment) -> some View {
      LazyHGrid(
        rows: [
          GridItem(.fixed(30), spacing: 10, alignment: .bottomTrailing),
          GridItem(.fixed(40), alignment: .topLeading),
        ], alignment: alignment, spacing: 6
      ) {
        ForEach([10, 20, 8], id: \.self) { Color.red.frame(width: CGFloat($0), height: 10) }
      }
    }
    #expect(frames(grid(.top), 34, 200) == [[10, 20], [0, 40], [26, 20]])
    #expect(frames(grid(.center), 34, 200) == [[10, 80], [0, 100], [26, 80]])
    #expect(frames(grid(.bottom), 34, 200) == [[10, 140], [0, 160], [26, 140]])
  }

  @Test("the lines of a lazy stack are aligned by the guides of their views")
  func guides() {
    let column = LazyVStack(alignment: .leading, spacing: 2) {
      Color.red.frame(width: 10, height: 5).alignmentGuide(.leading) { _ in -7 }
      Color.red.frame(width: 20, height: 5)
    }
    #expect(frames(column, 100, 12) == [[7, 0], [0, 7]])
    let row = LazyHStack(alignment: .bottom, spacing: 2) {
      Color.red.frame(width: 5, height: 10).alignmentGuide(.bottom) { _ in 13 }
      Color.red.frame(width: 5, height: 20)
    }
    #expect(frames(row, 12, 100) == [[0, 87], [7, 80]])
  }

  @Test("rows below other contents are created when the scroll view reaches them")
  func below() throws {
    final class Made { var rows: [Int] = [] }
    let made = Made()
    let (screen, host) = shown {
      ScrollView {
        VStack(spacing: 0) {
          Text("above").frame(height: 325)
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row -> AnyView in
              made.rows.append(row)
              return AnyView(Text("row \(row)").frame(height: 50))
            }
          }
        }
      }
    }
    // 275 of 600 points are left: five rows and a half.
    #expect(Set(made.rows) == Set(0...5))
    let scroll = try #require(host.first(ScrollNode.self))
    #expect(scroll.contentSize.height == 5325)
    scroll.contentOffset.y = 350
    screen.layoutIfNeeded()
    #expect(Set(made.rows) == Set(0...12))
    made.rows = []
    scroll.contentOffset.y = 425
    screen.layoutIfNeeded()
    #expect(made.rows == [13, 14])
  }

  @Test("right to left, the first views of a lazy row are at the right end")
  func mirrored() throws {
    let (screen, host) = shown {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100) { Text("\($0)").frame(width: 100, height: 30) }
        }
      }
    }
    func words() -> [String] { host.accessibilityOrder.compactMap(\.accessibilityLabel) }
    #expect(words() == ["0", "1", "2", "3"])
    host.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    screen.layoutIfNeeded()
    let scroll = try #require(host.first(ScrollNode.self))
    scroll.contentOffset.x = 10_000 - 300 - 1050
    screen.layoutIfNeeded()
    var middles: [String: CGFloat] = [:]
    for node in host.accessibilityOrder {
      middles[node.accessibilityLabel ?? ""] = node.convert(node.bounds, to: host).midX.rounded()
    }
    #expect(middles == ["10": 300, "11": 200, "12": 100, "13": 0])
  }

  @Test("a lazy stack knows the lengths of its lines for each width by itself")
  func widths() {
    let view = LazyVStack(spacing: 0) {
      ForEach(0..<3) { _ in Text("some words that wrap in a narrow column") }
    }
    let tree = TreeProbe(view, width: 500, height: 100).tree
    func height(_ width: CGFloat) -> CGFloat {
      tree.fittingSize(for: ProposedViewSize(width: width, height: nil)).height
    }
    for width in [500, 60, 500, 80, 90, 100, 110, 120, 130, 140, 150, 160, 60, 500] as [CGFloat] {
      let alone = TreeProbe.size(of: view, width, nil).height
      #expect(height(width) == alone && alone > 0, "\(width)")
    }
  }
}

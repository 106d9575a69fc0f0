// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Cells of grids")
struct GridCellTests {
  private var red: some View { Color.red.frame(width: 20, height: 10) }

  private func other(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.blue.frame(width: width, height: height)
  }

  private func origin(_ grid: some View, _ width: CGFloat, _ height: CGFloat) -> CGPoint? {
    TreeProbe(grid, width: width, height: height).frames("Color #FF0000").first?.origin
  }

  @Test("an anchor moves a view by a share of the space that it leaves in its cell")
  func anchors() {
    let anchors: [(UnitPoint, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.bottomTrailing, 40, 30), (.center, 20, 15), (.top, 20, 0),
      (.leading, 0, 15), (UnitPoint(x: 0.25, y: 0.5), 10, 15),
    ]
    for (anchor, x, y) in anchors {
      let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          red.gridCellAnchor(anchor)
          other(30, 40)
        }
        GridRow {
          other(60, 5)
          other(30, 5)
        }
      }
      #expect(origin(grid, 90, 45) == CGPoint(x: x, y: y))
    }
  }

  @Test("the alignments of a row and of a column apply in one direction each")
  func alignments() {
    let rows: [(VerticalAlignment?, CGFloat)] = [
      (.top, 0), (nil, 15), (.center, 15), (.bottom, 30),
    ]
    let columns: [(HorizontalAlignment, CGFloat)] = [(.leading, 0), (.center, 20), (.trailing, 40)]
    for (row, y) in rows {
      for (column, x) in columns {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: row) {
            red
            other(30, 40)
          }
          GridRow {
            other(60, 5).gridColumnAlignment(column)
            other(30, 5)
          }
        }
        #expect(origin(grid, 90, 45) == CGPoint(x: x, y: y))
      }
    }
  }

  @Test("a grid in which all views have anchors is as large as these")
  func onlyAnchors() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { red.gridCellAnchor(.trailing) }
      GridRow { other(50, 30).gridCellAnchor(.leading) }
    }
    #expect(TreeProbe.size(of: grid, nil, nil) == CGSize(width: 50, height: 40))
    #expect(origin(grid, 50, 40) == CGPoint(x: 30, y: 0))
  }

  @Test("without a proposed width, a text that spans columns has its own, whatever the height")
  func spanningText() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        red
        other(20)
      }
      GridRow { Text("Wider than both").gridCellColumns(2) }
    }
    let width = TreeProbe.size(of: Text("Wider than both"), nil, nil).width
    #expect(width > 40)
    #expect(TreeProbe.size(of: grid, nil, nil).width == width)
    #expect(TreeProbe.size(of: grid, nil, 200).width == width)
  }

  @Test("a view that spans columns widens the last of them, if they are too narrow")
  func spanning() {
    func frames(_ width: CGFloat, _ spacing: CGFloat) -> [CGFloat] {
      let grid = Grid(alignment: .leading, horizontalSpacing: spacing, verticalSpacing: 0) {
        GridRow {
          other(10)
          other(20)
          other(30)
        }
        GridRow { Color.red.frame(width: width, height: 10).gridCellColumns(2) }
      }
      let size = TreeProbe.size(of: grid, nil, nil)
      return [size.width]
        + TreeProbe(grid, width: size.width, height: 20).frames("Color").map(\.minX)
    }
    #expect(frames(30, 0) == [60, 0, 10, 30, 0])
    #expect(frames(31, 0) == [61, 0, 10, 31, 0])
    #expect(frames(34, 4) == [68, 0, 14, 38, 0])
    #expect(frames(50, 4) == [84, 0, 14, 54, 0])
  }

  @Test("a view spans at least one column")
  func fewColumns() {
    for count in [-5, 0, 1] {
      let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          other(10).gridCellColumns(count)
          red
        }
      }
      #expect(TreeProbe.size(of: grid, nil, nil).width == 30)
      #expect(origin(grid, 30, 10)?.x == 10)
    }
  }

  @Test("a view doesn't count in the directions in which it has no size")
  func unsized() {
    func size(_ axes: Axis.Set) -> CGSize {
      let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { red }
        GridRow { other(70, 50).gridCellUnsizedAxes(axes) }
      }
      return TreeProbe.size(of: grid, nil, nil)
    }
    #expect(size([]) == CGSize(width: 70, height: 60))
    #expect(size(.horizontal) == CGSize(width: 20, height: 60))
    #expect(size(.vertical) == CGSize(width: 70, height: 10))
    #expect(size([.horizontal, .vertical]) == CGSize(width: 20, height: 10))
    let spanning = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { red }
      other(70, 50).gridCellUnsizedAxes(.horizontal)
    }
    #expect(TreeProbe.size(of: spanning, nil, nil) == CGSize(width: 20, height: 60))
  }

  @Test("flexible rows share the height that the others leave, from the least flexible on")
  func rows() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 5) {
      GridRow { Color.red }
      GridRow { Color.green.frame(minHeight: 10, maxHeight: 12) }
      GridRow { Color.blue }
    }
    let frames = TreeProbe(grid, width: 50, height: 100).frames("Color")
    #expect(frames.map(\.minY) == [0, 44, 61] && frames.map(\.height) == [39, 12, 39])
    #expect(frames.map(\.width) == [50, 50, 50])
  }

  @Test("distances can't make a grid smaller than nothing, and none are around a single view")
  func distances() {
    let tight = Grid(horizontalSpacing: -50, verticalSpacing: -50) {
      GridRow {
        other(10)
        other(10)
      }
      GridRow { other(10) }
    }
    #expect(TreeProbe.size(of: tight, nil, nil) == .zero)
    let single = Grid(horizontalSpacing: 50, verticalSpacing: 50) { GridRow { red } }
    #expect(TreeProbe.size(of: single, nil, nil) == CGSize(width: 20, height: 10))
    #expect(TreeProbe.size(of: Grid {}, 30, 30) == .zero)
    #expect(TreeProbe.size(of: Grid { GridRow {} }, nil, nil) == .zero)
  }
}

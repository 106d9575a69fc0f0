// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@Suite("Alignment guides")
struct AlignmentTests {
  @Test("views in a row are aligned", arguments: [(0, 0.0, 0.0), (1, 10, 0), (2, 20, 0)])
  func row(_ row: (Int, CGFloat, CGFloat)) {
    let alignments: [VerticalAlignment] = [.top, .center, .bottom]
    let view = HStack(alignment: alignments[row.0]) {
      Color.red.frame(width: 10, height: 20)
      Color.blue.frame(width: 10, height: 40)
    }
    #expect(TreeProbe(view, width: 100, height: 40).frames("Color").map(\.minY) == [row.1, row.2])
  }

  @Test("views in a column are aligned", arguments: [(0, 0.0), (1, 10), (2, 20)])
  func column(_ row: (Int, CGFloat)) {
    let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
    let view = VStack(alignment: alignments[row.0]) {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 40, height: 10)
    }
    #expect(TreeProbe(view, width: 40, height: 100).frames("Color")[0].minX == row.1)
  }

  @Test("texts of different sizes share the baseline of their first or last line")
  func baselines() throws {
    let small = Font.systemFont(ofSize: 10)
    let large = Font.systemFont(ofSize: 30)
    func tops(_ alignment: VerticalAlignment) -> [CGFloat] {
      let row = HStack(alignment: alignment) {
        Text("a\nb").font(small)
        Text("c").font(large)
        Color.red.frame(width: 5, height: 5)
      }
      let probe = TreeProbe(row, width: 300, height: 300)
      return probe.frames("Text").map(\.minY) + probe.frames("Color").map(\.minY)
    }
    let first = tops(.firstTextBaseline)
    #expect(abs(first[0] + small.ascender - (first[1] + large.ascender)) < 0.5)
    // What has no text has its baselines at the bottom.
    #expect(abs(first[2] + 5 - (first[1] + large.ascender)) < 0.5)
    let last = tops(.lastTextBaseline)
    let secondLine = small.lineHeight + small.ascender
    #expect(abs(last[0] + secondLine - (last[1] + large.ascender)) < 0.5)
  }

  @Test("a column exposes the first and the last baseline of its texts")
  func baselinesThroughContainers() {
    let font = Font.systemFont(ofSize: 10)
    let row = HStack(alignment: .firstTextBaseline) {
      VStack(spacing: 0) {
        Color.red.frame(width: 5, height: 50)
        Text("a").font(font)
        Text("b").font(font)
      }.padding(3).background(Text("x").font(.largeTitle))
      Text("c").font(font)
    }
    let frames = TreeProbe(row, width: 300, height: 300).frames("Text")
    #expect(frames.count == 4)
    #expect(abs(frames[0].minY - frames[3].minY) < 0.5)
  }

  @Test("a custom guide aligns by its default value, and by what a view sets")
  func custom() {
    let view = HStack(alignment: .third, spacing: 0) {
      Color.red.frame(width: 10, height: 30)
      Color.blue.frame(width: 10, height: 60).alignmentGuide(.third) { $0[.bottom] }
    }
    let probe = TreeProbe(view, width: 100, height: 80)
    #expect(probe.frames("HStack").map(\.height) == [80])
    #expect(probe.frames("Color").map(\.minY) == [50, 0])
  }

  @Test("the value of a container's guide is the mean of those of its views")
  func mean() {
    let view = HStack(alignment: .third, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.third) { _ in 0 }
        Color.red.frame(width: 10, height: 10).alignmentGuide(.third) { _ in 10 }
      }
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.third) { _ in 0 }
    }
    // 0 and 10 + 10 have 10 as their mean.
    #expect(TreeProbe(view, width: 100, height: 20).frames("Color").map(\.minY) == [0, 10, 10])
  }

  @Test("an explicit guide moves a view in a z-stack and a frame")
  func stated() {
    let view = ZStack(alignment: .leading) {
      Color.red.frame(width: 100, height: 10)
      Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { $0.width / 2 }
    }.frame(width: 100, height: 10)
    // Together they are 110 wide, and lie in the middle of the frame.
    #expect(TreeProbe(view, width: 100, height: 10).frames("Color").map(\.minX) == [5, -5])
  }

  @Test("right to left, rows begin at the right, and leading is right")
  func rightToLeft() {
    let view = VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 10).padding(.leading, 5)
      }
      Color.green.frame(width: 10, height: 10).offset(x: 3)
    }.frame(width: 100, alignment: .leading)
    let left = TreeProbe(view, width: 100, height: 20)
    #expect(left.frames("Color").map(\.minX) == [0, 35, 3])
    let right = TreeProbe(
      view.environment(\.layoutDirection, .rightToLeft), width: 100, height: 20)
    // The root is left to right and as wide as the frame, so mirroring begins inside.
    #expect(right.frames("Color").map(\.maxX) == [100, 65, 97])
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

/// What a view in a row can be, for tables: from a least to a greatest width.
nonisolated struct Flex: Sendable, CustomTestStringConvertible {
  var least: CGFloat = 0
  var most: CGFloat = .infinity
  var priority = 0.0

  static func fixed(_ width: CGFloat) -> Flex { Flex(least: width, most: width) }
  static var any: Flex { Flex() }

  var testDescription: String { "\(least)…\(most)" }
}

extension Flex {
  var view: some View {
    Color.red.frame(minWidth: least, maxWidth: most).layoutPriority(priority)
  }
}

nonisolated struct DivisionCase: Sendable, CustomTestStringConvertible {
  let width: CGFloat
  let children: [Flex]
  let widths: [CGFloat]
  var spacing: CGFloat? = 0

  var testDescription: String { "\(children.map(\.testDescription)) in \(width)" }
}

@Suite("Dividing the length of a stack")
struct StackRuleTests {
  nonisolated static let cases = [
    DivisionCase(width: 300, children: [.fixed(100), .any, .any], widths: [100, 100, 100]),
    DivisionCase(width: 300, children: [Flex(most: 50), .any, .any], widths: [50, 125, 125]),
    DivisionCase(width: 300, children: [.any, .any, Flex(most: 50)], widths: [125, 125, 50]),
    DivisionCase(
      width: 300, children: [Flex(priority: 1), Flex(least: 20)], widths: [280, 20]),
    DivisionCase(
      width: 300, children: [Flex(least: 20), Flex(priority: 1)], widths: [20, 280]),
    DivisionCase(
      width: 300, children: [Flex(least: 20), Flex(most: 100, priority: 1), .any],
      widths: [100, 100, 100]),
    DivisionCase(
      width: 300, children: [Flex(priority: -1), .any, Flex(least: 10, priority: -2)],
      widths: [0, 290, 10]),
    DivisionCase(width: 300, children: [.fixed(200), .fixed(200)], widths: [200, 200]),
    // Of two that take any width, the one that needs more is asked first.
    DivisionCase(width: 100, children: [.any, Flex(least: 80)], widths: [20, 80]),
    DivisionCase(width: 100, children: [Flex(least: 30), Flex(least: 80)], widths: [30, 80]),
    DivisionCase(width: 0, children: [.any, Flex(least: 20)], widths: [0, 20]),
    DivisionCase(width: 300, children: [.any, .any], widths: [146, 146], spacing: nil),
    DivisionCase(width: 300, children: [.any, .any], widths: [145, 145], spacing: 10),
    DivisionCase(width: 300, children: [.any, .any], widths: [155, 155], spacing: -10),
    DivisionCase(
      width: 240, children: Array(repeating: .any, count: 12),
      widths: Array(repeating: 20, count: 12)),
    DivisionCase(width: 300, children: [.any], widths: [300]),
    DivisionCase(width: 300, children: [], widths: []),
  ]

  @Test("a row divides its width by priority, then by flexibility", arguments: cases)
  func width(_ division: DivisionCase) {
    let row = HStack(spacing: division.spacing) {
      ForEach(division.children.indices, id: \.self) { division.children[$0].view }
    }
    let probe = TreeProbe(row, width: division.width, height: 50)
    #expect(probe.frames("Color").map(\.width) == division.widths)
  }

  @Test("a column divides its height in the same way", arguments: cases)
  func height(_ division: DivisionCase) {
    let column = VStack(spacing: division.spacing) {
      ForEach(division.children.indices, id: \.self) { index in
        let child = division.children[index]
        Color.red.frame(minHeight: child.least, maxHeight: child.most)
          .layoutPriority(child.priority)
      }
    }
    let probe = TreeProbe(column, width: 50, height: division.width)
    #expect(probe.frames("Color").map(\.height) == division.widths)
  }

  /// 8 to 24 wide, then some that are as wide as they are: just as flexible, but for how it adds up.
  private func summed(_ lengths: [CGFloat]) -> some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 8, maxWidth: 24)
      ForEach(lengths.indices, id: \.self) { Spacer().frame(width: lengths[$0]) }
    }
  }

  @Test(
    "equally flexible views are measured in order, however their lengths add up",
    arguments: [
      [10, 1.0 / 3, 1.0 / 3], [1.0 / 3, 1.0 / 3, 10], [0.1, 0.2, 10.3], [10.7, 0.1, 0.1],
    ] as [[CGFloat]])
  func equals(_ lengths: [CGFloat]) {
    let left = 26 - lengths.reduce(0, +)
    func widths(_ view: some View) -> [CGFloat] {
      TreeProbe(view, width: 50, height: 20).frames("Color").map {
        ($0.width * 1000).rounded() / 1000
      }
    }
    let plain = Color.red.frame(minWidth: 8, maxWidth: 24)
    let rounded = { (length: CGFloat) in (length * 1000).rounded() / 1000 }
    #expect(
      widths(
        HStack(spacing: 0) {
          plain
          summed(lengths)
        }) == [24, rounded(left)])
    #expect(
      widths(
        HStack(spacing: 0) {
          summed(lengths)
          plain
        }) == [rounded(left - 1), 24])
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        plain
        summed(lengths)
      }
    }
    #expect(widths(grid) == [24, rounded(left)])
    let turned = Grid(horizontalSpacing: 0) {
      GridRow {
        summed(lengths)
        plain
      }
    }
    #expect(widths(turned) == [rounded(left - 1), 24])
  }

  @Test("a row that is too wide overflows equally on both sides")
  func overflow() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 200)
      Color.blue.frame(width: 200)
    }
    let probe = TreeProbe(row, width: 300, height: 50)
    #expect(probe.frames("HStack") == [CGRect(x: -50, y: 0, width: 400, height: 50)])
    #expect(probe.frames("Color").map(\.minX) == [-50, 150])
  }

  @Test("a row has the ideal length of its views if nothing is proposed")
  func ideal() {
    let row = HStack(spacing: 5) {
      Color.red.frame(width: 30, height: 20)
      Color.red
      Color.red.frame(minWidth: 5, idealWidth: 15)
    }
    #expect(TreeProbe.size(of: row, nil, nil) == CGSize(width: 65, height: 20))
    #expect(TreeProbe.size(of: row, nil, 40) == CGSize(width: 65, height: 40))
  }

  @Test("an unspecified cross dimension is the one that the stack finds")
  func acrossAtPlacing() {
    let column = VStack(spacing: 0) {
      Color.red.frame(width: 120, height: 20)
      Divider()
    }.fixedSize()
    let probe = TreeProbe(column, width: 300, height: 300)
    #expect(probe.frames("Divider").map(\.width) == [120])
  }
}

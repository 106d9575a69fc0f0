// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Blocks in place of text")
struct BlockTests {
  private let font = Font.systemFont(ofSize: 20)

  private func run(_ text: String, _ width: CGFloat, _ color: Color) -> TextLine.Run {
    TextLine.Run(text: text, width: width, font: font, color: color, fitsWidth: true)
  }

  private func blocks(_ line: TextLine) -> [DisplayList.Operation] {
    DisplayList(size: CGSize(width: 200, height: 50), operations: [.text(line)])
      .replacingTextWithBlocks().operations
  }

  private func block(_ x: CGFloat, _ width: CGFloat, _ color: Color) -> DisplayList.Operation {
    let height = font.capHeight
    return .fill(
      BezierPath(rect: CGRect(x: x, y: 40 - height, width: width, height: height)), .color(color))
  }

  @Test("each run becomes a block with its width, color, and cap height, in reading order")
  func runs() {
    let runs = [run("red", 30, .red), run("blue", 50, .blue)]
    let line = TextLine(runs: runs, baseline: CGPoint(x: 10, y: 40), width: 80)
    #expect(blocks(line) == [block(10, 30, .red), block(40, 50, .blue)])
    let mirrored = TextLine(
      runs: runs, baseline: CGPoint(x: 10, y: 40), width: 80, direction: .rightToLeft)
    #expect(blocks(mirrored) == [block(60, 30, .red), block(10, 50, .blue)])
  }

  @Test("text without a width leaves nothing, and everything else stays")
  func others() {
    let line = TextLine(
      runs: [run("", 0, .red), run("?", .nan, .red)], baseline: .zero, width: 0)
    #expect(blocks(line).isEmpty)
    let fill = DisplayList.Operation.fill(BezierPath(rect: .zero), .color(.red))
    let list = DisplayList(size: .zero, operations: [.begin(.opacity(0.5)), fill, .end])
    #expect(list.replacingTextWithBlocks() == list)
  }
}

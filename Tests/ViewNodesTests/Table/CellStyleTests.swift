// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Standard parts of table cells")
struct CellStyleTests {

  private func made(
    _ style: TableCellNode.CellStyle, _ text: String?, _ detail: String?, image: CGSize? = nil,
    lines: Int = 1
  ) -> TableCellNode {
    let cell = TableCellNode(style: style, reuseIdentifier: nil)
    if let text { cell.textLabel?.text = text }
    if let detail { cell.detailTextLabel?.text = detail }
    cell.textLabel?.numberOfLines = lines
    if let image { cell.imageView?.image = Image(content: .figures([]), size: image) }
    return cell
  }

  /// Lays out a cell in both directions and returns the frames of its text, detail, and image.
  private func frames(
    _ cell: TableCellNode, width: CGFloat = 300, height: CGFloat = 80
  ) -> [CGRect?] {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let parts = [cell.textLabel, cell.detailTextLabel, cell.imageView]
    cell.semanticContentAttribute = .forceLeftToRight
    cell.layoutIfNeeded()
    let frames = parts.map { $0?.frame }
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    for (part, frame) in zip(parts, frames) {
      guard let part, let frame else { continue }
      #expect(abs(part.frame.minX - (width - frame.maxX)) < 1e-9)
      #expect(part.frame.minY == frame.minY && part.frame.size == frame.size)
    }
    return frames
  }

  private func size(_ label: LabelNode?, _ width: CGFloat) -> CGSize {
    guard let size = label?.sizeThatFits(CGSize(width: width, height: 0)) else { return .zero }
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private let picture = CGSize(width: 40, height: 30)

  /// The top of something centered in a height of 80 points.
  private func centered(_ height: CGFloat, in cell: TableCellNode) -> CGFloat {
    let rest: CGFloat = 80 - height
    return cell.roundedToPixel(rest / 2)
  }

  private let pictureFrame = CGRect(x: 16, y: 25, width: 40, height: 30)

  @Test("a text fills the width beside its image, and both are centered")
  func plain() {
    let cell = made(.default, "Text", nil, image: picture)
    let height = size(cell.textLabel, 212).height
    let places = frames(cell)
    #expect(
      places[0] == CGRect(x: 72, y: centered(height, in: cell), width: 212, height: height))
    #expect(places[1] == nil && places[2] == pictureFrame)
    let alone = made(.default, "Text", nil)
    #expect(frames(alone)[0]?.minX == 16 && alone.textLabel?.frame.width == 268)
    let narrow = made(.default, "Text", nil, image: picture)
    #expect(frames(narrow, width: 60)[0]?.width == 0)
  }

  @Test("a subtitle is two points below its text, and both are centered together")
  func subtitle() {
    let cell = made(.subtitle, "Text", "Detail", image: picture)
    let text = size(cell.textLabel, 212).height
    let detail = size(cell.detailTextLabel, 212).height
    let top = centered(text + 2 + detail, in: cell)
    let second: CGFloat = top + text + 2
    let places = frames(cell)
    #expect(places[0] == CGRect(x: 72, y: top, width: 212, height: text))
    #expect(places[1] == CGRect(x: 72, y: second, width: 212, height: detail))
    #expect(places[2] == pictureFrame)
    // Without one of them, there is no gap.
    let titled = made(.subtitle, "Text", nil)
    #expect(frames(titled)[0]?.minY == centered(text, in: titled))
    let other = made(.subtitle, "", "Detail")
    #expect(frames(other)[1]?.minY == centered(detail, in: other))
  }

  @Test("a value is at the trailing edge, as wide as the text leaves room for it")
  func value() {
    let cell = made(.value1, "Text", "Value", image: picture)
    let text = size(cell.textLabel, 212)
    let value = size(cell.detailTextLabel, 212)
    let places = frames(cell)
    let start: CGFloat = 284 - value.width
    #expect(
      places[0] == CGRect(origin: CGPoint(x: 72, y: centered(text.height, in: cell)), size: text))
    #expect(
      places[1]
        == CGRect(origin: CGPoint(x: start, y: centered(value.height, in: cell)), size: value))
    #expect(places[2] == pictureFrame)
    let long = made(.value1, "Text", String(repeating: "value ", count: 20))
    let rest = 268 - size(long.textLabel, 268).width - 8
    let shown = frames(long)[1]
    #expect(shown?.width == rest && shown?.maxX == 284)
    let full = made(.value1, String(repeating: "text ", count: 30), "Value")
    let both = frames(full)
    #expect(both[0]?.width == 268 && both[1]?.width == 0)
  }

  @Test("a text ends 6 points before its value, 107 points from the edge")
  func labeledValue() {
    let cell = made(.value2, "Text", "Value")
    let (text, value) = (size(cell.textLabel, 91), size(cell.detailTextLabel, 171))
    let places = frames(cell)
    let start: CGFloat = 107 - text.width
    #expect(
      places[0]
        == CGRect(origin: CGPoint(x: start, y: centered(text.height, in: cell)), size: text))
    #expect(
      places[1]
        == CGRect(origin: CGPoint(x: 113, y: centered(value.height, in: cell)), size: value))
    #expect(places[2] == nil)
    let long = made(
      .value2, String(repeating: "text ", count: 20), String(repeating: "value ", count: 20))
    let shown = frames(long)
    #expect(shown[0]?.width == 91 && shown[0]?.minX == 16)
    #expect(shown[1]?.width == 171 && shown[1]?.minX == 113)
    let narrow = frames(made(.value2, String(repeating: "text ", count: 20), "Value"), width: 82)
    #expect(narrow[0]?.width == 50 && narrow[1]?.width == 0)
  }

  @Test("a cell is as high as its texts and margins or its image, and at least 44 points")
  func heights() {
    let words = String(repeating: "word ", count: 40)
    func expect(_ cell: TableCellNode, _ height: CGFloat, _ note: Comment) {
      let fitting = cell.sizeThatFits(CGSize(width: 300, height: 5))
      #expect(fitting == CGSize(width: 300, height: max(44, cell.ceiledToPixel(height))), note)
    }
    for style in TableCellNode.CellStyle.allCases {
      let note = Comment("\(style)")
      expect(made(style, nil, nil), 0, note)
      expect(made(style, "Text", nil), 0, note)
      let tall = made(style, words, nil, lines: 0)
      let width: CGFloat = style == .value2 ? 91 : 268
      let text = size(tall.textLabel, width).height
      #expect(text > 60, note)
      expect(tall, text + 22, note)
      guard style != .value2 else { continue }
      expect(made(style, "Text", nil, image: CGSize(width: 9, height: 90)), 90, note)
      expect(made(style, "Text", nil, image: CGSize(width: 9, height: 43)), 43, note)
      // The text is narrower beside an image.
      let beside = made(style, words, nil, image: picture, lines: 0)
      expect(beside, size(beside.textLabel, 212).height + 22, note)
    }
    let both = made(.subtitle, words, "Detail", lines: 0)
    let (text, detail) = (
      size(both.textLabel, 268).height, size(both.detailTextLabel, 268).height
    )
    expect(both, text + detail + 24, "both")
    let beside = made(.value1, "Text", "Value")
    beside.detailTextLabel?.font = .systemFont(ofSize: 50)
    expect(beside, size(beside.detailTextLabel, 268).height + 22, "beside")
  }

  @Test("parts that are made after a layout are placed in the next one")
  func later() {
    let cell = TableCellNode(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    cell.layoutIfNeeded()
    let (text, detail, image) = (cell.textLabel, cell.detailTextLabel, cell.imageView)
    cell.layoutIfNeeded()
    #expect(text?.frame.width == 268 && detail?.frame.width == 268)
    #expect(text?.superview === cell.contentView && detail?.superview === cell.contentView)
    #expect(image?.superview === cell.contentView && cell.imageView === image)
  }

  @Test("a cell that is made with a frame or from no archive has the standard style")
  func initializers() throws {
    let cell = TableCellNode(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    let coded = try #require(TableCellNode(coder: NSCoder()))
    #expect(coded.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    for made in [cell, coded, TableCellNode(registered: "a")] {
      #expect(made.cellStyle == .default && made.subviews == [made.contentView])
      #expect(made.backgroundColor == .systemBackground)
      #expect(made.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    #expect(TableCellNode(registered: "a").reuseIdentifier == "a" && coded.reuseIdentifier == nil)
  }
}

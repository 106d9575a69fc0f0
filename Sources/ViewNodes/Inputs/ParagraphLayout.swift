// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a paragraph at a width, with the caret positions on each.
final class ParagraphLayout {
  let text: StyledText
  let layout: TextLayout
  /// The distance from the top of one line to that of the next, in points.
  let pitch: CGFloat
  let lineHeight: CGFloat
  private let measurer: any TextMeasurer
  private lazy var advances = measurer.advances(of: text.string, font: layout.font)

  init(
    _ paragraph: Paragraph, style: TextLayout.Style, width: CGFloat, measurer: any TextMeasurer
  ) {
    var font = style.font
    if paragraph.textLength == 0 { font = paragraph.endingAttributes?.font ?? font }
    text = StyledText(content: paragraph.content, font: font)
    var style = style
    style.font = text.lineFont
    self.measurer = text.measurer(over: measurer)
    layout = TextLayout(
      text.string, style: style, bounds: CGSize(width: width, height: .infinity),
      measurer: self.measurer)
    self.width = layout.lines.reduce(0) { max($0, $1.width) }
    lineHeight = style.font.lineHeight
    pitch = style.font.lineHeight + style.font.leading
  }

  /// The number of lines; one for an empty paragraph.
  var lineCount: Int { max(layout.lines.count, 1) }

  /// The height of all lines with the leading after each, in points.
  var height: CGFloat { CGFloat(lineCount) * pitch }

  /// The width of the widest line, in points.
  let width: CGFloat

  var ascender: CGFloat { layout.font.ascender }

  /// Returns the offset in UTF-16 units at which a line begins.
  func start(ofLine line: Int) -> Int {
    guard line > 0, line < layout.lines.count else { return 0 }
    let string = text.string
    return string.utf16.distance(
      from: string.startIndex, to: layout.lines[line].range.lowerBound)
  }

  /// Returns the line that the caret is on at an offset: at the end of a wrapped line, the next
  /// one.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if start(ofLine: middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether text follows a line without a line ending between.
  func wraps(_ line: Int) -> Bool { line < lineCount - 1 }

  /// Returns the caret positions on a line, in points from the left of the lines.
  ///
  /// Spaces at the end of a wrapped line hang over its edge.
  func stops(ofLine line: Int, emptyAt x: CGFloat, isRightToLeft: Bool) -> LineStops {
    let lines = layout.lines
    guard lines.indices.contains(line) else {
      return LineStops(empty: x, isRightToLeft: isRightToLeft)
    }
    let string = text.string
    let end = line + 1 < lines.count ? lines[line + 1].range.lowerBound : string.endIndex
    let characters = string[lines[line].range.lowerBound..<end]
    let first = lines[line].start
    let spacing = lines[line].wordSpacing
    let own = zip(characters, advances.dropFirst(first)).map { character, advance in
      character == " " ? advance + spacing : advance
    }
    return LineStops(
      lengths: characters.map(\.utf16.count), advances: own, from: start(ofLine: line),
      start: lines[line].x, width: lines[line].width, isRightToLeft: isRightToLeft)
  }
}

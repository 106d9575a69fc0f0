// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a paragraph at a width, with the caret positions on each.
final class ParagraphLayout {
  let text: StyledText
  let layout: TextLayout
  /// The height of an empty paragraph.
  private let emptyHeight: CGFloat
  /// The spacing of the paragraph.
  private let spacing: ParagraphSpacing
  private let measurer: any TextMeasurer
  private lazy var advances = measurer.advances(of: text.string, font: layout.font)

  init(
    _ paragraph: Paragraph, style: TextLayout.Style, width: CGFloat,
    usesFontLeading: Bool, measurer: any TextMeasurer
  ) {
    var font = style.font
    if paragraph.textLength == 0 { font = paragraph.endingAttributes?.font ?? font }
    text = StyledText(content: paragraph.content, font: font)
    var style = style
    style.font = text.lineFont
    style.lineFonts = text.lineFonts
    if !usesFontLeading { style.removeLeading() }
    style.paragraphs = text.paragraphs
    if paragraph.textLength == 0, let own = paragraph.endingAttributes?.paragraph {
      style.paragraphs = [own]
    }
    self.measurer = text.measurer(over: measurer)
    layout = TextLayout(
      text.string, style: style, bounds: CGSize(width: width, height: .infinity),
      measurer: self.measurer)
    self.width = layout.textRect.width
    spacing = style.paragraphs.first ?? ParagraphSpacing()
    emptyHeight = spacing.lineHeight(of: style.font.lineHeight)
  }

  /// The number of lines; one for an empty paragraph.
  var lineCount: Int { max(layout.lines.count, 1) }

  /// The height of all lines, in points.
  var height: CGFloat { layout.lines.isEmpty ? emptyHeight : layout.textRect.height }

  /// The distance to the next paragraph, apart from the spacing before that.
  var gap: CGFloat { spacing.gapAfterParagraph(leading: layout.font.leading) }

  /// The alignment of the paragraph, or `nil` for that of the whole text.
  var alignment: TextAlignment? { spacing.alignment }

  /// The distance before the paragraph, unless it is the first.
  var gapBefore: CGFloat { spacing.gapBeforeParagraph }

  /// The width of the widest line, in points.
  let width: CGFloat

  /// The baseline of the first line, from the top of the paragraph.
  var firstBaseline: CGFloat {
    layout.lines.first?.baseline ?? emptyHeight - layout.font.lineHeight + layout.font.ascender
  }

  /// The baseline of the last line, from the top of the paragraph.
  var lastBaseline: CGFloat { layout.lines.last?.baseline ?? firstBaseline }

  /// Returns the top of a line, from the top of the paragraph.
  func top(ofLine line: Int) -> CGFloat {
    layout.lines.indices.contains(line) ? layout.lines[line].top : 0
  }

  /// Returns the height of a line, without the distance to the next one.
  func height(ofLine line: Int) -> CGFloat {
    layout.lines.indices.contains(line) ? layout.lines[line].height : emptyHeight
  }

  /// Returns the distance from the top of a line to that of the next one.
  func pitch(ofLine line: Int) -> CGFloat {
    let next = line + 1
    if next < layout.lines.count { return layout.lines[next].top - layout.lines[line].top }
    return height - top(ofLine: line) + gap
  }

  /// Returns the line at a distance from the top of the paragraph, or the first or last one outside.
  func line(atY y: CGFloat) -> Int {
    var low = 0
    var high = lineCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if layout.lines[middle].top <= y { low = middle } else { high = middle }
    }
    return low
  }

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

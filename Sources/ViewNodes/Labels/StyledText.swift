// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A text with the font and colour of the node that shows it: plain, or with runs that differ.
///
/// Runs may have fonts of their own: they are measured with them, and all lines get the height of
/// the tallest.
struct StyledText: Sendable {
  enum Content: Hashable, Sendable {
    case plain(String)
    case attributed(AttributedText)
  }

  var content: Content
  var font: Font

  var string: String {
    switch content {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  /// The font that sets the height of lines.
  var lineFont: Font {
    guard case .attributed(let text) = content else { return font }
    let fonts = text.runs.map { $0.attributes.font ?? font }
    return fonts.max { $0.lineHeight < $1.lineHeight } ?? font
  }

  /// A measurer that gives each run its own font.
  func measurer(over base: any TextMeasurer) -> any TextMeasurer {
    let lineFont = lineFont
    guard case .attributed(let text) = content,
      text.runs.contains(where: { ($0.attributes.font ?? font) != lineFont })
    else { return base }
    return RunMeasurer(base: base, text: text, font: font, lineFont: lineFont)
  }

  /// Draws a layout of this text whose bounds begin at a point.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, color: Color,
    direction: UserInterfaceLayoutDirection, measurer: any TextMeasurer,
    in context: any GraphicsContext
  ) {
    let scale = layout.font.pointSize / max(lineFont.pointSize, .ulpOfOne)
    for line in layout.lines where !line.text.isEmpty {
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      for piece in pieces(of: line, scale: scale, color: color, measurer: measurer) {
        let x =
          direction == .rightToLeft
          ? start.x + line.width - piece.offset - piece.width : start.x + piece.offset
        context.draw(
          piece.text, at: CGPoint(x: x, y: start.y), width: piece.width, font: piece.font,
          color: piece.color, direction: direction)
      }
    }
  }

  private struct Piece {
    var text: String
    var offset: CGFloat
    var width: CGFloat
    var font: Font
    var color: Color
  }

  /// The parts of a line that are drawn at once: all of it, or each run, or each word of a
  /// justified line.
  private func pieces(
    of line: TextLayout.Line, scale: CGFloat, color: Color, measurer: any TextMeasurer
  ) -> [Piece] {
    var stretches = [Stretch(text: line.text, attributes: TextAttributes())]
    if case .attributed(let text) = content { stretches = Self.stretches(of: line, in: text) }
    if stretches.count == 1, let only = stretches.first, line.wordSpacing == 0 {
      return [
        Piece(
          text: only.text, offset: 0, width: line.width,
          font: scaled(only.attributes.font ?? font, by: scale),
          color: only.attributes.foregroundColor ?? color)
      ]
    }
    var offset: CGFloat = 0
    var pieces: [Piece] = []
    for stretch in stretches {
      let font = scaled(stretch.attributes.font ?? font, by: scale)
      let words =
        line.wordSpacing > 0
        ? stretch.text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        : [stretch.text]
      for (index, word) in words.enumerated() {
        if index > 0 { offset += measurer.width(of: " ", font: font) + line.wordSpacing }
        let width = measurer.width(of: word, font: font)
        if !word.isEmpty {
          pieces.append(
            Piece(
              text: word, offset: offset, width: width, font: font,
              color: stretch.attributes.foregroundColor ?? color))
        }
        offset += width
      }
    }
    return pieces
  }

  private func scaled(_ font: Font, by scale: CGFloat) -> Font {
    scale == 1 ? font : font.withSize(font.pointSize * scale)
  }

  private struct Stretch {
    var text: String
    var attributes: TextAttributes
  }

  /// The runs of a line as it is shown; an ellipsis looks like what is before it.
  private static func stretches(of line: TextLayout.Line, in text: AttributedText) -> [Stretch] {
    let string = text.string
    let first = string.distance(from: string.startIndex, to: line.range.lowerBound)
    let end = first + string.distance(from: line.range.lowerBound, to: line.range.upperBound)
    let shown = Array(line.text)
    let source = string[line.range]
    let common = zip(shown, source).prefix { $0 == $1 }.count
    var result: [Stretch] = []
    var run = 0
    for (index, character) in shown.enumerated() {
      // Before the ellipsis characters count from the line's start, after it from its end.
      var place = first + index
      if index >= common { place = max(first + common - 1, end - (shown.count - index)) }
      if index == common, line.isTruncated { place = max(first, first + common - 1) }
      place = min(max(place, 0), max(text.length - 1, 0))
      while run < text.runs.count - 1, text.runs[run].range.upperBound <= place { run += 1 }
      guard text.runs.indices.contains(run) else { break }
      let attributes = text.runs[run].attributes
      if result.last?.attributes == attributes {
        result[result.count - 1].text.append(character)
      } else {
        result.append(Stretch(text: String(character), attributes: attributes))
      }
    }
    return result
  }
}

/// Measures one text whose runs have fonts of their own; everything else as the base does.
private struct RunMeasurer: TextMeasurer {
  let base: any TextMeasurer
  let text: AttributedText
  let font: Font
  let lineFont: Font

  func advances(of string: String, font asked: Font) -> [CGFloat] {
    guard string == text.string else { return base.advances(of: string, font: asked) }
    let scale = asked.pointSize / max(lineFont.pointSize, .ulpOfOne)
    let characters = Array(string)
    return text.runs.flatMap { run -> [CGFloat] in
      let own = run.attributes.font ?? font
      return base.advances(
        of: String(characters[run.range]),
        font: scale == 1 ? own : own.withSize(own.pointSize * scale))
    }
  }

  func width(of string: String, font asked: Font) -> CGFloat {
    guard string == text.string else { return base.width(of: string, font: asked) }
    return advances(of: string, font: asked).reduce(0, +)
  }
}

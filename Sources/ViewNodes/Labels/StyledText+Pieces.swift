// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Lines whose parts are drawn one by one: the words of justified lines, attachments, and text that
// doesn't stand on the baseline or has a shadow.

nonisolated extension StyledText {
  /// A part of a stretch of a line.
  private enum Piece {
    case text(String)
    case attachment(TextAttachment)
    /// A space of a justified line.
    case space
  }

  /// Whether a part isn't drawn together with the others.
  var hasPieces: Bool {
    guard case .attributed(let text) = content else { return false }
    return text.runs.contains { run in
      let attributes = run.attributes
      return attributes.attachment != nil || attributes.shadow != nil
        || attributes.shownBaselineOffset != 0
    }
  }

  /// Draws a line piece by piece; the first and last words of a justified line are at its ends.
  func drawPieces(
    of line: TextLayout.Line, at baseline: CGPoint, scale: CGFloat, color: Color,
    direction: UserInterfaceLayoutDirection, measurer: any TextMeasurer,
    in context: any GraphicsContext
  ) {
    var stretches = [Stretch(text: line.text, attributes: TextAttributes())]
    if case .attributed(let text) = content { stretches = self.stretches(of: line, in: text) }
    let isJustified = line.wordSpacing > 0
    var offset: CGFloat = 0
    var words: [(line: TextLine, shadow: Shadow?)] = []
    for stretch in stretches {
      let attributes = stretch.attributes
      let font = scaled(attributes.font(over: font), by: scale)
      let color = attributes.foregroundColor ?? color
      let y = baseline.y - attributes.shownBaselineOffset * scale
      for piece in Self.pieces(of: stretch, splitsWords: isJustified) {
        let width = width(of: piece, attributes, line.wordSpacing, scale, measurer)
        defer { offset += width }
        let x = direction == .rightToLeft ? line.width - offset - width : offset
        let origin = CGPoint(x: baseline.x + x, y: y)
        switch piece {
        case .space: break
        case .text(let string):
          let runs = TextLine.runs(
            of: string, width: width, font: font, color: color, measurer: measurer)
          let word = TextLine(runs: runs, baseline: origin, width: width, direction: direction)
          words.append((word, attributes.shadow))
        case .attachment(let attachment):
          draw(shadow: attributes.shadow, in: context) {
            attachment.draw(
              at: origin, font: self.font(of: attributes), scale: scale, color: color,
              direction: direction, in: context)
          }
        }
      }
    }
    if isJustified, words.count > 1 {
      words[words.count - 1].line.anchor = direction == .rightToLeft ? .left : .right
    }
    for word in words { draw(shadow: word.shadow, in: context) { context.draw(word.line) } }
  }

  /// Returns the width of a stretch of a line.
  func width(
    of stretch: Stretch, wordSpacing: CGFloat, scale: CGFloat, measurer: any TextMeasurer
  ) -> CGFloat {
    Self.pieces(of: stretch, splitsWords: wordSpacing > 0).reduce(0) {
      $0 + width(of: $1, stretch.attributes, wordSpacing, scale, measurer)
    }
  }

  private func font(of attributes: TextAttributes) -> Font { attributes.font(over: font) }

  private func width(
    of piece: Piece, _ attributes: TextAttributes, _ wordSpacing: CGFloat, _ scale: CGFloat,
    _ measurer: any TextMeasurer
  ) -> CGFloat {
    let font = font(of: attributes)
    switch piece {
    case .text(let string): return measurer.width(of: string, font: scaled(font, by: scale))
    case .attachment(let attachment): return attachment.frame(in: font).width * scale
    case .space: return measurer.width(of: " ", font: scaled(font, by: scale)) + wordSpacing
    }
  }

  private static func pieces(of stretch: Stretch, splitsWords: Bool) -> [Piece] {
    let attachment = stretch.attributes.attachment
    guard attachment != nil || splitsWords else { return [.text(stretch.text)] }
    var pieces: [Piece] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { pieces.append(.text(word)) }
      word = ""
    }
    for character in stretch.text {
      if let attachment, character == TextAttachment.character {
        endWord()
        pieces.append(.attachment(attachment))
      } else if splitsWords, character == " " {
        endWord()
        pieces.append(.space)
      } else {
        word.append(character)
      }
    }
    endWord()
    return pieces
  }

  private func draw(shadow: Shadow?, in context: any GraphicsContext, _ body: () -> Void) {
    if let shadow { context.withShadow(shadow, body) } else { body() }
  }
}

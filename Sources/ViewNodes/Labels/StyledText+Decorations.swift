// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension StyledText {
  /// A part of a line with a decoration.
  nonisolated struct DecoratedPart {
    var decoration: TextDecoration
    var x: CGFloat
    var baseline: CGFloat
    var width: CGFloat
    var font: Font
    var color: Color?

    func drawBackground(in context: any GraphicsContext) {
      decoration.drawBackground(x: x, baseline: baseline, width: width, font: font, in: context)
    }

    func drawLines(color: Color, in context: any GraphicsContext) {
      decoration.drawLines(
        x: x, baseline: baseline, width: width, font: font, color: self.color ?? color, in: context)
    }
  }

  /// Whether a part has a decoration.
  var hasDecorations: Bool {
    guard case .attributed(let text) = content else { return false }
    return text.runs.contains { $0.attributes.decoration != nil }
  }

  /// Returns the decorated parts of a line, from its beginning.
  func decoratedParts(
    of line: TextLayout.Line, at baseline: CGPoint, scale: CGFloat,
    direction: UserInterfaceLayoutDirection, measurer: any TextMeasurer
  ) -> [DecoratedPart] {
    guard case .attributed(let text) = content else { return [] }
    var offset: CGFloat = 0
    var parts: [DecoratedPart] = []
    for stretch in Self.stretches(of: line, in: text) {
      let font = scaled(stretch.attributes.font(over: font), by: scale)
      let spaces = stretch.text.utf8.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
      let width =
        measurer.width(of: stretch.text, font: font) + CGFloat(spaces) * line.wordSpacing
      if let decoration = stretch.attributes.decoration {
        let x = direction == .rightToLeft ? line.width - offset - width : offset
        parts.append(
          DecoratedPart(
            decoration: decoration, x: baseline.x + x, baseline: baseline.y, width: width,
            font: font, color: stretch.attributes.foregroundColor))
      }
      offset += width
    }
    return parts
  }
}

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
    return text.runs.contains { run in
      run.attributes.decoration != nil
        || run.attributes.link != nil && linkAttributes.decoration != nil
    }
  }

  /// Returns the decorated parts of a line, from its beginning.
  func decoratedParts(
    of line: TextLayout.Line, at baseline: CGPoint, scale: CGFloat,
    direction: UserInterfaceLayoutDirection, measurer: any TextMeasurer
  ) -> [DecoratedPart] {
    guard case .attributed(let text) = content else { return [] }
    var offset: CGFloat = 0
    var parts: [DecoratedPart] = []
    for stretch in stretches(of: line, in: text) {
      let font = scaled(stretch.attributes.font(over: font), by: scale)
      let width = width(
        of: stretch, wordSpacing: line.wordSpacing, scale: scale, measurer: measurer)
      if let decoration = stretch.attributes.decoration {
        let x = direction == .rightToLeft ? line.width - offset - width : offset
        parts.append(
          DecoratedPart(
            decoration: decoration, x: baseline.x + x,
            baseline: baseline.y - stretch.attributes.shownBaselineOffset * scale, width: width,
            font: font, color: stretch.attributes.foregroundColor))
      }
      offset += width
    }
    return parts
  }
}

nonisolated extension StyledText {
  /// The text in a single color, for the sharp shadow of a label.
  var shadow: StyledText {
    var text = self
    text.content.changeAttributes { attributes in
      attributes.foregroundColor = nil
      attributes.link = nil
      attributes.shadow = nil
      attributes.decoration?.underlineColor = nil
      attributes.decoration?.strikethroughColor = nil
      attributes.decoration?.backgroundColor = nil
      attributes.attachment?.image?.renderingMode = .alwaysTemplate
    }
    return text
  }
}

nonisolated extension TextAttributes {
  /// The attributes of links in labels, as in UIKit.
  static let links: TextAttributes = {
    var attributes = TextAttributes(foregroundColor: .link)
    var decoration = TextDecoration()
    decoration.underline = .single
    attributes.decoration = decoration
    return attributes
  }()
}

/// The attributes of links in a text.
nonisolated final class LinkAttributes: Sendable {
  let attributes: TextAttributes

  init(_ attributes: TextAttributes) {
    self.attributes = attributes
  }
}

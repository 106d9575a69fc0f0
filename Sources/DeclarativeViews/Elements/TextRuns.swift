// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The parts of a text with their styles, resolved in its environment.
final class TextRuns {
  /// The text in the case of its environment.
  let text: StyledText
  let style: TextLayout.Style
  /// A measurer that measures each part in its font.
  let measurer: any TextMeasurer
  /// Whether some of the parts are images.
  let hasImages: Bool
  private let color: Color
  private let direction: UserInterfaceLayoutDirection
  /// The measurer of a part.
  private let base: any TextMeasurer

  init(
    _ parts: [TextPart], in values: EnvironmentValues, measurer: any TextMeasurer,
    report: (ViewProblem) -> Void
  ) {
    let resolved = parts.map { part -> AttributedText in
      let own = part.environment(in: values)
      guard let image = part.image else {
        return AttributedText(string: values.shown(part.string), attributes: own.textAttributes)
      }
      let attachment = TextAttachment(image: image.shown(in: own, report: report))
      return AttributedText(attachment: attachment, attributes: own.textAttributes)
    }
    var style = values.textStyle
    let text = StyledText(
      content: .attributed(AttributedText(joining: resolved)), font: style.font)
    self.text = text
    let lines = text.layoutStyle(
      numberOfLines: style.numberOfLines, lineBreakMode: style.lineBreakMode)
    style.font = lines.font
    style.lineFonts = lines.lineFonts
    self.style = style
    hasImages = parts.contains { $0.image != nil }
    color = values.resolvedForeground
    direction = values.layoutDirection
    base = measurer
    self.measurer = text.measurer(over: measurer)
  }

  /// Draws a line of a layout of the text, whose bounds begin at a given point.
  func draw(
    _ line: Int, of layout: TextLayout, at origin: CGPoint,
    in context: any ViewNodes.GraphicsContext
  ) {
    text.draw(
      layout, lines: line..<line + 1, at: origin, color: color, direction: direction,
      measurer: base, in: context)
  }
}

extension EnvironmentValues {
  /// The attributes of text in the environment.
  fileprivate var textAttributes: TextAttributes {
    var attributes = TextAttributes(
      font: textStyle.font, foregroundColor: resolvedForeground)
    if textDecoration != TextDecoration() { attributes.decoration = textDecoration }
    if baselineOffset != 0 { attributes.baselineOffset = baselineOffset }
    return attributes
  }

  /// Returns a text in the case of the environment.
  func shown(_ text: String) -> String {
    switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

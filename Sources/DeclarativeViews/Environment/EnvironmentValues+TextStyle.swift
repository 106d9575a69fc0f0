// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension EnvironmentValues {
  /// The text style of the environment.
  var textStyle: TextLayout.Style {
    let factor = minimumScaleFactor
    let shrinks = factor > 0 && factor < 1
    var lines = lineLimit.map { max($0, 1) } ?? 0
    // Shrinking requires a number of lines; the height is a limit as well.
    if shrinks, lines == 0 { lines = .max }
    var font = resolvedFont
    if isItalic { font = font.withItalic() }
    let spacing = tracking == 0 ? kerning : tracking
    if spacing != 0 { font = font.withLetterSpacing(font.letterSpacing + spacing) }
    var style = TextLayout.Style(
      font: font, numberOfLines: lines, lineBreakMode: truncationMode,
      alignment: multilineTextAlignment.resolved(layoutDirection),
      writingDirection: layoutDirection, adjustsFontSizeToFitWidth: shrinks,
      minimumScaleFactor: factor, displayScale: displayScale)
    if lineSpacing > 0 {
      var paragraph = ParagraphSpacing()
      paragraph.lineSpacing = lineSpacing
      // Unlike in attributed text, a line break is no reason for another distance.
      style.paragraphs = [paragraph]
    }
    return style
  }
}

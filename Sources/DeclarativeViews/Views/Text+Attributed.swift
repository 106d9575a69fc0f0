// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// Creates text with the attributes of an attributed string.
  ///
  /// These attributes are shown: the font, the foreground and background color, lines under and through
  /// the text, the space between letters, the distance from the baseline, and links, which have the tint
  /// color and can't be tapped.
  ///
  /// - Parameter attributedContent: The string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        Text(verbatim: String(attributedContent[run.range].characters)).attributed(by: run)
      })
  }

  private func attributed(by run: AttributedString.Runs.Run) -> Text {
    var text = self
    // Styles made first override later ones.
    if let color = run.foregroundColor {
      text = text.foregroundColor(color)
    } else if run.link != nil {
      text = text.styled { $0.foregroundColor = $0.resolvedTint }
    }
    if let font = run.font { text = text.font(font) }
    let kerning = (run.kern.usable, run.tracking.usable)
    let offset = run.baselineOffset.usable
    let lines = (run.underlineStyle, run.strikethroughStyle)
    let background = run.backgroundColor
    let isPlain =
      kerning == (nil, nil) && offset == nil && lines == (nil, nil) && background == nil
    if isPlain { return text }
    return text.styled { values in
      if let kern = kerning.0 { values.kerning = kern }
      if let tracking = kerning.1 { values.tracking = tracking }
      if let offset { values.baselineOffset = offset }
      if let underline = lines.0 { values.textDecoration.setUnderline(underline) }
      if let strikethrough = lines.1 { values.textDecoration.setStrikethrough(strikethrough) }
      if let background { values.textDecoration.backgroundColor = background }
    }
  }
}

extension CGFloat? {
  /// The length, if it's a finite number.
  fileprivate var usable: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}

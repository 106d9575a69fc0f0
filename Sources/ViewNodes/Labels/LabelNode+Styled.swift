// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed text under a name that UIKit doesn't use, for the module that declares UIKit's name
// with another type; and the font and color to draw with, even if an override returns none.

extension LabelNode {
  package final var styledContent: AttributedText? {
    get { attributedText }
    set { attributedText = newValue }
  }

  /// The text as VoiceOver reads it, with labels of attachments in their places.
  package final var spokenText: String? {
    guard let text, text.unicodeScalars.contains("\u{FFFC}") else { return text }
    return styledContent?.spoken
  }

  package final var shownFont: Font {
    get { font ?? .systemFont(ofSize: Font.labelFontSize) }
    set { font = newValue }
  }

  package final var shownTextColor: Color {
    get { textColor ?? .label }
    set { textColor = newValue }
  }
}

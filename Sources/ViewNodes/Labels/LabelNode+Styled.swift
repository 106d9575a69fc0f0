// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The font and color to draw with, even if an override returns none.

extension LabelNode {
  /// The text as VoiceOver reads it, with labels of attachments in their places.
  package final var spokenText: String? {
    guard let text, text.contains(TextAttachment.character) else { return text }
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

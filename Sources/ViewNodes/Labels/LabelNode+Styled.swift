// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed text, the font, and the color under names that UIKit doesn't use, for the module
// that declares UIKit's names with other types.

extension LabelNode {
  package final var styledContent: AttributedText? {
    get { attributedText }
    set { attributedText = newValue }
  }

  package final var shownFont: Font {
    get { font }
    set { font = newValue }
  }

  package final var shownTextColor: Color {
    get { textColor }
    set { textColor = newValue }
  }
}

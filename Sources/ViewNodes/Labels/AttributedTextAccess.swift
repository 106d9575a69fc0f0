// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed texts under names that no member of UIKit's has, for the layer that gives UIKit's
// names other types.

extension LabelNode {
  package final var styledContent: AttributedText? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension InputNode {
  package final var styledContent: AttributedText? {
    get { attributedText }
    set { attributedText = newValue }
  }

  package final var styledPlaceholder: AttributedText? {
    get { attributedPlaceholder }
    set { attributedPlaceholder = newValue }
  }
}

extension ButtonNode {
  package final func setStyledTitle(_ title: AttributedText?, for state: State) {
    setAttributedTitle(title, for: state)
  }

  package final func styledTitle(for state: State) -> AttributedText? {
    attributedTitle(for: state)
  }
}

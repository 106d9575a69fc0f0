// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed text under a name that UIKit doesn't use, for the module that declares UIKit's
// names with other types.

extension ButtonNode {
  package final func setStyledTitle(_ title: AttributedText?, for state: State) {
    setAttributedTitle(title, for: state)
  }

  package final func styledTitle(for state: State) -> AttributedText? {
    attributedTitle(for: state)
  }
}

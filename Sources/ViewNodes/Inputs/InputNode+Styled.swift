// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed text under a name that UIKit doesn't use, for the module that declares UIKit's
// names with other types.

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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed text under a name that UIKit doesn't use, for the module that gives UIKit's
// names other types.

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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The attributed text under a name that UIKit doesn't use, for the module that declares UIKit's
// names with other types.

extension TextAreaNode {
  package final var styledContent: AttributedText? {
    get { attributedText }
    set { attributedText = newValue }
  }

  package final var styledTyping: TextAttributes {
    get { typingAttributes }
    set { typingAttributes = newValue }
  }

  package final var styledLinks: TextAttributes {
    get { linkTextAttributes }
    set { linkTextAttributes = newValue }
  }
}

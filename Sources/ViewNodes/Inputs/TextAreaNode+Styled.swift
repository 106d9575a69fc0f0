// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The styled texts under names that UIKit doesn't use, which no subclass overrides, and under the
// names of the library.

extension TextAreaNode {
  package final var styledContent: AttributedText? {
    get { styledText }
    set { setContent(newValue.map { .attributed($0) } ?? .plain("")) }
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

extension AttributedTextNode where Self: TextAreaNode {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The styled text; attributes that a run doesn't specify are those of the text area.
  @_disfavoredOverload
  public var attributedText: AttributedText! {
    get { styledContent }
    set { styledContent = newValue }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The styled texts under names that UIKit doesn't use, which no subclass overrides, and under the
// names of the library.

extension InputNode {
  package final var styledContent: AttributedText? {
    get {
      if case .attributed(let text) = content { return text }
      return AttributedText(
        string: text ?? "",
        attributes: TextAttributes(font: effectiveFont, foregroundColor: textColor))
    }
    set {
      content = newValue.map { .attributed($0) } ?? .plain("")
      caretGoesToEnd()
      textDidChange()
    }
  }

  package final var styledPlaceholder: AttributedText? {
    get { placeholderText }
    set {
      placeholderText = newValue
      textDidChange()
    }
  }
}

extension AttributedTextNode where Self: InputNode {
  /// The styled text; attributes that a run doesn't specify are those of the input.
  @_disfavoredOverload
  public var attributedText: AttributedText? {
    get { styledContent }
    set { styledContent = newValue }
  }

  /// The styled placeholder.
  @_disfavoredOverload
  public var attributedPlaceholder: AttributedText? {
    get { styledPlaceholder }
    set { styledPlaceholder = newValue }
  }
}

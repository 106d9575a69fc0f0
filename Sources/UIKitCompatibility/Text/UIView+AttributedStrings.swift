// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension LabelNode {
  /// The text with its attributes; the alignment and line break mode of the first paragraph's style
  /// are applied to the label.
  ///
  /// The getter returns the label's font and color where the text specifies none. It doesn't return
  /// alignments and line break modes.
  public var attributedText: NSAttributedString? {
    get {
      guard var text = styledContent else { return nil }
      let (font, color) = (shownFont, shownTextColor)
      text.changeAttributes { attributes in
        attributes.font = attributes.font ?? font
        attributes.foregroundColor = attributes.foregroundColor ?? color
      }
      return NSAttributedString(text)
    }
    set {
      styledContent = newValue.map(AttributedText.init)
      guard let style = newValue?.firstParagraphStyle else { return }
      textAlignment = style.alignment
      if style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
    }
  }
}

extension InputNode {
  /// The text with its fonts and colors.
  public var attributedText: NSAttributedString? {
    get { styledContent.map(NSAttributedString.init) }
    set { styledContent = newValue.map(AttributedText.init) }
  }

  /// The placeholder with its fonts and colors.
  public var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder.map(NSAttributedString.init) }
    set { styledPlaceholder = newValue.map(AttributedText.init) }
  }
}

extension TextAreaNode {
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes; the alignment of the first paragraph's style is applied to the
  /// whole text.
  public var attributedText: NSAttributedString! {
    get { styledContent.map(NSAttributedString.init) }
    set {
      styledContent = newValue.map(AttributedText.init)
      if let style = newValue?.firstParagraphStyle { textAlignment = style.alignment }
    }
  }

  /// The attributes of text that is typed next; fonts and colors are applied.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = styledTyping.font
      attributes[.foregroundColor] = styledTyping.foregroundColor
      return attributes
    }
    set {
      styledTyping = TextAttributes(
        font: newValue[.font] as? UIFont, foregroundColor: newValue[.foregroundColor] as? UIColor)
    }
  }
}

extension ButtonNode {
  /// Sets the title with its fonts and colors in a state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setStyledTitle(title.map(AttributedText.init), for: state)
  }

  /// Returns the title with its fonts and colors in a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    styledTitle(for: state).map(NSAttributedString.init)
  }
}

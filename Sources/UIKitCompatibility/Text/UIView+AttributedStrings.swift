// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension LabelNode {
  /// The text with its attributes.
  ///
  /// The font, color, and alignment at the beginning become those of the label, unless some of the
  /// text specifies none and has the label's; and so does the line break mode.
  ///
  /// The getter returns the label's font, color, and alignment where the text specifies none. It
  /// doesn't return line break modes.
  public var attributedText: NSAttributedString? {
    get {
      guard var text = styledContent else { return nil }
      let (font, color, alignment) = (shownFont, shownTextColor, textAlignment)
      text.changeAttributes { attributes in
        attributes.font = attributes.font ?? font
        attributes.foregroundColor = attributes.foregroundColor ?? color
        guard attributes.paragraph != nil || alignment != .natural else { return }
        var paragraph = attributes.paragraph ?? ParagraphSpacing()
        paragraph.alignment = paragraph.alignment ?? alignment
        attributes.paragraph = paragraph
      }
      return NSAttributedString(text)
    }
    set {
      guard let newValue else { return styledContent = nil }
      let start = TextStart(AttributedText(newValue))
      // They would change the whole text.
      if let font = start.font { shownFont = font }
      if let color = start.color { shownTextColor = color }
      if let alignment = start.alignment { textAlignment = alignment }
      styledContent = start.text
      if let mode = newValue.firstParagraphStyle?.lineBreakMode, mode != .byWordWrapping {
        lineBreakMode = mode
      }
    }
  }
}

extension InputNode {
  /// The text with its fonts and colors.
  ///
  /// The font, color, and alignment at the beginning become those of the text field, unless some of
  /// the text specifies none and has the text field's.
  public var attributedText: NSAttributedString? {
    get { styledContent.map(NSAttributedString.init) }
    set {
      guard let newValue else { return styledContent = nil }
      let start = TextStart(AttributedText(newValue))
      // They would change the whole text.
      if let first = start.font { font = first }
      if let first = start.color { textColor = first }
      if let first = start.alignment { textAlignment = first }
      styledContent = start.text
    }
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
  /// The text with its attributes.
  ///
  /// The font, color, and alignment at the beginning become those of the text view, unless some of
  /// the text specifies none and has the text view's.
  public var attributedText: NSAttributedString! {
    get { styledContent.map(NSAttributedString.init) }
    set {
      guard let newValue else { return styledContent = nil }
      let start = TextStart(AttributedText(newValue))
      // They would change the whole text.
      if let first = start.font { font = first }
      if let first = start.color { textColor = first }
      if let first = start.alignment { textAlignment = first }
      styledContent = start.text
    }
  }

  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes in which links are drawn, whatever their own are: by default, the tint color.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { styledLinks.foundation }
    set { styledLinks = newValue.map(TextAttributes.init(foundation:)) ?? TextAttributes() }
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

extension RefreshControlNode {
  /// The text below the spinner with its fonts and colors.
  public var attributedTitle: NSAttributedString? {
    get { styledTitle.map(NSAttributedString.init) }
    set { styledTitle = newValue.map(AttributedText.init) }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextAreaNode {
  /// A Boolean value that indicates whether the text isn't empty.
  public final var hasText: Bool { paragraphs.length > 0 }

  final var wholeText: String {
    if let joinedText { return joinedText }
    let text = paragraphs.string
    joinedText = text
    return text
  }

  final var styledText: AttributedText {
    if case .attributed(let text) = paragraphs.content { return text }
    return AttributedText(
      string: wholeText,
      attributes: TextAttributes(font: effectiveFont, foregroundColor: textColor))
  }

  final func setContent(_ content: StyledText.Content) {
    paragraphs = ParagraphList(content)
    layouts.removeAll()
    joinedText = nil
    ownTypingAttributes = nil
    caretColumn = nil
    selection = paragraphs.length..<paragraphs.length
    textDidChange()
  }

  /// Replaces a range of the text and moves the caret to the end of the replacement.
  final func replaceCharacters(in range: Range<Int>, with replacement: String) {
    var new = StyledText.Content.plain(replacement)
    if paragraphs.isAttributed {
      new = .attributed(AttributedText(string: replacement, attributes: typingAttributes))
    }
    let change = paragraphs.replace(range, with: new)
    for index in layouts.indices { layouts[index].replace(change.former, count: change.count) }
    joinedText = nil
    let caret = range.lowerBound + replacement.utf16.count
    selection = clamped(caret..<caret)
    caretColumn = nil
    textDidChange()
  }

  /// Applies attributes to the whole text, if it has its own attributes.
  final func styleAll(_ attributes: TextAttributes) {
    guard case .attributed(var text) = paragraphs.content else { return }
    text.addAttributes(attributes, range: 0..<text.length)
    paragraphs = ParagraphList(.attributed(text))
    layoutDidChange()
  }

  /// Removes the alignments of paragraphs.
  final func alignAll() {
    guard case .attributed(var text) = paragraphs.content,
      text.runs.contains(where: { $0.attributes.paragraph?.alignment != nil })
    else { return }
    text.changeAttributes { $0.paragraph?.alignment = nil }
    paragraphs = ParagraphList(.attributed(text))
    layoutDidChange()
  }

  /// The attributes of the character before the caret, or of the first one.
  final var attributesBeforeCaret: TextAttributes {
    let range = clamped(selection)
    let end = range.lowerBound
    let start = end > 0 ? offset(end, movedBy: -1) : 0
    let character = end > 0 ? start..<end : 0..<offset(0, movedBy: 1)
    if paragraphs.isAttributed, case .attributed(let text) = paragraphs.part(character) {
      var attributes = text.attributes(at: 0)
      // What is typed after a link or an image doesn't become one.
      attributes.link = nil
      attributes.attachment = nil
      return attributes
    }
    return TextAttributes(font: effectiveFont, foregroundColor: textColor)
  }

  private func textDidChange() {
    revealsCaret = true
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    propertiesMayHaveChanged()
  }

  /// Invalidates the layout of all lines.
  final func layoutDidChange() {
    layouts.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

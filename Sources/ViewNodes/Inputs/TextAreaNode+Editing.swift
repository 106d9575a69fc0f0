// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextAreaNode {
  final func type(_ text: String) {
    edit(clearsOnInsertion ? 0..<textLength : clamped(selection), with: text)
  }

  final func deleteSelectionOrPrevious() {
    guard let range = rangeToDelete else { return }
    edit(range, with: "")
  }

  private func edit(_ range: Range<Int>, with replacement: String) {
    guard isEditable,
      textDelegate?.textView(
        self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count),
        replacementText: replacement) ?? true
    else { return }
    clearsOnInsertion = false
    // The delegate may have changed the text.
    replaceCharacters(in: clamped(range), with: replacement)
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  final func editingDidBegin() {
    revealsCaret = true
    setNeedsLayout()
    guard isEditable else { return }
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  final func editingDidEnd() {
    caretColumn = nil
    guard isEditable else { return }
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  final func revealCaretIfNeeded() {
    guard revealsCaret else { return }
    revealsCaret = false
    if isFirstResponder { scrollRangeToVisible(selectedRange) }
  }

  // MARK: Touches

  /// A tap begins editing with the caret at its location; a second tap selects the word there.
  ///
  /// In text that can't be edited, a tap on a link is told to the delegate.
  final func textWasTapped() {
    if linkWasTapped(at: tap.location(in: self)) { return }
    guard becomeFirstResponder(), let position = closestPosition(to: tap.location(in: self)) else {
      return
    }
    guard isSelectable, tap.touches.contains(where: { $0.tapCount > 1 }) else {
      select(position.offset..<position.offset)
      return
    }
    select(word(at: position.offset))
  }

  /// Returns the range of the word at an offset, or an empty range between words.
  private func word(at offset: Int) -> Range<Int> {
    let index = paragraphs.index(at: offset)
    let string = paragraphs.all[index].string
    let start = paragraphs.start(of: index)
    let position = string.utf16.index(
      string.startIndex, offsetBy: min(offset - start, paragraphs.all[index].textLength))
    let head = string[..<position].reversed().prefix { $0.isPartOfWord }
    let tail = string[position...].prefix { $0.isPartOfWord }
    let first = offset - head.reduce(0) { $0 + $1.utf16.count }
    return first..<offset + tail.utf16.count
  }
}

nonisolated extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" }
}

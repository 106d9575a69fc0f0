// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension InputNode {
  /// Inserts text at the caret or replaces the selection, as typing does.
  ///
  /// UIKit: `insertText(_:)`.
  ///
  /// The delegate is consulted, and ``Control/Event/editingChanged`` is sent. A line feed presses
  /// the Return key.
  public final func insertText(_ text: String) {
    if text == "\n" {
      pressReturn()
      return
    }
    edit(clamped(selection), with: text)
  }

  final func deleteSelectionOrPrevious() {
    guard let range = rangeToDelete else { return }
    edit(range, with: "")
  }

  /// Presses the Return key: the delegate is consulted, and editing ends if there is an action for
  /// ``Control/Event/editingDidEndOnExit``.
  ///
  /// Otherwise, as in UIKit, nothing is dismissed.
  package final func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Clears the text, as the clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  final func editingDidEnd() {
    showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func edit(_ range: Range<Int>, with replacement: String) {
    guard isEnabled,
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: replacement) ?? true
    else { return }
    replaceCharacters(in: range, with: replacement)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Replaces a range of the text and moves the caret to the end of the replacement.
  final func replaceCharacters(in range: Range<Int>, with replacement: String) {
    let units = Array(shownText.string.utf16)
    // The delegate may have changed the text when it was asked.
    let range = range.clamped(to: 0..<units.count)
    let new = units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...]
    text = String(decoding: new, as: UTF16.self)
    let caret = range.lowerBound + replacement.utf16.count
    selection = clamped(caret..<caret)
  }

  /// Moves the caret to the location of a touch.
  final func placeCaret(at point: CGPoint) {
    guard let position = closestPosition(to: point) else { return }
    select(position.offset..<position.offset)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension InputNode: KeyInput {
  /// Types text at the caret, or in place of what is chosen, as the keyboard does: the delegate is
  /// asked and ``Control/Event/editingChanged`` sent. A line feed presses the return key. UIKit:
  /// `insertText(_:)`.
  public final func insertText(_ text: String) {
    if text == "\n" {
      pressReturn()
      return
    }
    edit(clamped(selection), with: text)
  }

  /// Deletes what is chosen, or the character before the caret, as the keyboard does. UIKit:
  /// `deleteBackward()`.
  public final func deleteBackward() {
    var range = clamped(selection)
    if range.isEmpty {
      let before = shownText.string.utf16.prefix(range.lowerBound)
      guard let last = String(before)?.last else { return }
      range = range.lowerBound - last.utf16.count..<range.lowerBound
    }
    edit(range, with: "")
  }

  /// Presses the return key: the delegate is asked, and editing ends if something is done on
  /// ``Control/Event/editingDidEndOnExit``. UIKit dismisses nothing by itself otherwise.
  package final func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Empties the input, as its clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  final func editingDidEnd() {
    showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }

  private func edit(_ range: Range<Int>, with replacement: String) {
    guard isEnabled,
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
        replacementString: replacement) ?? true
    else { return }
    put(replacement, inPlaceOf: range)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Replaces a part of the text; the caret stands after what is put in.
  final func put(_ replacement: String, inPlaceOf range: Range<Int>) {
    let units = Array(shownText.string.utf16)
    let new = units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...]
    text = String(decoding: new, as: UTF16.self)
    let caret = range.lowerBound + replacement.utf16.count
    selection = clamped(caret..<caret)
  }

  /// A finger on the text puts the caret where it is.
  final func placeCaret(at point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    select(place.offset..<place.offset)
  }
}

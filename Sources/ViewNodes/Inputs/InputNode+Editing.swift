// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension InputNode: KeyInput {
  /// Types text at the end, as the keyboard does: the delegate is asked and
  /// ``Control/Event/editingChanged`` sent. A line feed presses the return key. UIKit:
  /// `insertText(_:)`.
  public final func insertText(_ text: String) {
    if text == "\n" {
      pressReturn()
      return
    }
    let length = shownText.string.utf16.count
    edit(NSRange(location: length, length: 0), with: text)
  }

  /// Deletes the last character, as the keyboard does. UIKit: `deleteBackward()`.
  public final func deleteBackward() {
    guard let last = shownText.string.last else { return }
    let width = String(last).utf16.count
    let length = shownText.string.utf16.count
    edit(NSRange(location: length - width, length: width), with: "")
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

  private func edit(_ range: NSRange, with replacement: String) {
    guard isEnabled,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
        ?? true
    else { return }
    // Only the end is edited, so what stays is a prefix.
    let kept = String(shownText.string.utf16.prefix(range.location)) ?? ""
    text = kept + replacement
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Text positions and selection, as in UIKit's `UITextInput`.

extension InputNode: EditedText {
  /// The selected range of the text, empty for a caret, or `nil` while the input isn't being
  /// edited.
  ///
  /// Setting it moves the caret and notifies the delegate. Setting `nil`, or setting it while the
  /// input isn't being edited, has no effect.
  public final var selectedTextRange: TextRange? {
    get { isEditing ? textRange(selection) : nil }
    set {
      guard isEditing, let newValue else { return }
      select(newValue.offsets)
    }
  }

  /// The position after the last character.
  public final var endOfDocument: TextPosition { TextPosition(offset: textLength) }

  /// Returns the position at an offset from another in UTF-16 units, or `nil` outside the text.
  ///
  /// An offset inside a character is rounded down.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (target, overflows) = position.offset.addingReportingOverflow(offset)
    return overflows ? nil : self.position(at: target)
  }

  /// Returns the text in a range.
  public final func text(in range: TextRange) -> String? {
    shownText.string.text(at: clamped(range.offsets))
  }

  /// Replaces a range of the text programmatically, without consulting the delegate or sending
  /// events.
  ///
  /// The caret moves to the end of the replacement.
  public final func replace(_ range: TextRange, withText text: String) {
    replaceCharacters(in: clamped(range.offsets), with: text)
  }

  /// Selects the whole text if the input is being edited.
  public final func selectAll(_ sender: Any?) {
    guard isEditing else { return }
    select(0..<textLength)
  }

  final func insertionRect(at position: TextPosition) -> CGRect {
    settledText().caret(at: clamped(position.offset..<position.offset).lowerBound)
  }

  /// Returns the position in the text that is closest to a point in the bounds.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    guard point.x.isFinite else { return nil }
    return TextPosition(offset: settledText().stops.offset(nearestTo: point.x))
  }

  // MARK: Positions

  final func caretGoesToEnd() {
    selection = textLength..<textLength
  }

  package final var takesText: Bool { isEnabled }

  package final var textLength: Int { shownText.string.utf16.count }

  package final func selectionDidChange() {
    delegate?.textFieldDidChangeSelection(self)
  }

  package final func characterStart(at offset: Int) -> Int {
    shownText.string.characterStart(at: offset)
  }

  package final func offset(_ offset: Int, movedBy characters: Int) -> Int {
    shownText.string.offset(offset, movedBy: characters)
  }
}

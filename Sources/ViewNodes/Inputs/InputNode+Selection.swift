// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Text positions and selection, as in UIKit's `UITextInput`.

extension InputNode {
  /// The selected range of the text, empty for a caret, or `nil` while the input isn't being
  /// edited.
  ///
  /// Setting it moves the caret and notifies the delegate. Setting `nil`, or setting it while the
  /// input isn't being edited, has no effect.
  public final var selectedTextRange: TextRange? {
    get { isEditing ? range(selection) : nil }
    set {
      guard isEditing, let newValue else { return }
      select(newValue.offsets)
    }
  }

  /// The position before the first character.
  public final var beginningOfDocument: TextPosition { TextPosition(offset: 0) }

  /// The position after the last character.
  public final var endOfDocument: TextPosition { TextPosition(offset: textLength) }

  /// Returns the position at an offset from another in UTF-16 units, or `nil` outside the text.
  ///
  /// An offset inside a character is rounded down.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, place >= 0, place <= textLength else { return nil }
    return TextPosition(offset: snapped(place))
  }

  /// Returns the distance between two positions, in UTF-16 units.
  public final func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions, in either order.
  public final func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? {
    TextRange(start: min(fromPosition, toPosition), end: max(fromPosition, toPosition))
  }

  /// Returns the text in a range.
  public final func text(in range: TextRange) -> String? {
    let units = shownText.string.utf16
    let offsets = clamped(range.offsets)
    let first = units.index(units.startIndex, offsetBy: offsets.lowerBound)
    let end = units.index(first, offsetBy: offsets.count)
    return String(shownText.string[first..<end])
  }

  /// Replaces a range of the text programmatically, without asking the delegate or sending events.
  ///
  /// The caret moves to the end of the replacement.
  public final func replace(_ range: TextRange, withText text: String) {
    put(text, inPlaceOf: clamped(range.offsets))
  }

  /// Selects the whole text if the input is being edited.
  public final func selectAll(_ sender: Any?) {
    guard isEditing else { return }
    select(0..<textLength)
  }

  /// Returns the rectangle of the caret at a position: 2 points wide, in bounds coordinates.
  public final func caretRect(for position: TextPosition) -> CGRect {
    settledText().caret(at: clamped(position.offset..<position.offset).lowerBound)
  }

  /// Returns the position in the text that is closest to a point in the bounds.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    guard point.x.isFinite else { return nil }
    return TextPosition(offset: settledText().offset(nearestTo: point.x))
  }

  // MARK: Positions

  final func caretGoesToEnd() {
    selection = textLength..<textLength
  }

  final var textLength: Int { shownText.string.utf16.count }

  /// Moves the caret by characters; a selection collapses to the end in the direction of movement.
  package final func moveCaret(by characters: Int) {
    guard isEditing else { return }
    guard selection.isEmpty else {
      let place = characters < 0 ? selection.lowerBound : selection.upperBound
      select(place..<place)
      return
    }
    let string = shownText.string
    let here = string.utf16.index(string.startIndex, offsetBy: selection.lowerBound)
    let limit = characters < 0 ? string.startIndex : string.endIndex
    let place = string.index(here, offsetBy: characters, limitedBy: limit) ?? limit
    let offset = string.utf16.distance(from: string.startIndex, to: place)
    select(offset..<offset)
  }

  final func select(_ wanted: Range<Int>) {
    let range = clamped(wanted)
    guard range != selection else { return }
    selection = range
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Returns the range with its ends clamped to the text and aligned to characters.
  final func clamped(_ range: Range<Int>) -> Range<Int> {
    let first = snapped(min(max(range.lowerBound, 0), textLength))
    return first..<max(first, snapped(min(max(range.upperBound, 0), textLength)))
  }

  private final func snapped(_ offset: Int) -> Int {
    var place = 0
    for character in shownText.string {
      let next = place + character.utf16.count
      if next > offset { return place }
      place = next
    }
    return place
  }

  private final func range(_ offsets: Range<Int>) -> TextRange {
    let offsets = clamped(offsets)
    return TextRange(
      start: TextPosition(offset: offsets.lowerBound), end: TextPosition(offset: offsets.upperBound)
    )
  }
}

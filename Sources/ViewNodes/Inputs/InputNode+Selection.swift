// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// What UIKit's `UITextInput` says of places in the text and of the part of it that is chosen.

extension InputNode {
  /// The part of the text that typing replaces, empty for a caret; `nil` while the input is not
  /// edited. Setting it moves the caret and tells the delegate; `nil` and an input that is not edited
  /// change nothing.
  public final var selectedTextRange: TextRange? {
    get { isEditing ? range(selection) : nil }
    set {
      guard isEditing, let newValue else { return }
      select(newValue.offsets)
    }
  }

  /// The place before the first character.
  public final var beginningOfDocument: TextPosition { TextPosition(offset: 0) }

  /// The place after the last character.
  public final var endOfDocument: TextPosition { TextPosition(offset: textLength) }

  /// The place at a distance from another one, in UTF-16 units; `nil` outside of the text. A place
  /// within a character is the one before it.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, place >= 0, place <= textLength else { return nil }
    return TextPosition(offset: snapped(place))
  }

  /// The distance from one place to another, in UTF-16 units.
  public final func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The stretch between two places, in whichever order they are given.
  public final func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? {
    TextRange(start: min(fromPosition, toPosition), end: max(fromPosition, toPosition))
  }

  /// The text of a stretch.
  public final func text(in range: TextRange) -> String? {
    let units = shownText.string.utf16
    let offsets = clamped(range.offsets)
    let first = units.index(units.startIndex, offsetBy: offsets.lowerBound)
    let end = units.index(first, offsetBy: offsets.count)
    return String(shownText.string[first..<end])
  }

  /// Puts a text in place of a stretch by code: nobody is asked and nothing is sent. The caret stands
  /// after it.
  public final func replace(_ range: TextRange, withText text: String) {
    put(text, inPlaceOf: clamped(range.offsets))
  }

  /// Chooses the whole text, if the input is edited.
  public final func selectAll(_ sender: Any?) {
    guard isEditing else { return }
    select(0..<textLength)
  }

  /// Where the caret is drawn at a place in the text: 2 points wide, in bounds coordinates.
  public final func caretRect(for position: TextPosition) -> CGRect {
    settledText().caret(at: clamped(position.offset..<position.offset).lowerBound)
  }

  /// The place in the text that is nearest to a point of the bounds.
  public final func closestPosition(to point: CGPoint) -> TextPosition? {
    guard point.x.isFinite else { return nil }
    return TextPosition(offset: settledText().offset(nearestTo: point.x))
  }

  // MARK: Places

  final func caretGoesToEnd() {
    selection = textLength..<textLength
  }

  final var textLength: Int { shownText.string.utf16.count }

  /// Moves the caret by characters; a part that is chosen ends at the side to which it moves.
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

  /// A stretch with its ends within the text, and not within characters.
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

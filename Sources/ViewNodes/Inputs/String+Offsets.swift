// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Characters at offsets in UTF-16 units, which is how UIKit counts.

nonisolated extension String {
  /// Returns the start of the character that contains an offset, which is from 0 to the length of
  /// the text.
  func characterStart(at offset: Int) -> Int {
    let position = utf16.index(startIndex, offsetBy: offset)
    guard position < endIndex, position > startIndex else { return offset }
    // From inside a character, a step forward ends at the next one.
    return utf16.distance(from: startIndex, to: index(before: index(after: position)))
  }

  /// Returns the offset that is a number of characters from another, or the end of the text on that
  /// side.
  func offset(_ offset: Int, movedBy characters: Int) -> Int {
    let here = utf16.index(startIndex, offsetBy: offset)
    let limit = characters < 0 ? startIndex : endIndex
    let position = index(here, offsetBy: characters, limitedBy: limit) ?? limit
    return utf16.distance(from: startIndex, to: position)
  }

  /// Returns the text between two offsets.
  func text(at offsets: Range<Int>) -> String {
    let first = utf16.index(startIndex, offsetBy: offsets.lowerBound)
    return String(self[first..<utf16.index(first, offsetBy: offsets.count)])
  }
}

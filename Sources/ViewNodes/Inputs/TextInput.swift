// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A responder whose text has positions and a selection.
///
/// UIKit: `UITextInput`. Offsets count UTF-16 units, as everywhere in UIKit, and rectangles are in
/// the coordinates of the bounds, in points.
public protocol TextInput: KeyInput {
  /// The selected range of the text, empty for a caret, or `nil` if there is none.
  var selectedTextRange: TextRange? { get set }
  /// The position after the last character.
  var endOfDocument: TextPosition { get }
  /// Returns the position at an offset from another, or `nil` outside the text.
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  /// Returns the text in a range.
  func text(in range: TextRange) -> String?
  /// Replaces a range of the text programmatically.
  func replace(_ range: TextRange, withText text: String)
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: TextPosition) -> CGRect
  /// Returns the position in the text that is closest to a point.
  func closestPosition(to point: CGPoint) -> TextPosition?
}

extension TextInput {
  /// The position before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(offset: 0) }

  /// Returns the distance between two positions, in UTF-16 units.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions, in either order.
  public func textRange(
    from fromPosition: TextPosition, to toPosition: TextPosition
  ) -> TextRange? {
    TextRange(start: min(fromPosition, toPosition), end: max(fromPosition, toPosition))
  }
}

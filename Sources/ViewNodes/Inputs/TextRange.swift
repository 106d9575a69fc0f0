// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A range of an input's text.
///
/// UIKit: `UITextRange`.
public nonisolated struct TextRange: Hashable, Sendable {
  /// The start of the range.
  public let start: TextPosition
  /// The end of the range.
  public let end: TextPosition

  /// A Boolean value that indicates whether the range is empty, as for a caret.
  public var isEmpty: Bool { start == end }

  /// The offsets of the range, in UTF-16 units.
  var offsets: Range<Int> { start.offset..<end.offset }
}

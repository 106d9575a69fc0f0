// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A stretch of an input's text. UIKit: `UITextRange`.
public struct TextRange: Hashable, Sendable {
  /// Where it begins.
  public let start: TextPosition
  /// Where it ends.
  public let end: TextPosition

  /// A Boolean value that indicates whether it holds nothing, as a caret.
  public var isEmpty: Bool { start == end }

  /// The offsets of its ends.
  var offsets: Range<Int> { start.offset..<end.offset }
}

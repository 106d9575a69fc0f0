// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A position between two characters of an input's text.
///
/// UIKit: `UITextPosition`.
///
/// Positions are created by an input. A position from another text represents the same offset,
/// clamped to the end.
public nonisolated struct TextPosition: Hashable, Comparable, Sendable {
  /// The distance from the beginning, in UTF-16 units as everywhere in UIKit.
  let offset: Int

  /// Returns a Boolean value that indicates whether one position precedes another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    left.offset < right.offset
  }
}

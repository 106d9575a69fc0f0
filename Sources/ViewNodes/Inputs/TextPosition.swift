// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A place between two characters of an input's text. UIKit: `UITextPosition`.
///
/// An input makes positions; a position of another text means the place at the same distance from the
/// beginning, or the end if that is nearer.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// The distance from the beginning, in UTF-16 units as everywhere in UIKit.
  let offset: Int

  /// Returns a Boolean value that indicates whether one place is before another.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    left.offset < right.offset
  }
}

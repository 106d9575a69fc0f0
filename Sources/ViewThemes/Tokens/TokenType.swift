// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The types of tokens, by the names that files use.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A color.
  case color
  /// A length, in pixels or in multiples of the standard font size.
  case dimension
  /// One font family or several, the preferred one first.
  case fontFamily
  /// A font weight.
  case fontWeight
  /// A time.
  case duration
  /// The timing curve of an animation.
  case cubicBezier
  /// A number.
  case number
  /// Whether a line is solid, or how it is broken.
  case strokeStyle
  /// A color, a width and a stroke style.
  case border
  /// A duration, a delay and a curve.
  case transition
  /// One shadow or several on each other.
  case shadow
  /// Colors along an axis.
  case gradient
  /// A font with its line height and letter spacing.
  case typography
}

extension TokenType: CustomStringConvertible {
  /// The name that files use.
  public var description: String { rawValue }
}

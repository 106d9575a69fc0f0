// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The types of tokens, by their names in files.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A color.
  case color
  /// A length, in pixels or in multiples of the standard font size.
  case dimension
  /// One or several font families, the preferred one first.
  case fontFamily
  /// A font weight.
  case fontWeight
  /// A duration.
  case duration
  /// The timing curve of an animation.
  case cubicBezier
  /// A number.
  case number
  /// The style of a line: solid, or with a dash pattern.
  case strokeStyle
  /// A color, a width, and a stroke style.
  case border
  /// A duration, a delay, and a timing curve.
  case transition
  /// One or several shadows.
  case shadow
  /// Color stops along an axis.
  case gradient
  /// A font with its line height and letter spacing.
  case typography
}

extension TokenType: CustomStringConvertible {
  /// The name in files.
  public var description: String { rawValue }
}

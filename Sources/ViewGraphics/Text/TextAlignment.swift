// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The horizontal alignment of text.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// Aligned with the left edge, whatever the writing direction.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned with the right edge, whatever the writing direction.
  case right = 2
  /// Justified, except for the last line of a paragraph.
  case justified = 3
  /// Aligned with the leading edge: left for Latin, right for Arabic and Hebrew.
  case natural = 4
}

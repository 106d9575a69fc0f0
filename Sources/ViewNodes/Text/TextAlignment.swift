// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Where the lines of a text stand within its width.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// At the left edge, in every writing direction.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge, in every writing direction.
  case right = 2
  /// Stretched to both edges, except for the last line of a paragraph.
  case justified = 3
  /// At the edge where writing begins: left for Latin, right for Arabic and Hebrew.
  case natural = 4
}

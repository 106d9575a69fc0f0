// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The preferred contrast between foreground and background.
public enum AccessibilityContrast: Int, Sendable, Hashable, CaseIterable {
  /// Not stated.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Stronger than designed.
  case high = 1
}

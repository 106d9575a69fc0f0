// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The preferred contrast between foreground and background.
public enum AccessibilityContrast: Int, Sendable, Hashable, CaseIterable {
  /// Unspecified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// High contrast.
  case high = 1
}

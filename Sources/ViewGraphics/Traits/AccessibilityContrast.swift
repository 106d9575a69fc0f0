// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How strong a person wants the contrast between what is in front and what is behind.
public enum AccessibilityContrast: Int, Sendable, Hashable, CaseIterable {
  /// Not stated.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// Stronger than designed.
  case high = 1
}

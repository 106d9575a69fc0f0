// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Light or dark appearance.
public enum UserInterfaceStyle: Int, Sendable, Hashable, CaseIterable {
  /// Not stated.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

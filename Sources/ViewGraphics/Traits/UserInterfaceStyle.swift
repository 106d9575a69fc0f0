// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The light or dark appearance of an interface.
public enum UserInterfaceStyle: Int, Sendable, Hashable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

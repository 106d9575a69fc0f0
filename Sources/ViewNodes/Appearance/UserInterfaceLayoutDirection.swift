// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The direction in which a view's contents follow each other.
public enum UserInterfaceLayoutDirection: Int, Sendable, Hashable, CaseIterable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right, as for Arabic and Hebrew.
  case rightToLeft = 1
}

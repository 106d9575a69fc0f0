// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The direction in which a view lays out its contents.
public enum UserInterfaceLayoutDirection: Int, Sendable, Hashable, CaseIterable {
  /// The leading edge is the left edge.
  case leftToRight = 0
  /// The leading edge is the right edge, as in Arabic and Hebrew.
  case rightToLeft = 1
}

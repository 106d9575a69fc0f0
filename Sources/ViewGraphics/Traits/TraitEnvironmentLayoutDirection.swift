// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The layout direction of a trait collection, which can be unspecified.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, Hashable, CaseIterable {
  /// Unspecified; treated as left to right where a direction is needed.
  case unspecified = -1
  /// The leading edge is the left edge.
  case leftToRight = 0
  /// The leading edge is the right edge, as in Arabic and Hebrew.
  case rightToLeft = 1

  /// The layout direction to use: left to right if unspecified.
  public var resolved: UserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The direction in a trait collection: one of the two, or not stated.
public enum TraitEnvironmentLayoutDirection: Int, Sendable, Hashable, CaseIterable {
  /// Not stated; taken as left to right where a direction is needed.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right, as for Arabic and Hebrew.
  case rightToLeft = 1

  /// The direction to lay out in: left to right when none is stated.
  public var resolved: UserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

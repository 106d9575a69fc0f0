// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Roughly how much room there is in one direction.
public enum UserInterfaceSizeClass: Int, Sendable, Hashable, CaseIterable {
  /// Not stated.
  case unspecified = 0
  /// Little room, as across a phone held upright.
  case compact = 1
  /// Plenty of room, as across a tablet.
  case regular = 2
}

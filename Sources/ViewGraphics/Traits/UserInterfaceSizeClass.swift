// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The relative amount of space available along one axis.
public enum UserInterfaceSizeClass: Int, Sendable, Hashable, CaseIterable {
  /// Unspecified.
  case unspecified = 0
  /// A constrained amount of space, such as the width of a phone in portrait orientation.
  case compact = 1
  /// An expansive amount of space, such as the width of a tablet.
  case regular = 2
}

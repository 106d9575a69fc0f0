// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The level of an interface.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = -1
  /// The level of a window's content.
  case base = 0
  /// The level of content above it.
  case elevated = 1
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The weight of text that the user prefers.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable, CaseIterable {
  /// Not specified.
  case unspecified = -1
  /// Regular.
  case regular = 0
  /// Bold.
  case bold = 1
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property of a layout that can be checked.
public nonisolated enum LayoutCheck: Hashable, Sendable, CaseIterable {
  /// No required constraints conflict.
  case conflicts
  /// No position or size is ambiguous.
  case ambiguities
  /// No label truncates its text.
  case truncatedText
  /// No node extends beyond its superview.
  case outsideParent
  /// No siblings overlap.
  case overlappingSiblings
}

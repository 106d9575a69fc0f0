// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a layout can be checked for.
public enum LayoutCheck: Hashable, Sendable, CaseIterable {
  /// No required constraints contradict each other.
  case conflicts
  /// No position or length is left open.
  case ambiguities
  /// No label leaves out a part of its text.
  case truncatedText
  /// No node reaches out of its superview.
  case outsideParent
  /// No two siblings cover each other.
  case overlappingSiblings
}

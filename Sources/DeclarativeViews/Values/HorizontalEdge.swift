// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An edge on the horizontal axis, in the layout direction.
///
/// SwiftUI: `HorizontalEdge`.
public nonisolated enum HorizontalEdge: Int, Hashable, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of the two edges.
  ///
  /// SwiftUI: `HorizontalEdge.Set`.
  public typealias Set = Edge.Set
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The views that a ``Layout`` places, in their order.
///
/// SwiftUI: `LayoutSubviews`.
public struct LayoutSubviews: Equatable {
  /// Some of the views.
  public typealias SubSequence = LayoutSubviews

  /// The direction in which contents follow each other.
  ///
  /// Layouts need not mind it: what they place is mirrored where reading begins at the right.
  public let layoutDirection: UserInterfaceLayoutDirection

  private let tree: LayoutTree
  private let nodes: [Int]
  private let precision: Precision
  /// 0.
  public let startIndex: Int
  /// One more than the last place.
  public let endIndex: Int
  /// The position of the requested guide, combined from the subviews.
  var combinedGuide: CGFloat?

  init(tree: LayoutTree, container: Int, nodes: [Int], precision: Precision) {
    self.tree = tree
    self.nodes = nodes
    self.precision = precision
    startIndex = 0
    endIndex = nodes.count
    layoutDirection = tree.environment(of: container).layoutDirection
  }

  private init(_ other: LayoutSubviews, nodes: [Int], bounds: Range<Int>) {
    tree = other.tree
    self.nodes = nodes
    precision = other.precision
    layoutDirection = other.layoutDirection
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
  }

  /// A view by its place.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, node: nodes[position], precision: precision)
  }

  /// The views in some places, which they keep.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, nodes: nodes, bounds: bounds)
  }

  /// The views in some places, from 0 on; the first place that there is not ends them.
  public subscript<Indices: Sequence<Int>>(indices: Indices) -> LayoutSubviews {
    var chosen: [Int] = []
    for index in indices {
      guard nodes.indices.contains(index) else { break }
      chosen.append(nodes[index])
    }
    return LayoutSubviews(self, nodes: chosen, bounds: 0..<chosen.count)
  }

  /// Whether both are the same views of the same container.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.tree === second.tree && first.nodes == second.nodes && first.indices == second.indices
  }
}

#if MainActor
  extension LayoutSubviews: @MainActor RandomAccessCollection {}
#else
  extension LayoutSubviews: RandomAccessCollection {}
#endif

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// A collection of proxies for the views that a ``Layout`` places, in order.
///
/// SwiftUI: `LayoutSubviews`.
public struct LayoutSubviews: Equatable {
  /// A slice of the views.
  public typealias SubSequence = LayoutSubviews

  /// The layout direction.
  ///
  /// Layouts can ignore it, because placements are mirrored in right-to-left layouts.
  public let layoutDirection: UserInterfaceLayoutDirection

  private let tree: LayoutTree
  private let nodes: [Int]
  private let precision: Precision
  /// The index of the first view: 0, unless the collection is a slice.
  public let startIndex: Int
  /// The index after the last view.
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

  /// Accesses a view by index.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, node: nodes[position], precision: precision)
  }

  /// Accesses the views in a range, which keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, nodes: nodes, bounds: bounds)
  }

  /// Accesses the views at some indices, up to the first invalid one, renumbered from 0.
  public subscript<Indices: Sequence<Int>>(indices: Indices) -> LayoutSubviews {
    var chosen: [Int] = []
    for index in indices {
      guard nodes.indices.contains(index) else { break }
      chosen.append(nodes[index])
    }
    return LayoutSubviews(self, nodes: chosen, bounds: 0..<chosen.count)
  }

  /// Returns a Boolean value that indicates whether two collections refer to the same views.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.tree === second.tree && first.nodes == second.nodes && first.indices == second.indices
  }
}

#if MainActor
  extension LayoutSubviews: @MainActor RandomAccessCollection {}
#else
  extension LayoutSubviews: RandomAccessCollection {}
#endif

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The views that a ``Layout`` places, in their order. SwiftUI: `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection {
  private let tree: LayoutTree
  private let nodes: [Int]
  private let precision: Precision

  init(tree: LayoutTree, nodes: [Int], precision: Precision) {
    self.tree = tree
    self.nodes = nodes
    self.precision = precision
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { nodes.count }

  /// A view by its place.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, node: nodes[position], precision: precision)
  }
}

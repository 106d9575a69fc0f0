// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension DisplayList {
  /// Lays out the whole tree of a node if that is pending and writes down how it looks.
  ///
  /// The picture shows the node's bounds; where the node lies in its superview, and its own
  /// transform, do not matter. What is hidden, fully transparent or outside the picture or a clip is
  /// left out. Any depth of tree is fine: no recursion. Linear in the number of nodes.
  ///
  /// Painted from back to front for each node: its shadow, its background, its sublayers, its own
  /// content, its subviews, its border. Siblings are painted in order of `zPosition`, equal ones in
  /// their own order; a sublayer above 0 takes its place among the subviews.
  ///
  /// - Parameters:
  ///   - node: The node whose bounds become the picture.
  ///   - displayScale: The pixels per point that hairlines count with; those of the node's screen
  ///     if `nil`.
  public init(of node: ViewNode, displayScale: CGFloat? = nil) {
    node.rootNode.layoutIfNeeded()
    let box = node.bounds
    let given = displayScale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let scale = given ?? node.pixelsPerPoint
    var walk = TreeWalk(builder: DisplayListBuilder(size: box.size, displayScale: scale))
    walk.paint(node)
    self = walk.builder.finish()
  }
}

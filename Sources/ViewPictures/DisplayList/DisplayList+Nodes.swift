// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension DisplayList {
  /// Lays out the whole tree of a node if that is pending and writes down how it looks.
  ///
  /// The picture shows the node's bounds and the margin around them; where the node lies in its superview, and its own
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
  ///   - margin: How much of what lies around the bounds is shown, such as the node's own shadow.
  public init(of node: ViewNode, displayScale: CGFloat? = nil, margin: PictureMargin = .none) {
    node.rootNode.layoutIfNeeded()
    let box = node.bounds
    let given = displayScale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let scale = given ?? node.pixelsPerPoint
    let insets = margin.insets(around: node)
    let size = CGSize(
      width: box.width + insets.left + insets.right, height: box.height + insets.top + insets.bottom
    )
    var walk = TreeWalk(
      builder: DisplayListBuilder(
        size: size, displayScale: scale,
        traits: node.superview?.traitCollection ?? node.traitCollection))
    walk.paint(node, at: CGPoint(x: insets.left, y: insets.top))
    self = walk.builder.finish()
  }
}

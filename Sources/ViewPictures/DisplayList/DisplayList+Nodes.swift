// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension DisplayList {
  /// Creates a drawing of a node, after performing pending layout of its tree.
  ///
  /// The picture shows the node's bounds and the margin around them, regardless of the node's
  /// position in its superview and its own transform. Hidden and fully transparent nodes are
  /// omitted, as is everything outside the picture or a clip. A root without a size takes its
  /// intrinsic size. There is no recursion, so the tree can have any depth.
  ///
  /// The painting order of each node, from back to front, is its shadow, its background, its own
  /// content, its sublayers and subviews, and its border. Siblings are ordered by `zPosition`, and by
  /// index if these are equal; see ``Layer/sublayers`` for the places of sublayers among subviews.
  ///
  /// - Parameters:
  ///   - node: The node whose bounds become the picture.
  ///   - displayScale: The pixels per point for hairlines, or `nil` for those of the node's screen.
  ///   - margin: The margin around the bounds, for example for the node's own shadow.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public init(of node: ViewNode, displayScale: CGFloat? = nil, margin: PictureMargin = .none) {
    node.layOutForPicture()
    let box = node.bounds
    let given = displayScale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let scale = given ?? node.pixelsPerPoint
    let insets = margin.insets(around: node)
    let size = CGSize(
      width: box.width + insets.left + insets.right, height: box.height + insets.top + insets.bottom
    )
    var walk = TreeWalk(
      target: DisplayListBuilder(
        size: size, displayScale: scale,
        traits: node.superview?.traitCollection ?? node.traitCollection))
    walk.paint(node, at: CGPoint(x: insets.left, y: insets.top))
    self = walk.target.finish()
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ViewNode {
  /// Whether the node takes touches at all. UIKit: less than 1% opaque counts as invisible.
  package final var isTouchable: Bool {
    if passState.contains(.interactionDisabled) { return false }
    guard let layer = layerStorage else { return true }
    return !layer.isHidden && layer.opacity >= 0.01
  }

  /// Whether a point lies in the bounds, the right and bottom edges left out.
  package final func boundsContain(_ point: CGPoint) -> Bool {
    let bounds = boundsStorage
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// The frontmost node at a point. Goes down plain nodes in a loop, so that deep trees need no
  /// stack; a class that may have a rule of its own is asked.
  final func frontmostNode(at point: CGPoint, with event: Event?) -> ViewNode? {
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    var node = self
    var point = point
    var index = node.children.count
    while index > 0 {
      index -= 1
      let child = node.children[index]
      guard child.isTouchable else { continue }
      let inner = child.pointFromParent(point)
      guard child.hasPlainHitTest else {
        if let hit = child.hitTest(inner, with: event) { return hit }
        // A rule of its own may have taken children away.
        index = min(index, node.children.count)
        continue
      }
      guard child.point(inside: inner, with: event) else { continue }
      node = child
      point = inner
      index = child.children.count
    }
    return node
  }

  /// A point of the superview's coordinates in this node's.
  final func pointFromParent(_ point: CGPoint) -> CGPoint {
    guard transformStorage == nil else { return mapToParent.inverted().apply(to: point) }
    return CGPoint(
      x: point.x - originStorage.x + boundsStorage.minX,
      y: point.y - originStorage.y + boundsStorage.minY)
  }

  /// Whether the class is one that surely finds nodes by the common rule.
  private final var hasPlainHitTest: Bool {
    let type = type(of: self)
    return type == ViewNode.self || type == LabelNode.self || type == ImageNode.self
  }
}

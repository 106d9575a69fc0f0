// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ViewNode {
  /// Whether the node can receive touches at all; as in UIKit, not at an opacity below 1%.
  package final var isTouchable: Bool {
    if !passState.isDisjoint(with: [.interactionDisabled, .awaitsReuse]) { return false }
    guard let layer = layerStorage else { return true }
    return !layer.isHidden && layer.opacity >= 0.01
  }

  /// Returns whether a point is within the bounds, excluding the right and bottom edges.
  package final func boundsContain(_ point: CGPoint) -> Bool {
    let bounds = boundsStorage
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }

  /// Returns the frontmost node at a point.
  ///
  /// It descends plain nodes in a loop, so that deep trees need no stack, and calls the methods of
  /// classes that may override hit testing.
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
        // An override may have removed children.
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

  /// Converts a point from the superview's coordinates to this node's.
  final func pointFromParent(_ point: CGPoint) -> CGPoint {
    guard transformStorage == nil else { return mapToParent.inverted().apply(to: point) }
    return CGPoint(
      x: point.x - originStorage.x + boundsStorage.minX,
      y: point.y - originStorage.y + boundsStorage.minY)
  }

  /// Whether the class is known not to override hit testing.
  private final var hasPlainHitTest: Bool {
    passState.contains(.hitTestsPlainly) || type(of: self) == ViewNode.self
  }
}

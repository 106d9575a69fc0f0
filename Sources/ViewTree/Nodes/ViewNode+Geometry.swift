// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ViewNode {
  package final var currentFrame: CGRect {
    guard let transform = exactTransform else {
      return CGRect(origin: originStorage, size: boundsStorage.size)
    }
    let pivot = pivot
    let around = transform.apply(
      to: CGRect(origin: CGPoint(x: -pivot.x, y: -pivot.y), size: boundsStorage.size))
    return around.offsetBy(dx: originStorage.x + pivot.x, dy: originStorage.y + pivot.y)
  }

  /// The transform, in which quarter turns are exact, or `nil` for none.
  private final var exactTransform: Transform? { transformStorage?.withExactQuarterTurns }

  /// The point about which the node is transformed, relative to the top-left corner of its bounds.
  final var pivot: CGPoint { pivot(in: boundsStorage.size) }

  /// Whether the layer's anchor point is the center, as usual.
  package final var isAnchoredAtCenter: Bool {
    guard let anchor = layerStorage?.anchor else { return true }
    return anchor == CGPoint(x: 0.5, y: 0.5)
  }

  private final func pivot(in size: CGSize) -> CGPoint {
    guard let anchor = layerStorage?.anchor else {
      return CGPoint(x: size.width / 2, y: size.height / 2)
    }
    return CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
  }

  package final func moveFrame(to newFrame: CGRect) {
    guard newFrame.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    let target = newFrame.standardized
    let size = sizeInside(target)
    originStorage = target.origin
    if let transform = exactTransform {
      // The displacement of the node's center by the transform.
      let pivot = pivot(in: size)
      let moved = transform.apply(
        to: CGPoint(x: size.width / 2 - pivot.x, y: size.height / 2 - pivot.y))
      originStorage = CGPoint(
        x: target.midX - pivot.x - moved.x, y: target.midY - pivot.y - moved.y)
    }
    changeSize(to: size)
    geometryDidChangeByHand()
  }

  /// Returns the size that the transform maps to that of a frame.
  ///
  /// A singular transform does not determine the size, which then stays the same.
  private final func sizeInside(_ frame: CGRect) -> CGSize {
    guard let transform = transformStorage else { return frame.size }
    return transform.size(mappedTo: frame.size) ?? boundsStorage.size
  }

  package final func changeBounds(to newBounds: CGRect) {
    guard newBounds.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    let (former, target) = (pivot, newBounds.standardized)
    let next = pivot(in: target.size)
    boundsStorage.origin = target.origin
    originStorage.x += former.x - next.x
    originStorage.y += former.y - next.y
    changeSize(to: target.size)
    geometryDidChangeByHand()
  }

  package final func moveCenter(to newCenter: CGPoint) {
    guard newCenter.x.isFinite, newCenter.y.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    let pivot = pivot
    originStorage = CGPoint(x: newCenter.x - pivot.x, y: newCenter.y - pivot.y)
    geometryDidChangeByHand()
  }

  final func changeTransform(to newTransform: Transform) {
    guard newTransform.isFinite else {
      report(.nonFiniteTransform(node: debugName))
      return
    }
    transformStorage = newTransform.isIdentity ? nil : newTransform
    propertiesMayHaveChanged()
  }

  /// Sets the size; a change triggers a layout of the subviews.
  package final func changeSize(to size: CGSize) {
    guard size != boundsStorage.size else { return }
    let former = boundsStorage.size
    boundsStorage.size = size
    markNeedsLayout()
    if !children.isEmpty { AutoresizingMask.resizeSubviews(of: self, from: former) }
  }

  /// Converts a point from this node's coordinates to another node's, or to those of the root's
  /// superview if `nil`.
  ///
  /// If the nodes belong to different trees, their roots are assumed to coincide.
  ///
  /// - Parameters:
  ///   - point: A point in this node's coordinates, in points.
  ///   - view: The node to convert to, or `nil` for the coordinates of the root's superview.
  /// - Returns: The point in the other node's coordinates.
  /// - Complexity: O(*d*), where *d* is the depth of the nodes in their trees.
  public final func convert(_ point: CGPoint, to view: ViewNode?) -> CGPoint {
    let outer = mapToTop().apply(to: point)
    guard let view else { return outer }
    return view.mapToTop().inverted().apply(to: outer)
  }

  /// Converts a point from another node's coordinates to this node's.
  ///
  /// - Parameters:
  ///   - point: A point in the other node's coordinates, in points.
  ///   - view: The node to convert from, or `nil` for the coordinates of the root's superview.
  /// - Returns: The point in this node's coordinates.
  /// - Complexity: O(*d*), where *d* is the depth of the nodes in their trees.
  public final func convert(_ point: CGPoint, from view: ViewNode?) -> CGPoint {
    let outer = view.map { $0.mapToTop().apply(to: point) } ?? point
    return mapToTop().inverted().apply(to: outer)
  }

  /// Converts a rectangle from this node's coordinates to another node's; see ``convert(_:to:)``.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this node's coordinates, in points.
  ///   - view: The node to convert to, or `nil` for the coordinates of the root's superview.
  /// - Returns: The bounding box of the rectangle in the other node's coordinates.
  /// - Complexity: O(*d*), where *d* is the depth of the nodes in their trees.
  public final func convert(_ rect: CGRect, to view: ViewNode?) -> CGRect {
    let outer = mapToTop().apply(to: rect)
    guard let view else { return outer }
    return view.mapToTop().inverted().apply(to: outer)
  }

  /// Converts a rectangle from another node's coordinates to this node's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other node's coordinates, in points.
  ///   - view: The node to convert from, or `nil` for the coordinates of the root's superview.
  /// - Returns: The bounding box of the rectangle in this node's coordinates.
  /// - Complexity: O(*d*), where *d* is the depth of the nodes in their trees.
  public final func convert(_ rect: CGRect, from view: ViewNode?) -> CGRect {
    let outer = view.map { $0.mapToTop().apply(to: rect) } ?? rect
    return mapToTop().inverted().apply(to: outer)
  }

  /// The transform from this node's bounds coordinates to its superview's.
  package final var mapToParent: Transform {
    let origin = boundsStorage.origin
    guard let transform = exactTransform else {
      return Transform(
        translationX: originStorage.x - origin.x, y: originStorage.y - origin.y)
    }
    let pivot = pivot
    return Transform(translationX: -origin.x - pivot.x, y: -origin.y - pivot.y)
      .concatenating(transform)
      .concatenating(
        Transform(translationX: originStorage.x + pivot.x, y: originStorage.y + pivot.y))
  }

  private func mapToTop() -> Transform {
    var map = Transform.identity
    var node: ViewNode? = self
    while let current = node {
      map = map.concatenating(current.mapToParent)
      node = current.parent
    }
    return map
  }
}

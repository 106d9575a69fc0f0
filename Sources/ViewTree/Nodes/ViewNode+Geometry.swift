// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ViewNode {
  package final var currentFrame: CGRect {
    guard let transform = transformStorage else {
      return CGRect(origin: originStorage, size: boundsStorage.size)
    }
    let middle = center
    let size = boundsStorage.size
    let around = transform.apply(
      to: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    return around.offsetBy(dx: middle.x, dy: middle.y)
  }

  package final func moveFrame(to newFrame: CGRect) {
    guard newFrame.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    let target = newFrame.standardized
    let size = sizeInside(target)
    originStorage = target.origin
    if let transform = transformStorage {
      originStorage = CGPoint(
        x: target.midX - size.width / 2 - transform.tx,
        y: target.midY - size.height / 2 - transform.ty)
    }
    changeSize(to: size)
    geometryDidChangeByHand()
  }

  /// The size that the transform makes into that of a frame.
  ///
  /// One that flattens everything says nothing about the size, which then stays.
  private final func sizeInside(_ frame: CGRect) -> CGSize {
    guard let transform = transformStorage else { return frame.size }
    let inside = transform.inverted().apply(to: CGRect(origin: .zero, size: frame.size))
    let isUsable = transform.a * transform.d - transform.b * transform.c != 0 && inside.isFinite
    return isUsable ? inside.size : boundsStorage.size
  }

  package final func changeBounds(to newBounds: CGRect) {
    guard newBounds.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    let middle = center
    let target = newBounds.standardized
    boundsStorage.origin = target.origin
    originStorage = CGPoint(
      x: middle.x - target.width / 2, y: middle.y - target.height / 2)
    changeSize(to: target.size)
    geometryDidChangeByHand()
  }

  package final func moveCenter(to newCenter: CGPoint) {
    guard newCenter.x.isFinite, newCenter.y.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    originStorage = CGPoint(
      x: newCenter.x - boundsStorage.width / 2, y: newCenter.y - boundsStorage.height / 2)
    geometryDidChangeByHand()
  }

  /// Sets the size; a change triggers a layout of the subviews.
  package final func changeSize(to size: CGSize) {
    guard size != boundsStorage.size else { return }
    let former = boundsStorage.size
    boundsStorage.size = size
    markNeedsLayout()
    AutoresizingMask.resizeSubviews(of: self, from: former)
  }

  /// Converts a point from this node's coordinates to another node's, or to those of the root's
  /// superview if `nil`.
  ///
  /// If the nodes belong to different trees, their roots are assumed to coincide.
  public final func convert(_ point: CGPoint, to view: ViewNode?) -> CGPoint {
    let outer = mapToTop().apply(to: point)
    guard let view else { return outer }
    return view.mapToTop().inverted().apply(to: outer)
  }

  /// Converts a point from another node's coordinates to this node's.
  public final func convert(_ point: CGPoint, from view: ViewNode?) -> CGPoint {
    let outer = view.map { $0.mapToTop().apply(to: point) } ?? point
    return mapToTop().inverted().apply(to: outer)
  }

  /// Converts a rectangle from this node's coordinates to another node's; see ``convert(_:to:)``.
  public final func convert(_ rect: CGRect, to view: ViewNode?) -> CGRect {
    let outer = mapToTop().apply(to: rect)
    guard let view else { return outer }
    return view.mapToTop().inverted().apply(to: outer)
  }

  /// Converts a rectangle from another node's coordinates to this node's.
  public final func convert(_ rect: CGRect, from view: ViewNode?) -> CGRect {
    let outer = view.map { $0.mapToTop().apply(to: rect) } ?? rect
    return mapToTop().inverted().apply(to: outer)
  }

  /// The transform from this node's bounds coordinates to its superview's.
  package final var mapToParent: Transform {
    let origin = boundsStorage.origin
    guard let transform = transformStorage else {
      return Transform(
        translationX: originStorage.x - origin.x, y: originStorage.y - origin.y)
    }
    let middle = center
    let half = CGPoint(
      x: origin.x + boundsStorage.width / 2, y: origin.y + boundsStorage.height / 2)
    return Transform(translationX: -half.x, y: -half.y)
      .concatenating(transform)
      .concatenating(Transform(translationX: middle.x, y: middle.y))
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

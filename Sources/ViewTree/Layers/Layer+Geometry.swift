// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Layer {
  /// The location of ``anchorPoint`` in the superlayer's coordinates, in points.
  public final var position: CGPoint {
    get {
      if let owningNode { return owningNode.center }
      let frame = ownFrame
      return CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    set {
      if let owningNode {
        owningNode.center = newValue
        return
      }
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      let size = ownFrame.size
      fillsSuperlayer = false
      frameStorage = CGRect(
        x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
  }

  /// The point of the layer at its ``position``, in unit coordinates; the center, (0.5, 0.5), by
  /// default.
  ///
  /// Changing it moves the layer, because the position stays the same; a view is transformed about
  /// this point. Numbers that aren't finite are ignored.
  public final var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      let place = position
      anchor = newValue
      position = place
    }
  }

  /// Returns the transform about ``position``: that of the node for a node's layer.
  public final func affineTransform() -> Transform {
    if let owningNode { return owningNode.transform }
    return ownTransform?.map ?? .identity
  }

  /// Sets the transform about ``position``, which affects drawing and ``frame``.
  ///
  /// Transforms with numbers that aren't finite are ignored.
  public final func setAffineTransform(_ transform: Transform) {
    if let owningNode {
      owningNode.transform = transform
      return
    }
    guard transform.isFinite else { return }
    ownTransform = transform.isIdentity ? nil : LayerTransform(transform)
  }

  /// The transform from the layer's coordinates to those of its superlayer, or `nil` if it is only
  /// a translation.
  package final var transformInSuperlayer: Transform? {
    guard owningNode == nil, let ownTransform else { return nil }
    let (bounds, place) = (bounds, position)
    let center = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    return Transform(translationX: -center.x, y: -center.y)
      .concatenating(ownTransform.map.withExactQuarterTurns)
      .concatenating(Transform(translationX: place.x, y: place.y))
  }
}

/// The transform of a layer, stored separately because most layers have none.
final class LayerTransform {
  let map: Transform

  init(_ map: Transform) {
    self.map = map
  }
}

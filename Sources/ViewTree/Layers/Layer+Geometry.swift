// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Layer {
  /// The location of ``anchorPoint`` in the superlayer's coordinates, in points.
  public final var position: CGPoint {
    get {
      if let owningNode { return owningNode.center }
      let frame = frame
      return CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
    set {
      if let owningNode {
        owningNode.center = newValue
        return
      }
      let size = frame.size
      frame = CGRect(
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

  /// Sets the transform about ``position``, which affects drawing; the frame of a layer without a
  /// node ignores it.
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
      .concatenating(ownTransform.map)
      .concatenating(Transform(translationX: place.x, y: place.y))
  }

  /// Converts a point from this layer's coordinates to those of another layer of the same tree.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - layer: The other layer, or `nil` for the coordinates of the outermost one.
  /// - Returns: The point in the other layer's coordinates.
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    let (own, other) = (originInTree, layer?.originInTree ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of another layer of the same tree to this layer's.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - layer: The other layer, or `nil` for the coordinates of the outermost one.
  /// - Returns: The point in this layer's coordinates.
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    let (own, other) = (originInTree, layer?.originInTree ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from this layer's coordinates to those of another layer of the same tree.
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another layer of the same tree to this layer's.
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// The origin of the layer's coordinate system, in the coordinates of the outermost node or
  /// layer.
  private var originInTree: CGPoint {
    var place = CGPoint.zero
    var layer = self
    while layer.owningNode == nil {
      place.x += layer.frame.minX
      place.y += layer.frame.minY
      guard let above = layer.superlayer else { return place }
      layer = above
    }
    return layer.owningNode?.convert(place, to: nil) ?? place
  }
}

/// The transform of a layer, stored separately because most layers have none.
final class LayerTransform {
  let map: Transform

  init(_ map: Transform) {
    self.map = map
  }
}

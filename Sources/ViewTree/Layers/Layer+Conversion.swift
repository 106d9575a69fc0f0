// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Layer {
  /// Converts a point from this layer's coordinates to those of another layer of the same tree.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - layer: The other layer, or `nil` for the coordinates of the outermost one.
  /// - Returns: The point in the other layer's coordinates.
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    let outer = pointInTree(point)
    return layer?.pointFromTree(outer) ?? outer
  }

  /// Converts a point from the coordinates of another layer of the same tree to this layer's.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - layer: The other layer, or `nil` for the coordinates of the outermost one.
  /// - Returns: The point in this layer's coordinates.
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    pointFromTree(layer?.pointInTree(point) ?? point)
  }

  /// Converts a rectangle from this layer's coordinates to those of another layer of the same tree:
  /// to the smallest rectangle around the result.
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    Self.box(of: rect) { convert($0, to: layer) }
  }

  /// Converts a rectangle from the coordinates of another layer of the same tree to this layer's:
  /// to the smallest rectangle around the result.
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    Self.box(of: rect) { convert($0, from: layer) }
  }

  /// Returns the smallest rectangle around the converted corners of a rectangle.
  private static func box(of rect: CGRect, _ converted: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(converted)
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    let start = CGPoint(x: across.min() ?? 0, y: down.min() ?? 0)
    let size = CGSize(width: (across.max() ?? 0) - start.x, height: (down.max() ?? 0) - start.y)
    // A translation changes no size, not even in its last bits.
    let isSame =
      abs(size.width - rect.width) < 1e-9 && abs(size.height - rect.height) < 1e-9
    return CGRect(origin: start, size: isSame ? rect.size : size)
  }

  /// Returns a point of this layer in the coordinates of the outermost node or layer.
  private func pointInTree(_ point: CGPoint) -> CGPoint {
    var (point, layer) = (point, self)
    while layer.owningNode == nil {
      point = layer.mapToSuperlayer.apply(to: point)
      guard let above = layer.superlayer else { return point }
      layer = above
    }
    return layer.owningNode?.convert(point, to: nil) ?? point
  }

  /// Returns a point of the outermost node or layer in this layer's coordinates.
  private func pointFromTree(_ point: CGPoint) -> CGPoint {
    var (point, layer, maps) = (point, self, [Transform]())
    while layer.owningNode == nil {
      maps.append(layer.mapToSuperlayer)
      guard let above = layer.superlayer else { break }
      layer = above
    }
    point = layer.owningNode?.convert(point, from: nil) ?? point
    return maps.reversed().reduce(point) { $1.inverted().apply(to: $0) }
  }

  /// The transform from the coordinates of a layer without a node to those of its superlayer.
  final var mapToSuperlayer: Transform {
    if let map = transformInSuperlayer { return map }
    let origin = ownFrame.origin
    return Transform(translationX: origin.x, y: origin.y)
  }
}

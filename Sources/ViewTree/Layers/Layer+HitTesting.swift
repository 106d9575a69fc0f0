// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Layer {
  /// Returns the frontmost layer at a point, or `nil` if there is none.
  ///
  /// Sublayers come before the layer itself, those with a greater `zPosition` first, and hidden layers
  /// are left out. Sublayers outside of the bounds are found unless the layer clips them. The layers of
  /// subviews aren't sublayers here; use the view's `hitTest(_:with:)` for them.
  ///
  /// - Parameter point: The point, in the superlayer's coordinates, in points.
  /// - Returns: This layer, or one inside it.
  public final func hitTest(_ point: CGPoint) -> Layer? {
    // A stack instead of recursion, so that deep layers need no more memory than they have already.
    var waiting: [(layer: Layer, point: CGPoint?)] = [(self, point)]
    while let (layer, outer) = waiting.popLast() {
      guard let outer else { return layer }
      guard !layer.isHidden else { continue }
      let inner = layer.pointFromSuperlayer(outer)
      let isInside = layer.bounds.contains(inner)
      if isInside { waiting.append((layer, nil)) }
      guard isInside || !layer.masksToBounds else { continue }
      for sublayer in (layer.sublayers ?? []).sorted(byZPosition: \.zPosition) {
        waiting.append((sublayer, inner))
      }
    }
    return nil
  }

  /// Converts a point from the superlayer's coordinates to this layer's.
  private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    owningNode?.pointFromParent(point) ?? mapToSuperlayer.inverted().apply(to: point)
  }
}

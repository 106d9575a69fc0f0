// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewNodes

extension Screen {
  /// Returns the location for touching a node: the center of the node or of its visible part.
  ///
  /// - Throws: A ``DriverError`` if the node can't be touched there.
  func location(on node: ViewNode) throws -> CGPoint {
    try location(on: node) { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// Returns a location for touching a node, chosen in the visible part of the node's bounds.
  func location(on node: ViewNode, choosing: (CGRect) -> CGPoint) throws -> CGPoint {
    layoutIfNeeded()
    guard node.window === self else { throw DriverError.notOnScreen(node: node.debugName) }
    try checkShown(node)
    let visible = try visiblePart(of: node)
    let middle = choosing(node.bounds)
    let inside = visible.contains(middle) ? middle : choosing(visible)
    let point = node.convert(inside, to: nil)
    try checkReached(node, at: point)
    return point
  }

  func check(_ point: CGPoint) throws {
    guard bounds.contains(point) else { throw DriverError.placeOffScreen(point, size: size) }
  }

  private func checkShown(_ node: ViewNode) throws {
    let name = node.debugName
    var current: ViewNode? = node
    while let outer = current {
      if outer.isHidden { throw DriverError.hidden(node: name, by: outer.debugName) }
      if outer.alpha < 0.01 { throw DriverError.transparent(node: name, by: outer.debugName) }
      // Labels and images don't receive touches by default; their superviews do.
      let isMeant = outer !== node || node is Control || node.gestureRecognizers != nil
      if isMeant, !outer.isUserInteractionEnabled {
        throw DriverError.takesNoTouches(node: name, because: outer.debugName)
      }
      current = outer.superview
    }
    if node.bounds.isEmpty { throw DriverError.empty(node: name, size: node.bounds.size) }
  }

  /// Returns the part of a node's bounds that can be touched: touches are limited to the bounds of
  /// all ancestors, clipping or not.
  private func visiblePart(of node: ViewNode) throws -> CGRect {
    var visible = node.bounds
    var current = node.superview
    while let outer = current {
      let frame = node.convert(outer.bounds, from: outer)
      // Extreme transforms move it beyond all finite coordinates.
      visible = frame.isFinite ? visible.overlap(with: frame) : .null
      if visible.isNull || visible.isEmpty {
        let isStage = outer.superview == nil
        throw DriverError.offScreen(
          node: node.debugName, frame: node.convert(node.bounds, to: outer),
          outsideOf: isStage ? "the screen" : outer.debugName)
      }
      current = outer.superview
    }
    return visible
  }

  private func checkReached(_ node: ViewNode, at point: CGPoint) throws {
    guard let hit = router.node(at: point) else {
      throw DriverError.offScreen(
        node: node.debugName, frame: node.convert(node.bounds, to: nil), outsideOf: "the screen")
    }
    // Descendants are treated as the node itself; ancestors receive touches that pass through it.
    if hit.isDescendant(of: node) || node.isDescendant(of: hit) { return }
    throw DriverError.covered(node: node.debugName, by: hit.debugName)
  }
}

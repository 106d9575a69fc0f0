// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Sets the shape for hit testing: a tap outside the shape is not recognized by
  /// ``View/onTapGesture(count:perform:)`` around it.
  ///
  /// By default, it is the frame.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The modified view.
  public func contentShape(_ shape: some Shape) -> some View {
    WrappedView(content: self, element: ContentShapeElement(shape: shape))
  }

  /// Sets whether the view receives touches; otherwise they pass through it.
  ///
  /// - Parameter enabled: Whether it receives touches.
  /// - Returns: The modified view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    NodeHolder(content: self, name: "allowsHitTesting", make: { HitTestNode(frame: .zero) }) {
      $0.takesTouches = enabled
    }
  }
}

/// A node with a shape for hit testing.
protocol FigureTouching: ViewNode {
  /// The shape in the node's coordinates; nil means its frame.
  var touchedFigure: BezierPath? { get set }
}

extension FigureTouching {
  func figureContains(_ point: CGPoint) -> Bool { touchedFigure?.contains(point) ?? true }
}

extension LayoutTree {
  /// Returns the shape for hit testing of the view in a node, if it is set.
  func contentShape(in node: Int) -> (any Shape)? {
    var next = nodes[node].firstChild
    while next >= 0, nodes[next].isScope || nodes[next].element.isModifier {
      if let element = nodes[next].element as? ContentShapeElement { return element.shape }
      next = nodes[next].firstChild
    }
    return nil
  }
}

/// An element that sets the shape for hit testing of a view.
struct ContentShapeElement: UnaryElement {
  let shape: any Shape

  var name: String { "contentShape" }
}

/// A node around views with hit testing disabled, which receives no touches itself.
final class HitTestNode: ViewNode {
  var takesTouches = true

  override func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
    guard takesTouches else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewGraphics

/// A shape that has the shape of the container around it, smaller by the distance between both.
///
/// Without a container that has a shape, it is a rectangle. SwiftUI: `ContainerRelativeShape`.
public struct ContainerRelativeShape: InsettableShape {
  /// The distance from the outline, in points.
  fileprivate var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// Returns the path of a rectangle, because the container is known only where the shape is drawn.
  public func path(in rect: CGRect) -> BezierPath { BezierPath(rect: rect.shrunk(by: amount)) }

  /// Returns the shape, made smaller on all sides.
  ///
  /// - Parameter amount: The distance from the outline, in points; one that is not finite is treated
  ///   as 0.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount.isFinite ? amount : 0
    return shape
  }

  /// The behavior in right-to-left layouts: that of the container's shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension View {
  /// Sets the shape of the view for ``ContainerRelativeShape`` in it; the view itself isn't clipped.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The modified view.
  public func containerShape(_ shape: some InsettableShape) -> some View {
    WrappedView(content: self, element: ContainerShapeElement(shape: shape))
  }
}

/// An element that sets the shape of a container.
struct ContainerShapeElement: UnaryElement {
  let shape: any InsettableShape

  var name: String { "containerShape" }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }
}

extension LayoutTree {
  /// Returns the path of a shape in the frame of a node.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - node: The node.
  ///   - amount: The distance by which the shape is made smaller on all sides.
  /// - Returns: The path in the host's coordinates.
  func path(of shape: any Shape, for node: Int, insetBy amount: CGFloat = 0) -> BezierPath {
    let frame = drawnFrame(of: node)
    let direction = environment(of: node).layoutDirection
    guard let relative = shape as? ContainerRelativeShape,
      let container = container(around: node)
    else {
      return amount == 0
        ? shape.placed(in: frame, direction)
        : shape.placed(in: frame, insetBy: amount, direction)
    }
    let outer = container.frame
    let distance = min(
      frame.minX - outer.minX, frame.minY - outer.minY, outer.maxX - frame.maxX,
      outer.maxY - frame.maxY)
    let corner = container.shape.smaller(by: max(distance, 0))
    // The corners are as much smaller as the shape is farther inside, but it fills its own frame.
    return corner.placed(
      in: frame.insetBy(dx: -max(distance, 0), dy: -max(distance, 0)),
      insetBy: relative.amount + amount, direction)
  }

  private func container(
    around node: Int
  ) -> (shape: any InsettableShape, frame: CGRect)? {
    var next = nodes[node].parent
    while next >= 0 {
      if let element = nodes[next].element as? ContainerShapeElement {
        return (element.shape, drawnFrame(of: next))
      }
      next = nodes[next].parent
    }
    return nil
  }
}

extension InsettableShape {
  /// Returns the shape, made smaller on all sides.
  fileprivate func smaller(by amount: CGFloat) -> any InsettableShape { inset(by: amount) }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewGraphics

/// A shape that can be made smaller on all sides.
///
/// SwiftUI: `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, made smaller on all sides.
  ///
  /// - Parameter amount: The distance from the outline, in points.
  /// - Returns: The smaller shape.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  func insetPath(
    in frame: CGRect, by amount: CGFloat, _ direction: UserInterfaceLayoutDirection
  ) -> BezierPath {
    inset(by: amount).placed(in: frame, direction)
  }
}

/// A shape in a smaller rectangle.
public struct InsetRectangleShape<Base: Shape>: InsettableShape {
  private let shape: Base
  private let amount: CGFloat

  init(_ shape: Base, by amount: CGFloat) {
    self.shape = shape
    self.amount = amount.isFinite ? amount : 0
  }

  /// Returns the path of the shape in the rectangle inside of a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    shape.path(in: rect.shrunk(by: amount))
  }

  /// The behavior of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// Returns the shape, made even smaller.
  ///
  /// - Parameter amount: The additional distance from the outline, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> InsetRectangleShape<Base> {
    InsetRectangleShape(shape, by: self.amount + amount)
  }
}

extension InsettableShape where InsetShape == InsetRectangleShape<Self> {
  /// Returns the shape in a smaller rectangle.
  ///
  /// - Parameter amount: The distance from the outline, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> InsetRectangleShape<Self> {
    InsetRectangleShape(self, by: amount)
  }
}

extension Rectangle: InsettableShape {
  /// The type of the smaller shape.
  public typealias InsetShape = InsetRectangleShape<Rectangle>
}

extension Capsule: InsettableShape {
  /// The type of the smaller shape.
  public typealias InsetShape = InsetRectangleShape<Capsule>
}

extension Circle: InsettableShape {
  /// The type of the smaller shape.
  public typealias InsetShape = InsetRectangleShape<Circle>
}

extension Ellipse: InsettableShape {
  /// The type of the smaller shape.
  public typealias InsetShape = InsetRectangleShape<Ellipse>
}

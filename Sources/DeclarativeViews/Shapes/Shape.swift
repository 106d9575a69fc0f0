// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A figure that fills the room it is offered. SwiftUI: `Shape`.
///
/// As a view it is filled with the foreground colour.
public protocol Shape: View {
  /// The figure in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Returns: The figure, in the same coordinates.
  func path(in rect: CGRect) -> BezierPath
}

extension Shape {
  /// The figure, filled with the foreground colour.
  public var body: some View { ElementView(element: ShapeElement(shape: self, paint: nil)) }

  /// The figure in a colour.
  ///
  /// - Parameter color: The colour.
  /// - Returns: A view of it.
  public func fill(_ color: Color) -> some View {
    ElementView(element: ShapeElement(shape: self, paint: .color(color)))
  }

  /// The figure in a gradient.
  ///
  /// - Parameter gradient: The gradient, across the bounds of the figure.
  /// - Returns: A view of it.
  public func fill(_ gradient: LinearGradient) -> some View {
    ElementView(element: ShapeElement(shape: self, paint: .gradient(gradient)))
  }

  /// The outline of the figure, half of its width inside and half outside.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - lineWidth: The width in points.
  /// - Returns: A view of it.
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    let width = lineWidth.isFinite ? max(lineWidth, 0) : 1
    return ElementView(
      element: ShapeElement(shape: self, paint: .stroke(color, StrokeStyle(width: width))))
  }
}

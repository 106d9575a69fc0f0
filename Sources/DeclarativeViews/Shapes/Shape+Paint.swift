// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Shape {
  /// Fills the shape with a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  @_disfavoredOverload
  public func fill(
    _ color: Color, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, Color, EmptyView> {
    FillShapeView(shape: self, paints: [.fill(color, isEvenOdd: style.isEOFilled)])
  }

  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - content: A color or a gradient across the bounds of the shape.
  ///   - style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, Style, EmptyView> {
    FillShapeView(shape: self, paints: [.fill(content, isEvenOdd: style.isEOFilled)])
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  public func fill(
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, HierarchicalShapeStyle, EmptyView> {
    fill(.primary, style: style)
  }

  /// Strokes the shape with a color, with the line centered on its outline.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - lineWidth: The width in points; one that is not finite is treated as 1.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  @_disfavoredOverload
  public func stroke(
    _ color: Color, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Color, EmptyView> {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape with a style, with the line centered on its outline.
  ///
  /// - Parameters:
  ///   - content: The color, or a gradient across the bounds of the shape.
  ///   - lineWidth: The width in points; one that is not finite is treated as 1.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape with a style, with the line centered on its outline.
  ///
  /// - Parameters:
  ///   - content: The color, or a gradient across the bounds of the shape.
  ///   - style: The stroke style of the line.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(
      shape: self, paints: [.stroke(content, style.usable, isInside: false)])
  }

  /// Strokes the shape with a style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - content: The color, or a gradient across the bounds of the shape.
  ///   - lineWidth: The width in points; one that is not finite is treated as 1.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the shape with a style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - content: The color, or a gradient across the bounds of the shape.
  ///   - style: The stroke style of the line.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self, paints: [.stroke(content, style.usable, isInside: true)])
  }

  /// Strokes the shape with the foreground style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - style: The stroke style of the line.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, HierarchicalShapeStyle, EmptyView> {
    strokeBorder(.primary, style: style)
  }

  /// Strokes the shape with the foreground style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points; one that is not finite is treated as 1.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, HierarchicalShapeStyle, EmptyView> {
    strokeBorder(.primary, style: StrokeStyle(lineWidth: lineWidth))
  }
}

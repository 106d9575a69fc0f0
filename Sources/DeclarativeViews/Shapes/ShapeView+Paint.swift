// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

// A second paint, and further ones, in front of those before.

extension ShapeView {
  /// Fills the shape with a color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  @_disfavoredOverload
  public func fill(
    _ color: Color, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Color, Self> {
    FillShapeView(shape: shape, paints: paints(and: .fill(color, isEvenOdd: style.isEOFilled)))
  }

  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - content: A color or a gradient across the bounds of the shape.
  ///   - style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, paints: paints(and: .fill(content, isEvenOdd: style.isEOFilled)))
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  public func fill(
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, HierarchicalShapeStyle, Self> {
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
  ) -> StrokeShapeView<Content, Color, Self> {
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
  ) -> StrokeShapeView<Content, Style, Self> {
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
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(
      shape: shape, paints: paints(and: .stroke(content, style.usable, isInside: false)))
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
  ) -> StrokeBorderShapeView<Content, Style, Self> {
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
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape, paints: paints(and: .stroke(content, style.usable, isInside: true)))
  }

  /// Strokes the shape with the foreground style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - style: The stroke style of the line.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, HierarchicalShapeStyle, Self> {
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
  ) -> StrokeBorderShapeView<Content, HierarchicalShapeStyle, Self> {
    strokeBorder(.primary, style: StrokeStyle(lineWidth: lineWidth))
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewGraphics

/// A shape that fills the proposed size.
///
/// SwiftUI: `Shape`.
///
/// As a view, it is filled with the foreground style.
public protocol Shape: View, Animatable {
  /// Returns the path of the shape in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Returns: The path, in the same coordinates.
  func path(in rect: CGRect) -> BezierPath

  /// Returns the size of the shape for a proposal; by default the proposed size.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the path is mirrored depending on the layout direction; by default it is mirrored in
  /// right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// The shape, filled with the foreground style.
  public var body: some View { ElementView(element: ShapeElement(shape: self, paint: nil)) }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }

  /// Returns the proposed size, with 10 points for unspecified dimensions.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Whether the path is mirrored: in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Fills the shape with a color.
  ///
  /// - Parameter color: The color.
  /// - Returns: A view of the shape.
  public func fill(_ color: Color) -> some View { filled(color) }

  /// Fills the shape with a style.
  ///
  /// - Parameter style: A color or a gradient across the bounds of the shape.
  /// - Returns: A view of the shape.
  public func fill(_ style: some ShapeStyle) -> some View { filled(style) }

  /// Strokes the shape with a color, with the line centered on its outline.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - lineWidth: The width in points.
  /// - Returns: A view of the shape.
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    stroked(color, StrokeStyle(lineWidth: lineWidth), isInside: false)
  }

  /// Strokes the shape with a style, with the line centered on its outline.
  ///
  /// - Parameters:
  ///   - style: The color, or a gradient across the bounds of the shape.
  ///   - lineWidth: The width in points.
  /// - Returns: A view of the shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroked(style, StrokeStyle(lineWidth: lineWidth), isInside: false)
  }

  /// Strokes the shape with a style, with the line centered on its outline.
  ///
  /// - Parameters:
  ///   - style: The color, or a gradient across the bounds of the shape.
  ///   - strokeStyle: The stroke style of the line.
  /// - Returns: A view of the shape.
  public func stroke(_ style: some ShapeStyle, style strokeStyle: StrokeStyle) -> some View {
    stroked(style, strokeStyle, isInside: false)
  }

  /// Strokes the shape with the foreground style.
  ///
  /// - Parameter lineWidth: The width in points.
  /// - Returns: A view of the shape.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroked(HierarchicalShapeStyle.primary, StrokeStyle(lineWidth: lineWidth), isInside: false)
  }

  /// Strokes the shape with a style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - style: The color, or a gradient across the bounds of the shape.
  ///   - lineWidth: The width in points.
  /// - Returns: A view of the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroked(style, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Strokes the shape with the foreground style.
  ///
  /// - Parameter style: The stroke style of the line.
  /// - Returns: A view of the shape.
  public func stroke(style: StrokeStyle) -> some View {
    stroked(HierarchicalShapeStyle.primary, style, isInside: false)
  }

  /// Strokes the shape with a style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - content: The color, or a gradient across the bounds of the shape.
  ///   - style: The stroke style of the line.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    stroked(content, style, isInside: true)
  }

  /// Strokes the shape with the foreground style, with the line inside its outline.
  ///
  /// - Parameters:
  ///   - style: The stroke style of the line.
  ///   - antialiased: Has no effect: edges are always smoothed.
  /// - Returns: A view of the shape.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    stroked(HierarchicalShapeStyle.primary, style, isInside: true)
  }

  /// Strokes the shape with the foreground style, with the line inside its outline.
  ///
  /// - Parameter lineWidth: The width of the line in points.
  /// - Returns: A view of the shape.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    stroked(HierarchicalShapeStyle.primary, StrokeStyle(lineWidth: lineWidth), isInside: true)
  }

  /// Returns the part of the shape's outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, from 0 to 1.
  ///   - endFraction: The end of the part, from 0 to 1.
  /// - Returns: A shape of that part.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Returns the path of the shape in the frame in which it is drawn.
  ///
  /// The shape itself uses coordinates relative to the frame's corner.
  func placed(in frame: CGRect, _ direction: UserInterfaceLayoutDirection) -> BezierPath {
    let path = path(in: CGRect(origin: .zero, size: frame.size))
    guard layoutDirectionBehavior == .mirrors(in: direction) else {
      return path.applying(Transform(translationX: frame.minX, y: frame.minY))
    }
    return path.applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
  }

  /// Returns the path of the shape, made smaller on all sides, in the frame in which it is drawn.
  func placed(
    in frame: CGRect, insetBy amount: CGFloat, _ direction: UserInterfaceLayoutDirection
  ) -> BezierPath {
    if let shape = self as? any InsettableShape {
      return shape.insetPath(in: frame, by: amount, direction)
    }
    return placed(in: frame.insetBy(dx: amount, dy: amount), direction)
  }

  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - content: A color or a gradient across the bounds of the shape.
  ///   - style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  public func fill(_ content: some ShapeStyle, style: FillStyle) -> some View {
    ElementView(
      element: ShapeElement(shape: RuledShape(shape: self, style: style), paint: .fill(content)))
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: How the shape is filled where its outline crosses itself.
  /// - Returns: A view of the shape.
  public func fill(style: FillStyle) -> some View {
    fill(HierarchicalShapeStyle.primary, style: style)
  }

  private func filled(_ style: any ShapeStyle) -> ElementView {
    ElementView(element: ShapeElement(shape: self, paint: .fill(style)))
  }

  private func stroked(
    _ style: any ShapeStyle, _ line: StrokeStyle, isInside: Bool
  ) -> ElementView {
    var line = line
    line.width = line.width.isFinite ? max(line.width, 0) : 1
    return ElementView(
      element: ShapeElement(shape: self, paint: .stroke(style, line, isInside: isInside)))
  }
}

/// A part of another shape's outline.
private struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> BezierPath {
    shape.path(in: rect).trimmed(from: start, to: end)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A stroked shape in front of other views of the shape.
///
/// SwiftUI: `StrokeShapeView`.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  PaintedView
{
  /// The shape.
  public let shape: Content
  let paints: [ShapePaint]

  init(shape: Content, paints: [ShapePaint]) {
    self.shape = shape
    self.paints = paints
  }

  /// The shape with its paints.
  public var body: some View { painted }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { painted._expand(in: step) }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view of a shape, to which more paint can be added.
///
/// SwiftUI: `ShapeView`.
///
/// ```swift
/// Circle()
///   .fill(.yellow)
///   .stroke(.orange, lineWidth: 4)
/// ```
///
/// Each paint is drawn in front of those before it.
#if MainActor
  @MainActor
#endif
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A view of a shape that knows all of its paints.
protocol PaintedView {
  /// The paints, the one behind the others first.
  var paints: [ShapePaint] { get }
}

extension ShapeView {
  /// Returns the paints with another one in front of them.
  func paints(and paint: ShapePaint) -> [ShapePaint] {
    ((self as? any PaintedView)?.paints ?? []) + [paint]
  }

  /// The shape with its paints.
  var painted: ElementView {
    let paints = (self as? any PaintedView)?.paints ?? []
    return ElementView(element: ShapeElement(shape: shape, paints: paints))
  }
}

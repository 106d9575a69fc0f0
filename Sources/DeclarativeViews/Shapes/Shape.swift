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

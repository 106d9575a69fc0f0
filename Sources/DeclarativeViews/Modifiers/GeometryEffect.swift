// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewGraphics

/// A modifier that transforms a view when it is drawn, without affecting layout.
///
/// SwiftUI: `GeometryEffect`.
///
/// ```swift
/// struct Skew: GeometryEffect {
///   var amount: CGFloat
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
///   }
/// }
/// Text("Fast").modifier(Skew(amount: -0.2))
/// ```
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform of a view about its corner.
  ///
  /// - Parameter size: The size of the view in points.
  /// - Returns: The transform; one with numbers that aren't finite changes nothing.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the transformed view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The transformed view.
  public func body(content: Content) -> some View {
    WrappedView(
      content: content,
      element: EffectElement(name: String(describing: Self.self)) { frame, _ in
        .transform(effectValue(size: frame.size).plane.about(frame.origin), frame)
      })
  }
}

extension View {
  /// Transforms the view about its corner when it is drawn, without affecting layout.
  ///
  /// - Parameter transform: The transform; one with numbers that aren't finite changes nothing. Its
  ///   perspective isn't drawn.
  /// - Returns: The transformed view.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    WrappedView(
      content: self,
      element: EffectElement(name: "projectionEffect") { frame, _ in
        .transform(transform.plane.about(frame.origin), frame)
      })
  }

  /// Transforms the view about its corner when it is drawn, without affecting layout.
  ///
  /// - Parameter transform: The transform; one with numbers that aren't finite changes nothing.
  /// - Returns: The transformed view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}

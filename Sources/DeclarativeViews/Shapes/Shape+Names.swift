// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Shapes as static members, for use where a shape is expected.

extension Shape where Self == Circle {
  /// A circle that fits the frame, centered.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points.
  ///   - style: The style of the corners, which makes no difference.
  /// - Returns: The shape.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rounded rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and the height of a corner in points.
  ///   - style: The style of the corners, which makes no difference.
  /// - Returns: The shape.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii in points.
  ///   - style: The style of the corners, which makes no difference.
  /// - Returns: The shape.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle whose corners have radii of their own, in points.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius at the top leading corner.
  ///   - bottomLeadingRadius: The radius at the bottom leading corner.
  ///   - bottomTrailingRadius: The radius at the bottom trailing corner.
  ///   - topTrailingRadius: The radius at the top trailing corner.
  ///   - style: The style of the corners, which makes no difference.
  /// - Returns: The shape.
  @_disfavoredOverload
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around the view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The style of rounded corners.
///
/// SwiftUI: `RoundedCornerStyle`.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// Circular arcs.
  case circular
  /// Continuous corners, which are also drawn as circular arcs.
  case continuous
}

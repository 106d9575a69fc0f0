// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A blurred shadow behind a shape.
public struct Shadow: Hashable, Sendable {
  /// The color, whose alpha is multiplied by the opacity.
  public var color: Color
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The offset from the shape, in points.
  public var offset: CGSize
  /// The blur radius, in points: the standard deviation of the Gaussian blur (measured on iOS as
  /// 0.92 times the radius).
  public var radius: CGFloat

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The color, whose alpha is multiplied by the opacity.
  ///   - opacity: The opacity, from 0 to 1.
  ///   - offset: The offset from the shape, in points.
  ///   - radius: The blur radius, in points.
  public init(color: Color, opacity: CGFloat, offset: CGSize, radius: CGFloat) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A blurred copy of a shape below it.
public struct Shadow: Hashable, Sendable {
  /// The color; its alpha is multiplied with the opacity.
  public var color: Color
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// How far the copy is moved, in points.
  public var offset: CGSize
  /// The blur, in points: the standard deviation of the Gaussian (measured on iOS as 0.92 of it).
  public var radius: CGFloat

  /// Creates a shadow.
  public init(color: Color, opacity: CGFloat, offset: CGSize, radius: CGFloat) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
  }
}

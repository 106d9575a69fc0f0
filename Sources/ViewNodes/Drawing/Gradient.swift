// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A color that changes over a box. Start and end are in unit coordinates of the box: (0, 0) is its
/// top left corner, (1, 1) its bottom right one.
public struct Gradient: Hashable, Sendable {
  /// How the color changes. UIKit: `CAGradientLayerType`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from start to end, in unit space.
    case axial
    /// Outward from the start on ellipses whose half axes are the distances to the end.
    case radial
    /// Around the start, clockwise from the direction of the end.
    case conic
  }

  /// A color at a place between 0 (start) and 1 (end).
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the color changes.
  public var kind: Kind
  /// Where it begins, in unit coordinates.
  public var start: CGPoint
  /// Where it ends, in unit coordinates.
  public var end: CGPoint
  /// The colors, in order of place. Between two the color is mixed channel by channel in sRGB.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(kind: Kind, start: CGPoint, end: CGPoint, stops: [Stop]) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = stops
  }
}

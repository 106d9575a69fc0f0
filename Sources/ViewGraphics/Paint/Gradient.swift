// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A color gradient that fills a box.
///
/// Start and end are in unit coordinates: (0, 0) is the top-left corner of the box, (1, 1) the
/// bottom-right corner.
public struct Gradient: Hashable, Sendable {
  /// The geometry of a gradient.
  ///
  /// UIKit: `CAGradientLayerType`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from start to end, in unit space.
    case axial
    /// Outward from the start, on ellipses; the semiaxes of the last one are the horizontal and
    /// vertical distances to the end.
    case radial
    /// Around the start, clockwise from the direction of the end.
    case conic
  }

  /// A color at a location between 0 (start) and 1 (end).
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a color stop at a location from 0 to 1.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - location: The location, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of the gradient.
  public var kind: Kind
  /// The start point, in unit coordinates.
  public var start: CGPoint
  /// The end point, in unit coordinates.
  public var end: CGPoint
  /// The color stops, in ascending order of location.
  ///
  /// Colors between stops are interpolated in sRGB.
  public var stops: [Stop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - kind: The geometry of the gradient.
  ///   - start: The start point, in unit coordinates.
  ///   - end: The end point, in unit coordinates.
  ///   - stops: The color stops, in ascending order of location.
  public init(kind: Kind, start: CGPoint, end: CGPoint, stops: [Stop]) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = stops
  }
}

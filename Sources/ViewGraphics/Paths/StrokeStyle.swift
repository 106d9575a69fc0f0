// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The style of a stroked line.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's endpoints.
  ///
  /// UIKit: `CGLineCap`.
  public enum Cap: Int, Hashable, Sendable {
    /// Ends exactly at the endpoint.
    case butt = 0
    /// Ends with a semicircle around the endpoint.
    case round = 1
    /// Extends by half the line width beyond the endpoint.
    case square = 2
  }

  /// The shape of a line's corners.
  ///
  /// UIKit: `CGLineJoin`.
  public enum Join: Int, Hashable, Sendable {
    /// A pointed corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A beveled corner.
    case bevel = 2
  }

  /// The line width, in points.
  public var width: CGFloat
  /// The shape of the endpoints.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The greatest length of a pointed corner as a multiple of the line width; a longer one is beveled.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  ///
  /// Lengths that ``BezierPath/dashed(phase:lengths:)`` can't use make the line solid.
  public var dash: [CGFloat]
  /// The length at which the pattern of dashes begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style, by default of a solid line with butt caps and miter joins.
  ///
  /// - Parameters:
  ///   - width: The line width, in points.
  ///   - cap: The shape of the endpoints.
  ///   - join: The shape of the corners.
  ///   - miterLimit: The greatest length of a pointed corner as a multiple of the line width; one
  ///     that isn't a finite number of at least 1 bevels all corners.
  ///   - dash: The lengths of dashes and gaps in turn, in points; empty for a solid line.
  ///   - dashPhase: The length at which the pattern of dashes begins, in points.
  public init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 4,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

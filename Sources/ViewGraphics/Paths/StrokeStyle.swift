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

  /// Creates a stroke style, by default with butt caps and miter joins.
  ///
  /// - Parameters:
  ///   - width: The line width, in points.
  ///   - cap: The shape of the endpoints.
  ///   - join: The shape of the corners.
  public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

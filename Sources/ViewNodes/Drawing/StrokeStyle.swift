// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends. UIKit: `CGLineCap`.
  public enum Cap: Int, Hashable, Sendable {
    /// Ends at the point.
    case butt = 0
    /// A half circle around the point.
    case round = 1
    /// Half a square beyond the point.
    case square = 2
  }

  /// The shape of a line's corners. UIKit: `CGLineJoin`.
  public enum Join: Int, Hashable, Sendable {
    /// Pointed.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
  }

  /// The width, in points.
  public var width: CGFloat
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join

  /// Creates a style; plain ends and pointed corners by default.
  public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

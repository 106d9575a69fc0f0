// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// Core Graphics' name for ``StrokeStyle/Cap``.
public typealias CGLineCap = StrokeStyle.Cap

/// Core Graphics' name for ``StrokeStyle/Join``.
public typealias CGLineJoin = StrokeStyle.Join

nonisolated extension StrokeStyle {
  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points.
  ///   - lineCap: The shape of the line ends, and of those of dashes.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The greatest length of a pointed corner as a multiple of the line width; a
  ///     longer one is beveled.
  ///   - dash: The lengths of dashes and gaps in turn, in points; empty for a solid line. If one is
  ///     negative or not finite, or all are 0, the line is solid.
  ///   - dashPhase: The length at which the pattern of dashes begins, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.init(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }

  /// The width of the line, in points.
  public var lineWidth: CGFloat {
    get { width }
    set { width = newValue }
  }

  /// The shape of the line ends.
  public var lineCap: CGLineCap {
    get { cap }
    set { cap = newValue }
  }

  /// The shape of the corners.
  public var lineJoin: CGLineJoin {
    get { join }
    set { join = newValue }
  }
}

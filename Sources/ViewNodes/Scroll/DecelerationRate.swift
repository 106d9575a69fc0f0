// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ScrollNode {
  /// The factor by which the speed decreases per millisecond of deceleration.
  ///
  /// UIKit: `UIScrollView.DecelerationRate`.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from a factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The distance that content travels from a speed of one point per millisecond, in points.
    var reach: CGFloat {
      guard rawValue > 0, rawValue < 1 else { return 0 }
      return rawValue / (1 - rawValue)
    }
  }
}

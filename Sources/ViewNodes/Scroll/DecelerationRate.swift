// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ScrollNode {
  /// What is left of the speed after each millisecond of coasting.
  /// UIKit: `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor a millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// How far content coasts at a speed of one point a millisecond, in points.
    var reach: CGFloat {
      guard rawValue > 0, rawValue < 1 else { return 0 }
      return rawValue / (1 - rawValue)
    }
  }
}

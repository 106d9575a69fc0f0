// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Which margins and lengths give and take when the superview's size changes.
/// UIKit: `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left margin gives.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width gives.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The right margin gives.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The top margin gives.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height gives.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The bottom margin gives.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

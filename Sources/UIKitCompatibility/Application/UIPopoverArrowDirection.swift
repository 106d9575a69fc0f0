// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The directions in which a popover points.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates directions from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upward.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downward.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A set of corners of a layer.
///
/// UIKit: `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a mask from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
  /// All four corners.
  public static let all: CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

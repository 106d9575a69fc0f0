// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

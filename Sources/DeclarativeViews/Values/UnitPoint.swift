// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A place in a rectangle in shares of its sides: (0, 0) is the top leading corner, (1, 1) the
/// bottom trailing one.
///
/// SwiftUI: `UnitPoint`.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading side.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: The share of the width, from the leading side.
  ///   - y: The share of the height, from the top.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// (0, 0), the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

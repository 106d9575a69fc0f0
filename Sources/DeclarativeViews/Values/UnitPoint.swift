// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A point in the unit coordinates of a rectangle: (0, 0) is the top leading corner, (1, 1) the
/// bottom trailing one.
///
/// SwiftUI: `UnitPoint`.
public nonisolated struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, from the top.
  public var y: CGFloat

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width, from the leading edge.
  ///   - y: The fraction of the height, from the top.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// (0, 0), the top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
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

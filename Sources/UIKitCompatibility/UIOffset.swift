// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A distance in both directions, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downward.
  public var vertical: CGFloat

  /// Creates a distance of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a distance, in points.
  ///
  /// - Parameters:
  ///   - horizontal: The distance to the right.
  ///   - vertical: The distance downward.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public static let zero = UIOffset()
}

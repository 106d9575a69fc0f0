// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A vector of two components.
public nonisolated struct CGVector: Hashable, Sendable, Codable {
  /// The x component.
  public var dx: CGFloat
  /// The y component.
  public var dy: CGFloat

  /// Creates a vector of zeros.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector.
  ///
  /// - Parameters:
  ///   - dx: The x component.
  ///   - dy: The y component.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of zeros.
  public static let zero = CGVector()
}

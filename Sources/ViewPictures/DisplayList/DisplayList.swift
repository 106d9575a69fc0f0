// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A finished drawing: painting operations in order, as plain values.
///
/// Every output format is generated from a display list, so that all formats agree. A list can be
/// sent to another thread without its nodes. Coordinates are points with the origin at the
/// picture's top-left corner, and y increases downward. Groups are opened by `begin` and closed by
/// `end`, always in pairs.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: CGSize
  /// The drawing operations, from back to front.
  public var operations: [Operation]

  /// Creates a list of operations.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - operations: The drawing operations, from back to front.
  public init(size: CGSize, operations: [Operation] = []) {
    self.size = size
    self.operations = operations
  }
}

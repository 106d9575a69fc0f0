// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A finished drawing: what has to be painted, in order, as plain values.
///
/// Every output is drawn from a display list, so outputs cannot drift apart, and a list may be sent
/// to another thread while the nodes it came from stay. Coordinates are points with the origin at
/// the picture's top left corner, y downward. Groups are opened by `begin` and closed by `end`,
/// always in pairs.
public nonisolated struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: CGSize
  /// The drawing operations, from back to front.
  public var operations: [Operation]

  /// Creates a list of operations.
  public init(size: CGSize, operations: [Operation] = []) {
    self.size = size
    self.operations = operations
  }
}

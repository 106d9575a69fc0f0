// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A way to turn a value into text that is kept in a file, and to say in words how two such texts
/// differ.
///
/// A strategy for another type is made from an existing one by ``pullback(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Value == Order {
///   static var receipt: SnapshotStrategy<Order> {
///     SnapshotStrategy<ViewNode>.svg.pullback { order in ReceiptNode(order: order) }
///   }
/// }
/// ```
public struct SnapshotStrategy<Value>: Sendable {
  /// What the names of files end with, without a leading point: `svg`.
  public var pathExtension: String
  /// Makes the text.
  public var text: @Sendable (Value) throws -> String
  /// Says how the second text differs from the first, in lines for a person. Called only with texts
  /// that differ.
  public var difference: @Sendable (_ reference: String, _ actual: String) -> String

  /// Creates a strategy from its parts.
  public init(
    pathExtension: String,
    difference: @escaping @Sendable (_ reference: String, _ actual: String) -> String,
    text: @escaping @Sendable (Value) throws -> String
  ) {
    self.pathExtension = pathExtension
    self.difference = difference
    self.text = text
  }

  /// The same files and comparisons for values that can be turned into this strategy's.
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let text = text
    return SnapshotStrategy<Other>(pathExtension: pathExtension, difference: difference) {
      try text(transform($0))
    }
  }
}

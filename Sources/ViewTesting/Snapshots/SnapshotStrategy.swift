// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A strategy for converting a value to text or other bytes stored in a file, and for describing
/// the difference between two such files.
///
/// Create a strategy for another type from an existing one with ``pullback(_:)``:
///
/// ```swift
/// extension SnapshotStrategy where Value == Order {
///   static var receipt: SnapshotStrategy<Order> {
///     SnapshotStrategy<ViewNode>.svg.pullback { order in ReceiptNode(order: order) }
///   }
/// }
/// ```
public nonisolated struct SnapshotStrategy<Value>: Sendable {
  /// The path extension of the files, without a leading period: `svg`.
  public var pathExtension: String
  /// The closure that creates the contents of the file.
  public var contents: SnapshotFunction<Value, [UInt8]>
  /// The closure that compares different contents.
  ///
  /// It is called with the reference first, and returns `nil` if the contents are similar enough.
  public var difference: @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> SnapshotDifference?
  /// Whether the file is UTF-8 text, in which line endings are ignored.
  let isText: Bool

  /// Creates a strategy for text.
  ///
  /// - Parameters:
  ///   - pathExtension: The path extension of the files.
  ///   - difference: A closure that describes the difference between the first text and the second.
  ///   - text: A closure that creates the text.
  public init(
    pathExtension: String,
    difference: @escaping @Sendable (_ reference: String, _ actual: String) -> String,
    text: @escaping SnapshotFunction<Value, String>
  ) {
    self.pathExtension = pathExtension
    isText = true
    contents = { Array(try text($0).utf8) }
    self.difference = { reference, actual in
      SnapshotDifference(
        summary: difference(
          String(decoding: reference, as: UTF8.self), String(decoding: actual, as: UTF8.self)))
    }
  }

  /// Creates a strategy for binary data.
  ///
  /// - Parameters:
  ///   - pathExtension: The path extension of the files.
  ///   - difference: A closure that compares two different files; it returns `nil` if they are
  ///     similar enough.
  ///   - contents: A closure that creates the bytes.
  public init(
    pathExtension: String,
    bytesDifference difference:
      @escaping @Sendable (
        _ reference: [UInt8], _ actual: [UInt8]
      ) -> SnapshotDifference?,
    contents: @escaping SnapshotFunction<Value, [UInt8]>
  ) {
    self.pathExtension = pathExtension
    isText = false
    self.contents = contents
    self.difference = difference
  }

  private init(
    pathExtension: String, isText: Bool,
    difference: @escaping @Sendable ([UInt8], [UInt8]) -> SnapshotDifference?,
    contents: @escaping SnapshotFunction<Value, [UInt8]>
  ) {
    self.pathExtension = pathExtension
    self.isText = isText
    self.contents = contents
    self.difference = difference
  }

  /// Returns a strategy for values of another type, which are converted to values of this strategy.
  ///
  /// - Parameter transform: A closure that converts a value.
  /// - Returns: A strategy with the same file format and comparison.
  public func pullback<Other>(
    _ transform: @escaping SnapshotFunction<Other, Value>
  ) -> SnapshotStrategy<Other> {
    let contents = contents
    return SnapshotStrategy<Other>(
      pathExtension: pathExtension, isText: isText, difference: difference
    ) {
      try contents(transform($0))
    }
  }
}

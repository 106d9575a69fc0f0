// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A way to turn a value into text or other bytes that are kept in a file, and to say in words how two
/// such files differ.
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
public nonisolated struct SnapshotStrategy<Value>: Sendable {
  /// The path extension of the files, without a leading period: `svg`.
  public var pathExtension: String
  /// Makes the contents of the file.
  public var contents: SnapshotFunction<Value, [UInt8]>
  /// Compares contents that differ.
  ///
  /// Called with the reference first.
  public var difference: @Sendable (_ reference: [UInt8], _ actual: [UInt8]) -> SnapshotDifference?
  /// Whether the file is text in UTF-8, in which the ends of lines make no difference.
  let isText: Bool

  /// Creates a strategy for text.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of files end with.
  ///   - difference: Says how the second text differs from the first, in lines for a person.
  ///   - text: Makes the text.
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

  /// Creates a strategy for bytes that are no text.
  ///
  /// - Parameters:
  ///   - pathExtension: What the names of files end with.
  ///   - difference: Compares two files that are not the same bytes; `nil` if they are near enough.
  ///   - contents: Makes the bytes.
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

  /// The same files and comparisons for values that can be turned into this strategy's.
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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher of a single value.
///
/// Combine: `Just`.
public nonisolated struct Just<Output>: Publisher {
  /// There are no errors.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  ///
  /// - Parameter output: The value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Sends the value, and ends.
  public func _subscribe(_ receiver: _Receiver<Output, Never>) {
    receiver.send(output)
    receiver.finish(.finished)
  }

  /// The value, if it can be compared.
  public var _identity: AnyHashable? {
    OperatorIdentity.of("just", output as? AnyHashable)
  }
}

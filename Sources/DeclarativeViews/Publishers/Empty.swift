// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher without values.
///
/// Combine: `Empty`.
public nonisolated struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends, which it does immediately.
  public let completeImmediately: Bool

  /// Creates a publisher.
  ///
  /// - Parameter completeImmediately: Whether it ends immediately, or never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher with types that the context doesn't state.
  ///
  /// - Parameters:
  ///   - completeImmediately: Whether it ends immediately, or never.
  ///   - outputType: The type of the values.
  ///   - failureType: The type of the errors.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Ends the receiver, or does nothing.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
    if completeImmediately { receiver.finish(.finished) }
  }

  /// Whether it ends.
  public var _identity: AnyHashable? { OperatorIdentity.of("empty", completeImmediately) }
}

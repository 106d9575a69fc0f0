// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher that ends with an error.
///
/// Combine: `Fail`.
public nonisolated struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher with an error.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher with an error, and a type of values that the context doesn't state.
  ///
  /// - Parameters:
  ///   - outputType: The type of the values.
  ///   - failure: The error.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Ends the receiver with the error.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
    receiver.finish(.failure(error))
  }
}

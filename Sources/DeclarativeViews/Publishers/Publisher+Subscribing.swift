// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Subscribes with actions for the values and for the end.
  ///
  /// - Parameters:
  ///   - receiveCompletion: The action for the end of the publisher.
  ///   - receiveValue: The action for a value.
  /// - Returns: The subscription, which ends when it is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = _Receiver<Output, Failure>(
      onValue: receiveValue, onCompletion: receiveCompletion)
    _subscribe(receiver)
    return AnyCancellable(receiver)
  }
}

nonisolated extension Publisher where Failure == Never {
  /// Subscribes with an action for the values.
  ///
  /// - Parameter receiveValue: The action for a value.
  /// - Returns: The subscription, which ends when it is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns the values to a property of an object, which is kept until the subscription ends.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: The subscription, which ends when it is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Assigns the values to a published property while its object exists.
  ///
  /// - Parameter published: The publisher of the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(from: self)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher that also performs actions.
  ///
  /// - Parameters:
  ///   - receiveSubscription: The action when a subscription begins, called with what cancels it.
  ///   - receiveOutput: The action before each value.
  ///   - receiveCompletion: The action before the end.
  ///   - receiveCancel: The action when a subscription is canceled.
  /// - Returns: The publisher.
  public func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      let isFinished = LockedState(false)
      receiveSubscription?(receiver)
      if let receiveCancel {
        receiver.add(AnyCancellable { if !isFinished.current { receiveCancel() } })
      }
      _subscribe(
        receiver.receiver(
          onValue: { value in
            receiveOutput?(value)
            receiver.send(value)
          },
          onCompletion: { completion in
            isFinished.exchange(true)
            receiveCompletion?(completion)
            receiver.finish(completion)
          }))
    }
  }
}

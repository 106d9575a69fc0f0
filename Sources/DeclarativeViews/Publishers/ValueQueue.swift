// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The values of a publisher that a loop hasn't received yet.
///
/// Unchecked, because a lock protects its state.
nonisolated final class ValueQueue<Output, Failure: Error>: @unchecked Sendable {
  private struct State {
    var values: [Output] = []
    /// The index of the next value.
    var next = 0
    var completion: Subscribers.Completion<Failure>?
    /// The loop that waits for a value.
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = LockedState(State())
  private let subscription = LockedState(AnyCancellable?.none)

  init(of publisher: some Publisher<Output, Failure>) {
    let receiver = _Receiver<Output, Failure>(
      onValue: { [weak self] value in self?.change { $0.values.append(value) } },
      onCompletion: { [weak self] completion in self?.change { $0.completion = completion } })
    subscription.exchange(AnyCancellable(receiver))
    publisher._subscribe(receiver)
  }

  /// Returns the next value when there is one, or nil at the end and after the task was canceled.
  func next(isolation: isolated (any Actor)?) async throws(Failure) -> Output? {
    while !Task.isCancelled {
      let (value, completion) = take()
      if let value { return value }
      switch completion {
      case .finished: return nil
      case .failure(let error): throw error
      case nil: await wait(isolation: isolation)
      }
    }
    subscription.exchange(nil)
    return nil
  }

  private func wait(isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if state.next < state.values.count || state.completion != nil || Task.isCancelled {
            return true
          }
          state.waiting = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      change { _ in }
    }
  }

  /// Changes the state, and wakes the loop.
  private func change(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      let waiting = state.waiting
      state.waiting = nil
      return waiting
    }
    waiting?.resume()
  }

  /// Removes the first value; an error ends the sequence once.
  private func take() -> (Output?, Subscribers.Completion<Failure>?) {
    state.withLock { state in
      if state.next < state.values.count {
        let value = state.values[state.next]
        state.next += 1
        if state.next == state.values.count {
          state.values = []
          state.next = 0
        }
        return (value, nil)
      }
      let completion = state.completion
      if completion != nil { state.completion = .finished }
      return (nil, completion)
    }
  }
}

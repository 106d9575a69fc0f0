// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The receivers of a publisher that sends the same values to all of them, in the order in which they
/// subscribed.
///
/// Receivers may come, go, and cause further values while a value is sent: those that came later
/// don't receive it, and those that left don't either.
nonisolated final class ReceiverList<Output, Failure: Error>: Sendable {
  private struct Entries {
    var all: [Entry] = []
    var lastNumber = 0
    /// The number of entries whose receivers have left.
    var goneCount = 0
    var completion: Subscribers.Completion<Failure>?

    /// Returns the index of an entry; numbers are in increasing order.
    func place(of number: Int) -> Int? {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if all[middle].number < number { low = middle + 1 } else { high = middle }
      }
      return low < all.count && all[low].number == number ? low : nil
    }
  }

  private struct Entry {
    let number: Int
    var receiver: _Receiver<Output, Failure>?
  }

  private let entries = LockedState(Entries())

  /// Whether the publisher has ended.
  var isFinished: Bool { entries.withLock { $0.completion != nil } }

  /// Adds a receiver until it ends, and returns whether the publisher hasn't ended yet; otherwise the
  /// receiver is told so.
  @discardableResult
  func add(_ receiver: _Receiver<Output, Failure>) -> Bool {
    let (number, completion) = entries.withLock { entries in
      if entries.completion == nil {
        entries.lastNumber += 1
        entries.all.append(Entry(number: entries.lastNumber, receiver: receiver))
      }
      return (entries.lastNumber, entries.completion)
    }
    if let completion {
      receiver.finish(completion)
      return false
    }
    receiver.add(AnyCancellable { self.remove(number) })
    return true
  }

  /// Sends a value to all receivers.
  func send(_ value: Output) {
    for entry in entries.current.all { entry.receiver?.send(value) }
  }

  /// Ends all receivers, and those that are added later.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let all = entries.withLock { entries in
      guard entries.completion == nil else { return [Entry]() }
      let all = entries.all
      entries.completion = completion
      entries.all = []
      entries.goneCount = 0
      return all
    }
    for entry in all { entry.receiver?.finish(completion) }
  }

  private func remove(_ number: Int) {
    // Returned, so that it is released after the lock.
    _ = entries.withLock { entries -> _Receiver<Output, Failure>? in
      guard let place = entries.place(of: number) else { return nil }
      let gone = entries.all[place].receiver
      entries.all[place].receiver = nil
      entries.goneCount += 1
      // The removal of many receivers takes linear time in all.
      if 2 * entries.goneCount > entries.all.count {
        entries.all.removeAll { $0.receiver == nil }
        entries.goneCount = 0
      }
      return gone
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher that subscribes once for all of its subscribers.
  ///
  /// It subscribes when the first subscriber comes, and cancels its subscription when the last one
  /// leaves. Values that were sent before a subscriber came aren't repeated.
  ///
  /// - Returns: The publisher.
  public func share() -> AnyPublisher<Output, Failure> {
    let sharing = Sharing(self)
    return AnyPublisher(
      identity: OperatorIdentity.of("share", _identity)
    ) { sharing.add($0) }
  }
}

/// The receivers that share a subscription.
///
/// Unchecked, because the publisher doesn't change, and a lock protects the rest.
private nonisolated final class Sharing<Upstream: Publisher>: @unchecked Sendable {
  private struct Connection {
    var count = 0
    var receiver: _Receiver<Upstream.Output, Upstream.Failure>?
  }

  private let upstream: Upstream
  private let receivers = ReceiverList<Upstream.Output, Upstream.Failure>()
  private let connection = LockedState(Connection())

  init(_ upstream: Upstream) {
    self.upstream = upstream
  }

  func add(_ receiver: _Receiver<Upstream.Output, Upstream.Failure>) {
    guard receivers.add(receiver) else { return }
    let receivers = receivers
    let made = _Receiver<Upstream.Output, Upstream.Failure>(
      onValue: { receivers.send($0) }, onCompletion: { receivers.finish($0) })
    let isFirst = connection.withLock { connection in
      connection.count += 1
      let isFirst = connection.count == 1
      if isFirst { connection.receiver = made }
      return isFirst
    }
    receiver.add(AnyCancellable { self.leave() })
    if isFirst { upstream._subscribe(made) }
  }

  private func leave() {
    let last = connection.withLock { connection -> _Receiver<Upstream.Output, Upstream.Failure>? in
      connection.count -= 1
      guard connection.count == 0 else { return nil }
      defer { connection.receiver = nil }
      return connection.receiver
    }
    last?.cancel()
  }
}

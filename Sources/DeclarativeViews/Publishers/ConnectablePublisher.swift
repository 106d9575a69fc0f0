// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher that sends values only while it is connected.
///
/// Combine: `ConnectablePublisher`.
public nonisolated protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send values, if it hasn't yet.
  ///
  /// - Returns: The connection, which ends when it is canceled.
  func connect() -> any Cancellable
}

nonisolated extension ConnectablePublisher {
  /// Returns a publisher that is connected while it has subscribers.
  ///
  /// - Returns: The publisher.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

nonisolated extension Publishers {
  /// A publisher that connects another one while it has subscribers.
  ///
  /// Combine: `Publishers.Autoconnect`.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream
    private let state = LockedState(Connection())

    private struct Connection {
      var subscriberCount = 0
      var connection: (any Cancellable)?
    }

    init(_ upstream: Upstream) {
      self.upstream = upstream
    }

    /// Adds a receiver, and connects the publisher for the first one.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
      let isFirst = state.withLock { state in
        state.subscriberCount += 1
        return state.subscriberCount == 1
      }
      upstream._subscribe(receiver)
      if isFirst {
        let connection = upstream.connect()
        state.withLock { $0.connection = connection }
      }
      // Added last, since it disconnects immediately if the receiver has ended meanwhile.
      receiver.add(AnyCancellable { self.leave() })
    }

    private func leave() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscriberCount -= 1
        guard state.subscriberCount == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }

    /// The identity of the object.
    public var _identity: AnyHashable? { ObjectIdentifier(self) }
  }
}

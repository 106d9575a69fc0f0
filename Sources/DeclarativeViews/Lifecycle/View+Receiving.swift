// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Performs an action with the values of a publisher, from when the view is first laid out until it
  /// is removed.
  ///
  /// A publisher that differs from that of the previous update, such as a timer that is created again
  /// with its view, replaces it. It is the same if it is the same object, or made in the same way from
  /// the same publishers without closures. Timers and delays follow the clock of the screen.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: The action; the one of the last update is called.
  /// - Returns: The modified view.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    CreationActionView(content: self) { own, tree in
      let former = own.values.first as? Reception<Source>
      if let former, former.isSame(publisher) { return former.action = action }
      former?.end()
      let reception = Reception(publisher, action)
      own.values = [reception]
      tree.afterwards { [weak reception, weak tree] in
        // Meanwhile, the view may have been removed, or may have another publisher.
        guard let reception, let tree else { return }
        reception.begin(in: tree)
      }
    }
  }
}

/// The subscription of a view to a publisher, which ends when it is released.
private final class Reception<Source: Publisher> where Source.Failure == Never {
  var action: (Source.Output) -> Void
  private let publisher: Source
  private let identity: AnyHashable?
  private var subscription: AnyCancellable?

  init(_ publisher: Source, _ action: @escaping (Source.Output) -> Void) {
    self.publisher = publisher
    self.action = action
    identity = publisher._identity
  }

  func isSame(_ other: Source) -> Bool {
    identity.map { $0 == other._identity } ?? false
  }

  func begin(in tree: TreeMemory) {
    ScreenClock(of: tree.host).perform {
      subscription = ReceptionReference(self).subscribe(to: publisher)
    }
  }

  func end() { subscription = nil }

  func receive(_ value: Source.Output) {
    CurrentReader.withNone { action(value) }
  }
}

/// A reference to the subscription of a view, for publishers.
///
/// Unchecked, because values are received where the views are.
private nonisolated final class ReceptionReference<Source: Publisher>: @unchecked Sendable
where Source.Failure == Never {
  private weak var reception: Reception<Source>?

  init(_ reception: Reception<Source>) {
    self.reception = reception
  }

  func subscribe(to publisher: Source) -> AnyCancellable {
    publisher.sink { self.receive($0) }
  }

  private func receive(_ value: Source.Output) {
    #if MainActor
      let value = ReceivedValue(value)
      if MainActor.isCurrent {
        MainActor.assumeIsolated { reception?.receive(value.value) }
      } else {
        Task { @MainActor in reception?.receive(value.value) }
      }
    #else
      reception?.receive(value)
    #endif
  }
}

#if MainActor
  /// A value on its way to the main actor.
  ///
  /// Unchecked, because Combine passes values without a check as well.
  private nonisolated struct ReceivedValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
#endif

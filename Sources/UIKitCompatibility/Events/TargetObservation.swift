// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTree

/// A method that a notification center calls on an object while the object exists.
///
/// Only the center knows its observations, so a notification asks those of an object to end. Its name
/// contains the object's address, so that it doesn't reach the observations of others.
nonisolated final class TargetObservation: @unchecked Sendable {
  /// What to end.
  private nonisolated struct Ending {
    var observer: ObjectIdentifier
    var name: Notification.Name?
    var object: ObjectIdentifier?
  }

  private static func shouldEnd(_ observer: ObjectIdentifier?) -> Notification.Name {
    let address = observer.map { UInt(bitPattern: $0) } ?? 0
    return Notification.Name("ViewFactory.TargetObservation.shouldEnd.\(address)")
  }

  private let pair: TargetAction
  private let name: Notification.Name?
  private let object: ObjectIdentifier?
  private weak var center: NotificationCenter?
  // Notifications arrive on the thread that posts them.
  private let lock = NSLock()
  private var tokens: [any NSObjectProtocol] = []

  /// Begins to observe.
  @discardableResult
  init(
    _ pair: TargetAction, in center: NotificationCenter, name: Notification.Name?, object: Any?
  ) {
    self.pair = pair
    self.center = center
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    tokens = [
      center.addObserver(forName: name, object: object, queue: nil) { self.receive($0) },
      center.addObserver(forName: Self.shouldEnd(pair.key.target), object: nil, queue: nil) {
        self.end(for: $0)
      },
    ]
  }

  /// Ends the observations of an object.
  static func end(
    in center: NotificationCenter, of observer: AnyObject, name: Notification.Name?, object: Any?
  ) {
    let ending = Ending(
      observer: ObjectIdentifier(observer), name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) })
    center.post(name: shouldEnd(ending.observer), object: nil, userInfo: [0: ending])
  }

  private func receive(_ notification: Notification) {
    if notification.userInfo?[0] is Ending { return }
    #if MainActor
      nonisolated(unsafe) let notification = notification
      if MainActor.isCurrent {
        MainActor.assumeIsolated { call(notification) }
      } else {
        Task { @MainActor in call(notification) }
      }
    #else
      call(notification)
    #endif
  }

  #if MainActor
    @MainActor
  #endif
  private func call(_ notification: Notification) {
    if pair.target == nil { end() } else { pair.perform(sender: notification) }
  }

  private func end(for notification: Notification) {
    guard let ending = notification.userInfo?[0] as? Ending, ending.observer == pair.key.target,
      ending.name == nil || ending.name == name,
      ending.object == nil || ending.object == object
    else { return }
    end()
  }

  private func end() {
    let ended = lock.withLock {
      defer { tokens = [] }
      return tokens
    }
    for token in ended { center?.removeObserver(token) }
  }
}

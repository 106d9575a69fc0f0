// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private final class Observer: NSObject {
  var calls = 0

  func didPost() { calls += 1 }
}

/// Hears the names of all notifications of a center.
private nonisolated final class Ear: @unchecked Sendable {
  private let lock = NSLock()
  private var heard: [Notification.Name] = []
  var names: [Notification.Name] { lock.withLock { heard } }

  init(_ center: NotificationCenter) {
    _ = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      self.lock.withLock { self.heard.append(notification.name) }
    }
  }
}

@Suite("Many observers of notifications")
struct ManyObserversTests {
  @Test("removing an observer asks the observations of that object only")
  func removing() {
    let center = NotificationCenter()
    let observers = (0..<100).map { _ in Observer() }
    for observer in observers {
      center.addObserver(
        observer, selector: Selector(Observer.didPost), name: Notification.Name("Any"),
        object: nil)
    }
    let ear = Ear(center)
    for observer in observers { center.removeObserver(observer) }
    // Observations are found by the name of what asks them, so each object has its own.
    #expect(Set(ear.names).count == 100)
    center.post(name: Notification.Name("Any"), object: nil)
    #expect(observers.allSatisfy { $0.calls == 0 })
  }
}

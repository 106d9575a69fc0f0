// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The publishers of the objects that don't store one themselves.
///
/// Objects are held weakly, and entries of objects that are gone are removed whenever their number
/// may have doubled.
///
/// Unchecked, because a lock protects the entries.
nonisolated final class ObjectPublishers: @unchecked Sendable {
  static let all = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private var limit = 64

  /// The number of entries.
  var count: Int { lock.withLock { entries.count } }

  /// Returns the publisher of an object.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // Released after the lock: they may be the last references, and an object's end may ask for a
    // publisher.
    var alive: [AnyObject] = []
    defer { alive.removeAll() }
    return lock.withLock {
      let name = ObjectIdentifier(object)
      // Another object may have been at the same address.
      if let known = entries[name], known.object === object { return known.publisher }
      if entries.count >= limit {
        entries = entries.filter { entry in
          guard let object = entry.value.object else { return false }
          alive.append(object)
          return true
        }
        limit = max(64, 2 * entries.count)
      }
      let publisher = ObservableObjectPublisher(of: object)
      entries[name] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

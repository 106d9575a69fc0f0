// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// The functions of the Objective-C runtime, for objects of any class.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a value with an object, replacing a previous one.
///
/// Values of an object that no longer exists are released when values of other objects are set,
/// not at once.
///
/// - Parameters:
///   - object: The object, held weakly; values that aren't objects keep nothing.
///   - key: The address of a variable that identifies the value, such as that of a static property.
///   - value: The value, or `nil` to remove it.
///   - policy: How the value is kept.
public nonisolated func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = associationOwner(object) else { return }
  AssociatedObjects.all.set(value.map { KeptValue($0, policy) }, for: key, of: object)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a value that is kept with an object.
///
/// - Parameters:
///   - object: The object.
///   - key: The address of the variable that identifies the value.
/// - Returns: The value, or `nil` if there is none.
public nonisolated func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associationOwner(object).flatMap { AssociatedObjects.all.value(for: key, of: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are kept with an object.
///
/// - Parameter object: The object.
public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
  if let object = associationOwner(object) { AssociatedObjects.all.removeAll(of: object) }
}

/// Returns an object, or `nil` for values, which are boxed anew each time.
private nonisolated func associationOwner(_ object: Any) -> AnyObject? {
  type(of: object) is AnyObject.Type ? object as AnyObject : nil
}

/// A value as its policy keeps it.
private nonisolated struct KeptValue {
  private var retained: Any?
  private weak var assigned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      assigned = associationOwner(value)
      if assigned == nil { retained = value }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      retained = (value as? any NSCopying)?.copy() ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      retained = value
    }
  }

  var value: Any? { retained ?? assigned }
}

/// The values of all objects, which several threads may use.
private nonisolated final class AssociatedObjects: @unchecked Sendable {
  static let all = AssociatedObjects()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: KeptValue] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of values to set before objects that no longer exist are removed: at least as many as
  /// there are objects, so that removing takes a constant time for each value on average.
  private var remaining = 64

  func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.values[key]?.value
    }
  }

  func set(_ value: KeptValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    // Released after the lock, because what is released may use it: values, and objects that another
    // thread has just let go of.
    var released: [Entry] = []
    var alive: [AnyObject] = []
    defer { withExtendedLifetime((released, alive)) {} }
    lock.withLock {
      let name = ObjectIdentifier(object)
      var entry = entries[name] ?? Entry(object: object)
      released.append(entry)
      // Another object may have had the address.
      if entry.object !== object { entry = Entry(object: object) }
      entry.values[key] = value
      entries[name] = entry.values.isEmpty ? nil : entry
      remaining -= 1
      if remaining <= 0 { removeOrphans(&released, &alive) }
    }
  }

  func removeAll(of object: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    _ = released
  }

  /// Removes the entries of objects that no longer exist, and adds everything that it held on to.
  private func removeOrphans(_ released: inout [Entry], _ alive: inout [AnyObject]) {
    for (name, entry) in entries {
      if let object = entry.object {
        alive.append(object)
      } else {
        released.append(entry)
        entries[name] = nil
      }
    }
    remaining = max(64, entries.count)
  }
}

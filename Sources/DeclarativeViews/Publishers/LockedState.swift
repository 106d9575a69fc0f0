// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A value that several threads use, one at a time.
///
/// What a closure replaces must be returned from it: its end may call code of clients, which may use
/// the same value.
///
/// Unchecked, because a lock protects the value.
nonisolated final class LockedState<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// The value.
  var current: Value { lock.withLock { value } }

  /// Calls a closure that reads and changes the value.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }

  /// Replaces the value, and returns the previous one.
  @discardableResult
  func exchange(_ new: Value) -> Value {
    lock.withLock {
      let old = value
      value = new
      return old
    }
  }
}

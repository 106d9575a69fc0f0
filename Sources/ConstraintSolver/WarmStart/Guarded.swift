// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that one thread at a time reads or changes.
struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
    // `Mutex` requires newer systems than the rest.
    private let value: OSAllocatedUnfairLock<Value>
  #else
    private let value: Mutex<Value>
    /// What a thread stores for the next one when it is done.
    ///
    /// The thread sanitizer doesn't see what a `Mutex` does inside the standard library, and would
    /// report races; it sees this.
    private let handover = Atomic(false)
  #endif

  init(_ value: Value) {
    #if canImport(Darwin)
      self.value = OSAllocatedUnfairLock(uncheckedState: value)
    #else
      self.value = Mutex(value)
    #endif
  }

  /// Returns what a closure makes of the value while no other thread has access to it.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      return value.withLockUnchecked(body)
    #else
      return value.withLock { value in
        _ = handover.load(ordering: .acquiring)
        defer { handover.store(false, ordering: .releasing) }
        return body(&value)
      }
    #endif
  }
}

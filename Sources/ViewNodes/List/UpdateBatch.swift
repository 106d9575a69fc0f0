// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The updates of a list that are collected until the outermost batch ends.
struct UpdateBatch {
  private var depth = 0
  private var pending: ListUpdates?

  /// Whether updates are being collected.
  var isOpen: Bool { pending != nil }

  /// Begins a batch, which may be nested in others.
  ///
  /// - Returns: Whether it is the outermost one.
  mutating func begin() -> Bool {
    depth += 1
    guard depth == 1 else { return false }
    pending = ListUpdates()
    return true
  }

  /// Ends a batch.
  ///
  /// - Returns: The collected updates, if no batch is left.
  mutating func end() -> ListUpdates? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { pending = nil }
    return pending
  }

  /// Adds an update to the batch.
  ///
  /// - Returns: Whether there is a batch.
  mutating func add(_ change: (inout ListUpdates) -> Void) -> Bool {
    guard var updates = pending else { return false }
    pending = nil
    change(&updates)
    pending = updates
    return true
  }

  /// Discards the collected updates, because everything is reloaded.
  mutating func cancel() {
    pending = nil
  }
}

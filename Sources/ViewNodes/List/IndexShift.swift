// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The new indexes of list elements after removals and insertions.
struct IndexShift {
  /// The removed indexes before the update, in order.
  var removed: [Int] = []
  /// The inserted indexes after the update, in order.
  var added: [Int] = []

  /// Returns the new index of a remaining element, or `nil` if it is removed.
  func newIndex(of former: Int) -> Int? {
    let below = removed.prefix { $0 < former }.count
    if below < removed.count, removed[below] == former { return nil }
    var index = former - below
    for next in added {
      guard next <= index else { break }
      index += 1
    }
    return index
  }
}

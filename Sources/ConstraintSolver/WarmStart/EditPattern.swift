// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A set of constraints whose constants are repeatedly edited together, such as the sizes of a
/// cell's contents, with their known consequences.
struct EditPattern: ~Copyable {
  /// The edited constraints.
  private(set) var edited = SparseSet()
  /// The variables that may change in any basis.
  private(set) var variables = SparseSet()
  /// The constraints to check besides those that contain such variables.
  private(set) var rows = SparseSet()

  /// A counter that changes with the lists and invalidates updates compiled for earlier ones.
  private(set) var version = 0
  /// A counter that changes when the lists are cleared.
  private(set) var stamp: Int32 = 0
  /// The number of solves with these edits, and the number of updates compiled for them.
  private(set) var solves = 0
  private(set) var updates = 0

  /// Records edits.
  ///
  /// A few new constraints are added to the pattern; many start a new one.
  mutating func record(_ edits: borrowing Storage<ConstantEdit>) {
    var added = 0
    for index in edits.indices where !edited.contains(edits[index].constraint) { added += 1 }
    solves += 1
    if added == 0 { return }
    if edited.count + added > max(4, 2 * edits.count) { reset() }
    for index in edits.indices { edited.insert(edits[index].constraint) }
    version += 1
    (solves, updates) = (0, 0)
  }

  /// Whether compiling another update pays off: it doesn't for edits that don't recur, nor
  /// indefinitely for edits that keep leading to new bases.
  var isWorthCompiling: Bool { solves >= 2 && updates < 8 + solves / 2 }

  mutating func recordCompilation() { updates += 1 }

  mutating func insert(variable: Int32) {
    if variables.insert(variable) { version += 1 }
  }

  mutating func insert(row: Int32) {
    if rows.insert(row) { version += 1 }
  }

  mutating func reset() {
    if edited.count == 0 { return }
    edited.removeAll()
    variables.removeAll()
    rows.removeAll()
    version += 1
    stamp &+= 1
    (solves, updates) = (0, 0)
  }

  /// The number of elements for which memory is allocated.
  var capacity: Int { edited.capacity + variables.capacity + rows.capacity }

}

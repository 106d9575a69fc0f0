// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The constraints whose constants are edited together again and again, the sizes of a cell's contents
/// for example, and what is known of what follows from them.
struct EditPattern: ~Copyable {
  /// The constraints that were edited.
  private(set) var edited = SparseSet()
  /// The variables that may get other values, in any basis.
  private(set) var variables = SparseSet()
  /// The constraints to check beside those that such variables are in.
  private(set) var rows = SparseSet()

  /// Counts up with the lists: what was made for other lists is no good any more.
  private(set) var version = 0
  /// Counts up when the lists are begun anew.
  private(set) var stamp: Int32 = 0
  /// How often these constraints were edited, and how many updates were made for them.
  private(set) var solves = 0
  private(set) var updates = 0

  /// Takes note of edits.
  ///
  /// Some more constraints join those from before; a good many begin anew.
  mutating func note(_ edits: borrowing Storage<ConstantEdit>) {
    var added = 0
    for index in edits.indices where !edited.contains(edits[index].place) { added += 1 }
    solves += 1
    if added == 0 { return }
    if edited.count + added > max(4, 2 * edits.count) { startAnew() }
    for index in edits.indices { edited.insert(edits[index].place) }
    version += 1
    (solves, updates) = (0, 0)
  }

  /// Whether it pays to make another update: not for edits that come once, and not forever for such
  /// as meet ever other bases.
  var isWorthACourse: Bool { solves >= 2 && updates < 8 + solves / 2 }

  mutating func noteCourse() { updates += 1 }

  mutating func insert(variable: Int32) {
    if variables.insert(variable) { version += 1 }
  }

  mutating func insert(row: Int32) {
    if rows.insert(row) { version += 1 }
  }

  mutating func startAnew() {
    if edited.count == 0 { return }
    edited.removeAll()
    variables.removeAll()
    rows.removeAll()
    version += 1
    stamp &+= 1
    (solves, updates) = (0, 0)
  }

  /// How many numbers there is memory for.
  var capacity: Int { edited.capacity + variables.capacity + rows.capacity }

}

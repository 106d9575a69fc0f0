// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What changes from one plan to the next.

extension PlanStates {
  /// What an edge changes about a variable.
  struct VariableChange {
    var variable: Int32
    var source: Int32
  }

  /// What an edge changes about a constraint.
  struct RowChange {
    var place: Int32
    var target: Int32
    var standing: Plan.Standing
  }

  /// A constraint that did not keep its standing, and on which side.
  struct Break: Equatable {
    var row: Int32
    var isAbove: Bool

    static let none = Break(row: -1, isAbove: false)
  }

  struct Edge {
    var cause: Break
    var next: Int32
    var to: Int32
    var variables: Range<Int>
    var rows: Range<Int>
    /// The ``Repeats/stamp`` of the lists that what it changes is in, −1 for none.
    var stamp: Int32 = -1
    /// What a course has to go through again where it goes this way.
    var rest: Course?
  }
}

/// How a plan was before variables were planned anew, to see what became of it.
struct PlanLog {
  var sources: ContiguousArray<PlanStates.VariableChange> = []
  var rows: ContiguousArray<PlanStates.RowChange> = []
  /// Whether what the required constraints fix, or what was free, is another now.
  var isOtherKind = false

  mutating func removeAll() {
    sources.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    isOtherKind = false
  }
}

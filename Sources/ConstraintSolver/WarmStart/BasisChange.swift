// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The differences between two bases.

extension BasisCache {
  /// The change of a variable along an edge.
  struct VariableChange {
    var variable: Int32
    var definingRow: Int32
  }

  /// The change of a constraint along an edge.
  struct RowChange {
    var row: Int32
    var definedVariable: Int32
    var status: Basis.Status
  }

  /// The change of how a variable was solved along an edge, as a combination of flags.
  struct OutcomeChange {
    var variable: Int32
    var outcome: UInt8
  }

  /// A constraint that did not keep its status, and the side on which it broke.
  struct StatusViolation: Equatable {
    var row: Int32
    var isAbove: Bool

    static let none = StatusViolation(row: -1, isAbove: false)
  }

  struct Edge {
    var cause: StatusViolation
    var next: Int32
    var to: Int32
    var variables: Range<Int>
    var rows: Range<Int>
    var outcomes: Range<Int>
    /// The ``EditPattern/stamp`` of the pattern that includes its changes, −1 for none.
    var stamp: Int32 = -1
    /// The remaining update after taking this edge.
    var remainder: CompiledUpdate?
  }
}

/// The previous basis of the variables being updated, for computing the difference.
struct BasisLog {
  var definingRows: ContiguousArray<BasisCache.VariableChange> = []
  var rows: ContiguousArray<BasisCache.RowChange> = []
  /// Whether the outcome kinds changed: which variables required constraints fix, or which were
  /// free.
  var outcomesDiffer = false

  mutating func removeAll() {
    definingRows.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    outcomesDiffer = false
  }
}

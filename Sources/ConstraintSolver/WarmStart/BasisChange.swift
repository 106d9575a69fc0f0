// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What changes from one basis to the next.

extension BasisCache {
  /// What an edge changes about a variable.
  struct VariableChange {
    var variable: Int32
    var definingRow: Int32
  }

  /// What an edge changes about a constraint.
  struct RowChange {
    var place: Int32
    var definedVariable: Int32
    var status: Basis.Status
  }

  /// A constraint that did not keep its status, and on which side.
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
    /// The ``EditPattern/stamp`` of the lists that what it changes is in, −1 for none.
    var stamp: Int32 = -1
    /// What a update has to go through again where it goes this way.
    var rest: CompiledUpdate?
  }
}

/// How a basis was before variables were known anew, to see what became of it.
struct BasisLog {
  var definingRows: ContiguousArray<BasisCache.VariableChange> = []
  var rows: ContiguousArray<BasisCache.RowChange> = []
  /// Whether what the required constraints fix, or what was free, is another now.
  var isOtherKind = false

  mutating func removeAll() {
    definingRows.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    isOtherKind = false
  }
}

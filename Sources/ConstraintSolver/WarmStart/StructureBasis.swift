// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A basis of a structure: how each variable of a subproblem follows from active rows.
///
/// It holds for all constants with which no row changes its status; see ``Basis``.
struct StructureBasis {
  /// The row that defines a variable.
  struct Step: BitwiseCopyable {
    var row: Int32
    var variable: Int32
  }

  /// A row that defines no variable and must keep its status.
  struct Check: BitwiseCopyable {
    var row: Int32
    var status: Basis.Status
  }

  /// The steps in topological order.
  private(set) var steps: ContiguousArray<Step> = []
  private(set) var checks: ContiguousArray<Check> = []
  /// The outcome of the solve for each variable.
  private(set) var outcomes: ContiguousArray<VariableFlags> = []

  /// Creates the basis of a solution, or returns `nil` if it has variables in rows none of which
  /// determines them on its own.
  init?(_ structure: borrowing SubproblemStructure, outcomes: ContiguousArray<VariableFlags>) {
    self.outcomes = outcomes
    let variableCount = structure.variableCount
    let rowCount = structure.rows.count
    var statuses = Storage<Basis.Status>(capacity: rowCount)
    for row in 0..<rowCount { statuses.append(Self.status(of: Int32(row), in: structure)) }
    let columns = StructureColumns(structure)
    var unknownCounts = Storage<Int32>()
    unknownCounts.resize(to: rowCount, filling: 0)
    for position in columns.rows.indices { unknownCounts[columns.rows[position]] += 1 }
    var ready = ReadyRows()
    func enqueueIfReady(_ row: Int32, _ unknownCounts: borrowing Storage<Int32>) {
      if unknownCounts[Int(row)] == 1, statuses[Int(row)] == .active {
        ready.append(row, priority: structure.rows[row].priority)
      }
    }
    for row in 0..<rowCount { enqueueIfReady(Int32(row), unknownCounts) }
    var isKnown = Storage<Bool>()
    isKnown.resize(to: variableCount, filling: false)
    var isDefining = Storage<Bool>()
    isDefining.resize(to: rowCount, filling: false)
    steps.reserveCapacity(variableCount)
    while let row = ready.popFirst() {
      guard unknownCounts[row] == 1 else { continue }
      for position in structure.terms(of: row) {
        let variable = structure.terms[position].variable
        if variable >= variableCount || isKnown[variable] { continue }
        isKnown[variable] = true
        isDefining[row] = true
        steps.append(Step(row: row, variable: variable))
        for position in columns.range(of: variable) {
          unknownCounts[columns.rows[position]] -= 1
          enqueueIfReady(columns.rows[position], unknownCounts)
        }
      }
    }
    if steps.count + columns.unusedCount < variableCount { return nil }
    checks.reserveCapacity(rowCount - steps.count)
    for row in 0..<rowCount where !isDefining[row] {
      checks.append(Check(row: Int32(row), status: statuses[row]))
    }
  }

  /// Computes the values of a subproblem with this structure.
  ///
  /// Returns `false` if the basis does not hold for its constants.
  func solve(_ structure: inout SubproblemStructure) -> Bool {
    for step in steps {
      let value = structure.solved(step.row, for: step.variable)
      guard value.isFinite else { return false }
      structure.values[step.variable] = value
    }
    for check in checks {
      let (value, epsilon) = structure.measure(check.row)
      guard check.status.isKept(at: value, epsilon, structure.rows[check.row].relation) else {
        return false
      }
    }
    return true
  }

  private static func status(
    of row: Int32, in structure: borrowing SubproblemStructure
  ) -> Basis.Status {
    let (value, epsilon) = structure.measure(row)
    let record = structure.rows[row]
    return Basis.Status(of: value, epsilon, record.relation, priority: record.priority)
  }

  /// The memory usage in bytes.
  var size: Int { steps.count * 8 + checks.count * 8 + outcomes.count * 2 }
}

extension SubproblemStructure {
  /// The positions of a row's terms.
  fileprivate func terms(of row: Int32) -> Range<Int> {
    let record = rows[row]
    return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
  }
}

/// The rows that contain each variable of a structure.
private struct StructureColumns: ~Copyable {
  private(set) var rows = Storage<Int32>()
  private var ends = Storage<Int32>()

  init(_ structure: borrowing SubproblemStructure) {
    let count = structure.variableCount
    ends.resize(to: count + 1, filling: 0)
    for position in structure.terms.indices where structure.terms[position].variable < count {
      ends[structure.terms[position].variable + 1] += 1
    }
    for variable in 0..<count { ends[variable + 1] += ends[variable] }
    rows.resize(to: Int(ends[count]), filling: 0)
    // Filling the columns turns each start into an end.
    for row in structure.rows.indices {
      for position in structure.terms(of: Int32(row)) {
        let variable = structure.terms[position].variable
        if variable >= count { continue }
        rows[ends[variable]] = Int32(row)
        ends[variable] += 1
      }
    }
  }

  /// The number of variables without rows.
  var unusedCount: Int { ends.indices.dropLast().count { range(of: Int32($0)).isEmpty } }

  func range(of variable: Int32) -> Range<Int> {
    Int(variable == 0 ? 0 : ends[variable - 1])..<Int(ends[variable])
  }
}

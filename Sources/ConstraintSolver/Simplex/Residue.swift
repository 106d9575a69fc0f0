// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system that the presolve could not decide, on its way through the simplex.
///
/// The presolve's work on the required rows is kept: a column is a root, with its interval as hard
/// bounds, and rows are what is left to say about roots.
final class Residue {
  let part: Region
  let simplex: Simplex
  /// For each variable of the part: its column (or -1), and variable = a · column + b.
  private(set) var columns: ContiguousArray<(column: Int32, a: Double, b: Double)> = []
  /// For each row of the simplex: the constraint.
  private(set) var places: ContiguousArray<Int32> = []
  /// The rows of wishes, the highest level first and in order within a level, each with its
  /// priority and the interval it wishes its quantity to be in.
  private var wishes: ContiguousArray<(row: Int32, priority: Double, low: Double, high: Double)> =
    []
  /// The required rows in order.
  private var required: ContiguousArray<(row: Int32, low: Double, high: Double)> = []

  /// Takes over from a kernel that has the required rows of the part, or, to find out which of them
  /// to drop, from one that has nothing yet.
  init(_ part: Region, _ kernel: inout Kernel) {
    self.part = part
    var columnOf: [Int32: Int32] = [:]
    var bounds: ContiguousArray<(low: Double, high: Double)> = []
    for variable in part.variables {
      let (root, a, b) = kernel.find(variable)
      let node = kernel.nodes[Int(root)]
      if node.isFixed {
        columns.append((-1, 0, kernel.value(variable)))
        continue
      }
      let column = columnOf[root] ?? Int32(bounds.count)
      if column == bounds.count {
        columnOf[root] = column
        bounds.append((node.low, node.high))
      }
      columns.append((column, root == variable ? 1 : a, root == variable ? 0 : b))
    }
    var terms: ContiguousArray<(row: Int32, column: Int32, factor: Double)> = []
    var largest = 0.0
    for place in part.constraints {
      let record = kernel.constraints[Int(place)]
      let isRequired = record.priority >= 1000
      if isRequired, record.isBroken || kernel.flags[Int(place)].contains(.done) { continue }
      kernel.gather(place)
      if kernel.count == 0, !isRequired { continue }
      let row = Int32(places.count)
      places.append(place)
      for position in 0..<kernel.count {
        let column = columnOf[kernel.roots[position]] ?? 0
        terms.append((row, column, kernel.factors[position]))
      }
      let bound = -kernel.constant
      // What is said to be endless does not make everything else small.
      if abs(bound) < 1e13 { largest = max(largest, abs(bound)) }
      let low = record.relation == .lessThanOrEqual ? -Double.infinity : bound
      let high = record.relation == .greaterThanOrEqual ? Double.infinity : bound
      if isRequired {
        required.append((row, low, high))
      } else {
        wishes.append((row, record.priority, low, high))
      }
    }
    wishes.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.row < $1.row }
    simplex = Simplex(columns: bounds.count, rows: places.count)
    simplex.tolerance = kernel.leastTolerance + 1e-12 * largest
    for (row, column, factor) in terms {
      simplex.addCoefficient(factor, row: Int(row), column: Int(column))
    }
    for (column, bound) in bounds.enumerated() {
      simplex.start(column, low: bound.low, high: bound.high)
    }
    simplex.measureRows()
  }

  /// Meets the required rows in order. Answers those that contradict others before them, each with
  /// a minimal set of those others.
  func meetRequired() -> [(broken: Int32, others: ContiguousArray<Int32>)] {
    var clashes: [(broken: Int32, others: ContiguousArray<Int32>)] = []
    for (row, low, high) in required {
      if let others = simplex.require(Int(row), low: low, high: high) {
        clashes.append((places[Int(row)], ContiguousArray(others.map { places[Int($0)] })))
      }
    }
    return clashes
  }

  /// Meets the wishes, level by level.
  func meetWishes(breakingTies: Bool) {
    var start = 0
    while start < wishes.count {
      let priority = wishes[start].priority
      var level: ContiguousArray<Int32> = []
      while start < wishes.count, wishes[start].priority == priority {
        let quantity = simplex.rowQuantity(Int(wishes[start].row))
        simplex.wishLow[quantity] = wishes[start].low
        simplex.wishHigh[quantity] = wishes[start].high
        level.append(Int32(quantity))
        start += 1
      }
      simplex.meet(level, breakingTies: breakingTies)
    }
  }

  /// Brings a variable of the part as near to `preferred` as is still possible, and answers whether
  /// there was a choice.
  func settle(_ position: Int, _ preferred: Double) -> Bool {
    let (column, a, b) = columns[position]
    if column < 0 || !simplex.isOpen(Int(column)) { return false }
    simplex.approach(Int(column), (preferred - b) / a)
    return true
  }

  /// Whether a variable of the part still has more than one value.
  func isOpen(_ position: Int) -> Bool {
    let column = columns[position].column
    return column >= 0 && simplex.canMove(Int(column))
  }

  /// The value of a variable of the part.
  func value(_ position: Int) -> Double {
    let (column, a, b) = columns[position]
    return column < 0 ? b : a * simplex.value[Int(column)] + b
  }
}

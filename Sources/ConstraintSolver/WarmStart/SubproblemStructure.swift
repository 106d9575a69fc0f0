// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A subproblem in dense form, and its structure: everything about it except its constants.
///
/// The rows of a list have the same structure but different variables. Variables are numbered by
/// position in the subproblem, followed by those outside it, which count as constants.
struct SubproblemStructure: ~Copyable {
  struct Row: BitwiseCopyable {
    var constant: Double
    var priority: Double
    var firstTerm: Int32
    var termCount: Int32
    var relation: Relation
  }

  struct Term: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
  }

  /// The number of variables of the subproblem.
  private(set) var variableCount = 0
  private(set) var rows = Storage<Row>()
  private(set) var terms = Storage<Term>()
  /// The values of the variables: arbitrary for those of the subproblem.
  var values = Storage<Double>()
  /// The encoded structure: two subproblems with the same words have the same structure.
  private(set) var words = Storage<UInt64>()
  private(set) var hash: UInt64 = 0
  /// The rounding tolerance around zero, see ``Basis/floor``.
  private(set) var floor = 0.0
  /// Whether numbers are so large that rounding errors exceed those tolerated in a solution.
  private(set) var isCoarse = false
  /// The number of each variable of the subproblem.
  private var numbers = Storage<Int32>()

  /// Loads a sorted subproblem.
  mutating func load(_ subproblem: borrowing Subproblem, of store: borrowing Store) {
    variableCount = subproblem.variables.count
    rows.removeAll()
    terms.removeAll()
    words.removeAll()
    values.removeAll()
    floor = 0
    var largest = 0.0
    numbers.prepare(store.variables.count)
    values.resize(to: variableCount, filling: 0)
    for position in 0..<variableCount {
      numbers[subproblem.variables[position]] = Int32(truncatingIfNeeded: position)
    }
    let (variables, constraints) = (store.variables.elements, store.constraints.elements)
    terms.reserve(subproblem.cellCount)
    words.reserve(2 * subproblem.cellCount + 2 * subproblem.constraints.count + 1)
    words.appendWithinCapacity(UInt64(truncatingIfNeeded: variableCount))
    for index in subproblem.constraints {
      let record = constraints + Int(index)
      let count = record.pointee.cellCount
      let constant = record.pointee.constant
      floor = max(floor, min(1e-9, 1e-13 * abs(constant)))
      largest = max(largest, abs(constant))
      rows.append(
        Row(
          constant: constant, priority: record.pointee.priority,
          firstTerm: Int32(truncatingIfNeeded: terms.count), termCount: count,
          relation: record.pointee.relation))
      words.append(record.pointee.priority.bitPattern)
      words.append(UInt64(UInt32(bitPattern: count)) << 8 | record.pointee.relation.word)
      var cell = store.cells.elements + Int(record.pointee.firstCell)
      for _ in 0..<count {
        let variable = Int(cell.pointee.variable)
        let number: Int32
        if variables[variable].mark == subproblem.mark {
          number = numbers[variable]
          assert(subproblem.variables[Int(number)] == cell.pointee.variable)
        } else {
          number = Int32(truncatingIfNeeded: values.count)
          values.append(variables[variable].value)
          largest = max(largest, abs(variables[variable].value))
        }
        terms.append(Term(coefficient: cell.pointee.coefficient, variable: number))
        words.append(cell.pointee.coefficient.bitPattern)
        words.append(UInt64(UInt32(bitPattern: number)))
        cell += 1
      }
    }
    isCoarse = largest > 1e8
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words.indices { hash = (hash ^ words[word]) &* 0x9e37_79b9_7f4a_7c15 }
    // The upper bits depend on all words.
    self.hash = hash ^ hash >> 32
  }

  /// Takes the values that a solve found for the variables of the subproblem.
  mutating func loadValues(_ subproblem: borrowing Subproblem, of store: borrowing Store) {
    for position in 0..<variableCount {
      values[position] = store.variables[Int(subproblem.variables[position])].value
    }
  }

  /// Returns the value of a row's left side, with all terms moved there, and its rounding
  /// tolerance.
  @inline(__always)
  func measure(_ row: Int32) -> (value: Double, epsilon: Double) {
    let record = rows[row]
    var sum = record.constant
    var size = abs(sum)
    let values = values.elements
    var term = terms.elements + Int(record.firstTerm)
    for _ in 0..<record.termCount {
      let part = term.pointee.coefficient * values[Int(term.pointee.variable)]
      sum += part
      size += abs(part)
      term += 1
    }
    return (sum, ConstraintRecord.epsilon(size, floor))
  }

  /// Returns the value that a row gives to one of its variables while it is active.
  @inline(__always)
  func solved(_ row: Int32, for variable: Int32) -> Double {
    let record = rows[row]
    var sum = record.constant
    var own = 1.0
    let values = values.elements
    var term = terms.elements + Int(record.firstTerm)
    for _ in 0..<record.termCount {
      if term.pointee.variable == variable {
        own = term.pointee.coefficient
      } else {
        sum += term.pointee.coefficient * values[Int(term.pointee.variable)]
      }
      term += 1
    }
    return -sum / own + 0
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    rows.capacity + terms.capacity + values.capacity + words.capacity + numbers.capacity
  }
}

extension Relation {
  /// The relation as a number from 0 to 2.
  var word: UInt64 {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: 2
    }
  }
}

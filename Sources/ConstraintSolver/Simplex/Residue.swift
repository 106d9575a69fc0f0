// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system that the presolve could not decide, on its way through the simplex.
///
/// The presolve's work on the required rows is kept: the unknowns are roots, with their intervals as
/// hard bounds, and the rows are what is left to say about roots. An unknown that only one required
/// equality speaks of is peeled off together with it, and so on: the long chains that tie the parts
/// of a screen together do not reach the simplex.
final class Residue {
  let part: Region
  let simplex: Simplex
  /// For each variable of the part: its unknown (or -1), and variable = a · unknown + b.
  private var unknowns: ContiguousArray<(unknown: Int32, a: Double, b: Double)> = []
  /// For each unknown: its column in the simplex, or -1 when it was peeled off.
  private var columns: ContiguousArray<Int32> = []
  /// The values of the unknowns that were peeled off.
  private var peeledValues: ContiguousArray<Double> = []
  private var rows: ContiguousArray<ResidueRow> = []
  private var terms: ContiguousArray<(unknown: Int32, factor: Double)> = []
  /// The peeled unknowns with their rows, in the order of peeling.
  private var peeled: ContiguousArray<(unknown: Int32, row: Int32)> = []
  /// The rows of required constraints in order, and those of wishes: the highest level first and in
  /// order within a level.
  private var required: ContiguousArray<Int32> = []
  private var wishes: ContiguousArray<Int32> = []
  /// The constraint of each row of the simplex.
  private var places: ContiguousArray<Int32> = []

  /// Takes over from a kernel that has the required rows of the part, or, to find out which of them
  /// to drop, from one that has nothing yet.
  init(_ part: Region, _ kernel: inout Kernel, peels: Bool) {
    self.part = part
    var unknownOf: [Int32: Int32] = [:]
    var bounds: ContiguousArray<(low: Double, high: Double)> = []
    for variable in part.variables {
      let (root, a, b) = kernel.find(variable)
      let node = kernel.nodes[Int(root)]
      if node.isFixed {
        unknowns.append((-1, 0, kernel.value(variable)))
        continue
      }
      let unknown = unknownOf[root] ?? Int32(bounds.count)
      if unknown == bounds.count {
        unknownOf[root] = unknown
        bounds.append((node.low, node.high))
      }
      unknowns.append((unknown, root == variable ? 1 : a, root == variable ? 0 : b))
    }
    var largest = 0.0
    for place in part.constraints {
      let record = kernel.constraints[Int(place)]
      let isRequired = record.priority >= 1000
      if isRequired, record.isBroken || kernel.flags[Int(place)].contains(.done) { continue }
      kernel.gather(place)
      if kernel.count == 0, !isRequired { continue }
      let bound = -kernel.constant
      // What is said to be endless does not make everything else small.
      if abs(bound) < 1e13 { largest = max(largest, abs(bound)) }
      rows.append(
        ResidueRow(
          place: place, firstTerm: Int32(terms.count), termCount: Int32(kernel.count),
          priority: record.priority, relation: record.relation, bound: bound))
      for position in 0..<kernel.count {
        terms.append((unknownOf[kernel.roots[position]] ?? 0, kernel.factors[position]))
      }
    }
    columns.append(contentsOf: repeatElement(0, count: bounds.count))
    peeledValues.append(contentsOf: repeatElement(0, count: bounds.count))
    if peels { Self.peel(&rows, terms, bounds, into: &peeled) }
    for (unknown, _) in peeled { columns[Int(unknown)] = -1 }
    var columnCount = 0
    for unknown in columns.indices where columns[unknown] >= 0 {
      columns[unknown] = Int32(columnCount)
      columnCount += 1
    }
    for row in rows.indices where !rows[row].isPeeled {
      rows[row].number = Int32(places.count)
      places.append(rows[row].place)
      if rows[row].priority >= 1000 {
        required.append(Int32(row))
      } else {
        wishes.append(Int32(row))
      }
    }
    let priorities = rows.map { $0.priority }
    wishes.sort {
      priorities[Int($0)] != priorities[Int($1)]
        ? priorities[Int($0)] > priorities[Int($1)] : $0 < $1
    }
    simplex = Simplex(columns: columnCount, rows: places.count)
    simplex.tolerance = kernel.leastTolerance + 1e-12 * largest
    for row in rows where !row.isPeeled {
      for term in terms[Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)] {
        simplex.addCoefficient(
          term.factor, row: Int(row.number), column: Int(columns[Int(term.unknown)]))
      }
    }
    for (unknown, bound) in bounds.enumerated() where columns[unknown] >= 0 {
      simplex.start(Int(columns[unknown]), low: bound.low, high: bound.high)
    }
    simplex.measureRows()
  }

  /// Takes away unknowns without bounds of which only one row speaks, an equality, until there are
  /// none any more.
  private static func peel(
    _ rows: inout ContiguousArray<ResidueRow>,
    _ terms: ContiguousArray<(unknown: Int32, factor: Double)>,
    _ bounds: ContiguousArray<(low: Double, high: Double)>,
    into peeled: inout ContiguousArray<(unknown: Int32, row: Int32)>
  ) {
    // How many rows speak of each unknown, and the sum of their numbers: when one is left, the sum
    // is that row.
    var counts = ContiguousArray<Int32>(repeating: 0, count: bounds.count)
    var sums = ContiguousArray<Int>(repeating: 0, count: bounds.count)
    for row in rows.indices {
      for term in terms[Int(rows[row].firstTerm)..<Int(rows[row].firstTerm + rows[row].termCount)] {
        counts[Int(term.unknown)] += 1
        sums[Int(term.unknown)] += row
      }
    }
    var queue = ContiguousArray(bounds.indices.filter { counts[$0] == 1 }.map { Int32($0) })
    var position = 0
    while position < queue.count {
      let unknown = Int(queue[position])
      position += 1
      guard counts[unknown] == 1, bounds[unknown].low == -.infinity,
        bounds[unknown].high == .infinity
      else { continue }
      let row = sums[unknown]
      guard rows[row].priority >= 1000, rows[row].relation == .equal else { continue }
      rows[row].isPeeled = true
      peeled.append((Int32(unknown), Int32(row)))
      for term in terms[Int(rows[row].firstTerm)..<Int(rows[row].firstTerm + rows[row].termCount)] {
        counts[Int(term.unknown)] -= 1
        sums[Int(term.unknown)] -= row
        if counts[Int(term.unknown)] == 1 { queue.append(term.unknown) }
      }
    }
  }

  /// Meets the required rows in order. Answers those that contradict others before them, each with
  /// a minimal set of those others.
  func meetRequired() -> [(broken: Int32, others: ContiguousArray<Int32>)] {
    var clashes: [(broken: Int32, others: ContiguousArray<Int32>)] = []
    for index in required {
      let row = rows[Int(index)]
      if let others = simplex.require(Int(row.number), low: row.low, high: row.high) {
        clashes.append((row.place, ContiguousArray(others.map { places[Int($0)] })))
      }
    }
    return clashes
  }

  /// Meets the wishes, level by level.
  ///
  /// - Parameter breakingTies: whether of equally good answers the one is taken that misses the
  ///   first wish least, then the second, and so on. That is decided when all levels have had their
  ///   say, so that a tie of a high level never costs a lower one anything.
  func meetWishes(breakingTies: Bool) {
    var quantities: ContiguousArray<Int32> = []
    var start = 0
    while start < wishes.count {
      let priority = rows[Int(wishes[start])].priority
      var level: ContiguousArray<Int32> = []
      while start < wishes.count, rows[Int(wishes[start])].priority == priority {
        let row = rows[Int(wishes[start])]
        let quantity = simplex.rowQuantity(Int(row.number))
        simplex.wishLow[quantity] = row.low
        simplex.wishHigh[quantity] = row.high
        level.append(Int32(quantity))
        start += 1
      }
      simplex.meet(level)
      if breakingTies { quantities.append(contentsOf: level) }
    }
    for wish in quantities { simplex.favour(wish) }
  }

  var hasPeeled: Bool { !peeled.isEmpty }

  /// Whether the whole part fits into a tableau without thinking of memory.
  var isSmall: Bool { columns.count * rows.count < 4_000_000 }

  /// Whether peeled unknowns might have a say in what is still open, which they have not any more.
  var isPeeledTooFar: Bool {
    !peeled.isEmpty && (0..<simplex.columns).contains { simplex.isOpen($0) }
  }

  /// Brings a variable of the part as near to `preferred` as is still possible, and answers whether
  /// there was a choice.
  func settle(_ position: Int, _ preferred: Double) -> Bool {
    let (unknown, a, b) = unknowns[position]
    guard unknown >= 0, columns[Int(unknown)] >= 0 else { return false }
    let column = Int(columns[Int(unknown)])
    if !simplex.isOpen(column) { return false }
    simplex.approach(column, (preferred - b) / a)
    return true
  }

  /// Works out the unknowns that were peeled off, the last first.
  func unpeel() {
    for (unknown, index) in peeled.reversed() {
      let row = rows[Int(index)]
      var sum = -row.bound
      var own = 1.0
      for term in terms[Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)] {
        if term.unknown == unknown {
          own = term.factor
        } else {
          sum += term.factor * value(ofUnknown: Int(term.unknown))
        }
      }
      peeledValues[Int(unknown)] = -sum / own
    }
  }

  private func value(ofUnknown unknown: Int) -> Double {
    columns[unknown] < 0 ? peeledValues[unknown] : simplex.value[Int(columns[unknown])]
  }

  /// The value of a variable of the part.
  func value(_ position: Int) -> Double {
    let (unknown, a, b) = unknowns[position]
    return unknown < 0 ? b : a * value(ofUnknown: Int(unknown)) + b
  }

  /// The column of the simplex that a variable of the part follows: variable = a · column + b. None
  /// for a variable that is fixed or was peeled off.
  func column(of position: Int) -> (column: Int, a: Double, b: Double)? {
    let (unknown, a, b) = unknowns[position]
    guard unknown >= 0, columns[Int(unknown)] >= 0 else { return nil }
    return (Int(columns[Int(unknown)]), a, b)
  }

  /// Whether each variable of the part still has more than one value.
  func findOpen() -> ContiguousArray<Bool> {
    var isOpen = ContiguousArray<Bool>(repeating: false, count: columns.count)
    for unknown in columns.indices where columns[unknown] >= 0 {
      isOpen[unknown] = simplex.canMove(Int(columns[unknown]))
    }
    for (unknown, index) in peeled.reversed() {
      let row = rows[Int(index)]
      isOpen[Int(unknown)] =
        terms[Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)].contains {
          $0.unknown != unknown && isOpen[Int($0.unknown)]
        }
    }
    return ContiguousArray(unknowns.map { $0.unknown >= 0 && isOpen[Int($0.unknown)] })
  }
}

/// A row about unknowns: Σ factor · unknown (relation) bound.
struct ResidueRow {
  var place: Int32
  var firstTerm: Int32
  var termCount: Int32
  var priority: Double
  var relation: Relation
  var bound: Double
  /// The number of the row in the simplex.
  var number: Int32 = -1
  var isPeeled = false

  /// The interval it wishes its left side to be in.
  var low: Double { relation == .lessThanOrEqual ? -.infinity : bound }
  var high: Double { relation == .greaterThanOrEqual ? .infinity : bound }
}

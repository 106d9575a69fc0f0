// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// Parts of systems that were solved before, such as the new cells of a table, which are solved from
/// bases that others had.
@Suite("Shared parts")
struct SharedPartTests {
  private let shared = SharedStructures()

  /// A solver with a size that all cells have in common.
  private struct Page {
    let solver = Solver()
    let size: [Variable]
    let limits: [ConstraintID]
    var cells: [[ConstraintID]] = []
    var variables: [Variable] = []

    init(_ shared: SharedStructures?, width: Double = 320, height: Double = 90) throws {
      let solver = solver
      solver.sharedStructures = shared
      let size = (0..<2).map { _ in solver.makeVariable() }
      self.size = size
      limits = try zip(size, [width, height]).map {
        try solver.add($0, .equal, LinearExpression($1))
      }
      solver.solve()
    }

    /// Adds a system whose last two variables are the width and the height, with other constants.
    mutating func add(_ system: Workload, _ constants: [Double]) throws {
      var own = (0..<system.variableCount - 2).map {
        solver.makeVariable(system.positions.contains($0) ? .position : .length)
      }
      variables += own
      own += size
      cells.append(
        try zip(system.rows, constants).map { row, constant in
          var row = row
          row.constant = constant
          return try row.add(to: solver, own)
        })
    }

    /// Everything that the last solve found.
    func state() -> State {
      State(
        values: variables.map { solver.value(of: $0).bitPattern },
        changes: solver.changedVariables.map(\.index), visits: solver.visitedConstraints,
        knownStructures: solver.knownStructureCount)
    }
  }

  private struct State: Equatable {
    var values: [UInt64]
    var changes: [Int32]
    var visits: Int
    var knownStructures: Int
  }

  /// A title that takes what the detail and the margins leave, or that is 100 points wide.
  private func cell(priority: Double, fills: Bool = true) -> Workload {
    var load = Workload(variableCount: 6)
    load.add([(0, 1)], .equal, [], 16)
    load.add([(2, 1)], .equal, [(0, 1), (1, 1)], 8)
    if fills {
      load.add([(2, 1), (3, 1)], .equal, [(4, 1)], -16)
    } else {
      load.add([(1, 1)], .equal, [], 100)
    }
    load.add([(1, 1)], .greaterThanOrEqual, [], 44)
    load.add([(3, 1)], .greaterThanOrEqual, [], 20)
    load.add([(3, 1)], .lessThanOrEqual, [(5, 1)])
    load.add([(1, 1)], .lessThanOrEqual, [], 90, at: priority)
    load.add([(3, 1)], .equal, [], 60, at: priority + 1)
    load.add([(1, 1)], .lessThanOrEqual, [(4, 0.5)], 0, at: priority - 1)
    return load
  }

  @Test("the third cell of a structure is solved from the basis of the second, in any solver")
  func thirdCell() throws {
    let cell = cell(priority: 621)
    let constants = cell.rows.map(\.constant)
    var uses: [Bool] = []
    for width in [320.0, 375, 321.5] {
      var page = try Page(shared, width: width)
      for _ in 0..<2 {
        try page.add(cell, constants)
        page.solver.solve()
        uses.append(page.solver.isSolvedFromSharedBasis)
        #expect(
          page.variables.suffix(4).map(page.solver.value(of:)) == [16, width - 100, width - 76, 60])
      }
    }
    #expect(uses == [false, false, true, true, true, true])
  }

  @Test(
    "parts next to values whose rounding errors aren't recognized are solved anew",
    arguments: [1.0 / 7, 0.00005, 1e-4], [false, true])
  func roundedOutside(fraction: Double, fills: Bool) throws {
    let cell = cell(priority: 622, fills: fills)
    let shared = SharedStructures()
    for turn in 0..<4 {
      var page = try Page(shared, width: turn == 3 ? 320 + fraction : 320)
      try page.add(cell, cell.rows.map(\.constant))
      page.solver.solve()
      #expect(page.solver.isSolvedFromSharedBasis == (turn == 2))
      #expect(page.solver.value(of: page.variables[3]) == 60)
    }
  }

  @Test("what required constraints no longer fix follows the others")
  func releasedPart() throws {
    let cell = cell(priority: 624, fills: false)
    for turn in 0..<4 {
      var page = try Page(shared)
      try page.add(cell, cell.rows.map(\.constant))
      let start = page.variables[0]
      let preference = try page.solver.add(start, .equal, 24, priority: 300)
      for limit in 0..<8 {
        try page.solver.add(start, .lessThanOrEqual, LinearExpression(Double(90 + limit)))
      }
      page.solver.solve()
      #expect(page.solver.value(of: start) == 16)
      page.solver.remove(page.cells[0][0])
      page.solver.solve()
      #expect(page.solver.isSolvedFromSharedBasis == (turn > 0))
      #expect(page.solver.value(of: start) == 24)
      page.solver.setConstant(30, of: preference)
      page.solver.solve()
      #expect(page.solver.value(of: start) == 30)
    }
  }

  @Test(
    "random parts have the same bits with shared bases as alone, and so has what follows",
    arguments: 0..<8)
  func bits(part: Int) throws {
    var hits = 0
    try OracleTests.eachSeed(below: OracleTests.count / 64, part) { seed in
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 11_000_000_003)
      let cells = (0..<2).map { _ in exactCell(seed, &numbers) }
      for cell in cells {
        var other = try Page(shared)
        for _ in 0..<2 {
          try other.add(cell, cell.rows.map(\.constant))
          other.solver.solve()
        }
      }
      var known = try Page(shared)
      var alone = try Page(nil)
      let looksUp = numbers.chance(30)
      for page in [known, alone] { page.solver.looksUpAllStructures = looksUp }
      func compare(_ step: String) -> Bool {
        for page in [known, alone] { page.solver.solve() }
        if known.solver.isSolvedFromSharedBasis { hits += 1 }
        let states = [known.state(), alone.state()]
        let open = [known, alone].map { $0.solver.solve().undetermined.map(\.index) }
        if states[0] == states[1], open[0] == open[1] { return true }
        Issue.record("seed \(seed), \(step): \(states), \(open)\n\(cells.map(\.text))")
        return false
      }
      for turn in 0..<24 {
        switch turn < 6 ? 0 : numbers.below(6) {
        case 0, 1:
          let cell = numbers.pick(cells)
          let (variation, divisor) = (
            numbers.pick([0, 0, 15, 40]), numbers.pick([1.0, 2, 3, 100, 7])
          )
          let constants = cell.rows.map {
            $0.constant
              + (numbers.chance(variation) ? Double(numbers.below(33) - 16) / divisor : 0)
          }
          try known.add(cell, constants)
          try alone.add(cell, constants)
        case 2:
          let (side, length) = (numbers.below(2), 20 * Double(1 + numbers.below(15)))
          for page in [known, alone] { page.solver.setConstant(length, of: page.limits[side]) }
        default:
          let cell = numbers.below(known.cells.count)
          let removes = numbers.chance(30) && known.cells[cell].count > 1
          // Cells that lose the same row have one structure again.
          let row = removes ? 0 : numbers.below(known.cells[cell].count)
          let constant = Double(numbers.below(120) - 20) / numbers.pick([1, 2, 3, 50])
          for page in [known, alone] {
            if removes {
              page.solver.remove(page.cells[cell][row])
            } else {
              page.solver.setConstant(constant, ofRow: page.cells[cell][row])
            }
          }
          if removes {
            known.cells[cell].remove(at: row)
            alone.cells[cell].remove(at: row)
          }
        }
        if !compare("turn \(turn)") { return false }
      }
      return true
    }
    #expect(hits > 0 || OracleTests.only != nil)
  }

  /// A random system whose numbers can't be rounded, connected to the width and the height.
  private func exactCell(_ seed: Int, _ numbers: inout RandomNumbers) -> Workload {
    var system = Shape.allCases[seed / 8 % Shape.allCases.count].make(&numbers)
    system.positions.formUnion(system.parents.keys)
    system.parents = [:]
    system.orders = [:]
    for row in system.rows.indices { system.rows[row].order = 0 }
    system.makeCoefficientsExact()
    for variable in 0..<system.variableCount where numbers.chance(90) {
      system.add([(variable, 1)], .equal, [], Double(numbers.below(50)), at: 40)
    }
    if numbers.chance(30) { system.addEqualParts(&numbers) }
    let width = system.variableCount
    system.variableCount += 2
    let (place, other) = (numbers.below(width), numbers.below(width))
    system.add([(place, 1)], .lessThanOrEqual, [(width, 1)], Double(numbers.below(40)), at: 1000)
    system.add([(other, 1)], .equal, [(width + 1, 0.5)], 0, at: numbers.pick([250, 750]))
    return system
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("The order of default values")
struct SettlingOrderTests {
  /// A random system whose variables and rows all have places of their own in the order, loaded in
  /// some order of creation.
  private func load(
    _ system: Workload, _ variableOrder: [Int], _ rowOrder: [Int]
  ) throws -> (solver: Solver, variables: [Variable]) {
    let solver = Solver()
    var variables: [Int: Variable] = [:]
    for index in variableOrder {
      variables[index] = solver.makeVariable(
        system.isPosition(index) ? .position : .length, order: index)
    }
    let list = (0..<system.variableCount).compactMap { variables[$0] }
    for place in rowOrder {
      var row = system.rows[place]
      row.order = place
      _ = try row.add(to: solver, list)
    }
    return (solver, list)
  }

  @Test(
    "systems that were created in a different order, and edited, have the same solution",
    arguments: 0..<4)
  func creation(part: Int) throws {
    for seed in 0..<1200 where seed % 4 == part {
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 8_000_000_051)
      var system = Shape.allCases[seed / 4 % Shape.allCases.count].make(&numbers)
      system.parents = [:]
      // Rows of more terms have no place of their own.
      system.rows.removeAll { Set($0.terms.map(\.variable)).count > 4 }
      let (first, variables) = try load(
        system, Array(0..<system.variableCount), Array(system.rows.indices))
      first.solve()
      let (other, twins) = try load(
        system, (0..<system.variableCount).map { $0 }.shuffled(&numbers),
        Array(system.rows.indices).shuffled(&numbers))
      other.solve()
      // An edit that goes away again changes nothing.
      let id = try other.add(
        Row(Term(1, twins[numbers.below(twins.count)]), constant: -7), .equal, order: -1)
      other.solve()
      other.remove(id)
      other.solve()
      let values = variables.map { first.value(of: $0) }
      guard OracleTests.agree(twins.map { other.value(of: $0) }, values) else {
        Issue.record(
          "seed \(seed): \(twins.map { other.value(of: $0) }), expected \(values)\n\(system.text)")
        return
      }
    }
  }
}

extension Array {
  fileprivate func shuffled(_ numbers: inout RandomNumbers) -> Self {
    var copy = self
    for place in copy.indices.dropFirst().reversed() {
      copy.swapAt(place, numbers.below(place + 1))
    }
    return copy
  }
}

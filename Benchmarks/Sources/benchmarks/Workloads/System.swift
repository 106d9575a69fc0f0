// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import PeerInterface

/// Rows one after another: the terms of row `r` are at `starts[r]..<starts[r + 1]`.
struct PlainRows {
  var starts: [Int32] = [0]
  var variables: [Int32] = []
  var coefficients: [Double] = []
  var relations: [Relation] = []
  var constants: [Double] = []
  var priorities: [Double] = []

  var count: Int { relations.count }
}

/// A system of constraints as plain rows: Σ coefficient·variable + constant (relation) 0.
///
/// View `i` has the variables x, y, width and height at `4i` to `4i + 3`; view 0 is the root.
final class System {
  let variableCount: Int
  private(set) var rows = PlainRows()

  init(variableCount: Int) { self.variableCount = variableCount }

  var rowCount: Int { rows.count }

  /// Adds `left` (relation) `right + constant`.
  func add(
    _ left: [(Int, Double)], _ relation: Relation = .equal, _ right: [(Int, Double)] = [],
    _ constant: Double = 0, at priority: Double = 1000
  ) {
    for (variable, coefficient) in left { append(variable, coefficient) }
    for (variable, coefficient) in right { append(variable, -coefficient) }
    rows.starts.append(Int32(rows.variables.count))
    rows.relations.append(relation)
    rows.constants.append(-constant)
    rows.priorities.append(priority)
  }

  private func append(_ variable: Int, _ coefficient: Double) {
    rows.variables.append(Int32(variable))
    rows.coefficients.append(coefficient)
  }

  /// Σ value · (1 + index mod 7).
  func checksum(_ values: [Double]) -> Double {
    var sum = 0.0
    for index in 0..<variableCount { sum += values[index] * Double(1 + index % 7) }
    return sum
  }

  /// By how much each priority's rows are missed altogether, required ones first.
  func misses(_ values: [Double]) -> [(priority: Double, sum: Double)] {
    var sums: [Double: Double] = [:]
    for row in 0..<rowCount {
      var value = rows.constants[row]
      for place in Int(rows.starts[row])..<Int(rows.starts[row + 1]) {
        value += rows.coefficients[place] * values[Int(rows.variables[place])]
      }
      let miss =
        switch rows.relations[row] {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      sums[rows.priorities[row], default: 0] += miss
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// The weight that stands for a priority in engines that add weights up.
  ///
  /// Each is more than all wishes of the workloads below it together.
  static func weight(of priority: Double) -> Double {
    switch priority {
    case 1000...: PEER_REQUIRED
    case 999: 1_048_576
    case 751: 8192
    case 750: 1024
    case 251: 16
    case 250: 4
    default: 1
    }
  }
}

func x(_ view: Int) -> Int { 4 * view }
func y(_ view: Int) -> Int { 4 * view + 1 }
func w(_ view: Int) -> Int { 4 * view + 2 }
func h(_ view: Int) -> Int { 4 * view + 3 }

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// How far each variable that the constraints leave open can go while everything is met as well as
  /// now, in order of creation. A side without an end is infinite.
  ///
  /// As costly as reading ``Solution/undetermined``, and to be read before changing the system.
  package func freeRanges() -> [(variable: Variable, least: Double, most: Double)] {
    prepareWorkspace()
    let mark = store.nextMark()
    var found: [(variable: Variable, least: Double, most: Double)] = []
    for index in store.variables.indices {
      let record = store.variables[index]
      guard record.isAlive, record.mark != mark, record.isSettled || record.isByTableau else {
        continue
      }
      var part = Region()
      store.collect(from: Int32(index), reach: .open, mark: mark, into: &part)
      store.sort(&part)
      let saved = part.variables.map { workspace.nodes.base[Int($0)] }
      if let residue = makeResidue(part, peels: false) {
        residue.meetWishes(breakingTies: false)
        for (position, variable) in part.variables.enumerated() {
          guard let range = residue.range(position) else { continue }
          found.append((Variable(index: variable), range.least, range.most))
        }
      }
      for (variable, node) in zip(part.variables, saved) {
        workspace.nodes.base[Int(variable)] = node
      }
    }
    found.sort {
      store.variables[Int($0.variable.index)].sequence
        < store.variables[Int($1.variable.index)].sequence
    }
    return found
  }
}

extension Residue {
  /// The least and the greatest value of a variable of the part; `nil` if it has only one.
  fileprivate func range(_ position: Int) -> (least: Double, most: Double)? {
    guard let (column, a, b) = column(of: position), let (low, high) = simplex.range(of: column)
    else { return nil }
    let ends = (a * low + b, a * high + b)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }
}

extension Simplex {
  /// The least and the greatest value of a quantity within the bounds; `nil` if it has only one.
  fileprivate func range(of quantity: Int) -> (low: Double, high: Double)? {
    if isFixed(quantity) { return nil }
    func end(towards bound: Double, _ unbounded: Double) -> Double {
      wishLow[quantity] = bound
      wishHigh[quantity] = bound
      minimise([Int32(quantity)])
      isElastic[quantity] = false
      defer { gaveUp = false }
      return gaveUp ? unbounded : value[quantity]
    }
    let high = end(towards: upper[quantity], .infinity)
    let low = end(towards: lower[quantity], -.infinity)
    return high - low > tolerance ? (low, high) : nil
  }
}

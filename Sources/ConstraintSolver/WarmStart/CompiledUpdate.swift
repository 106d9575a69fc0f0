// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a basis says follows from edits of the same constants, as straight lists: which variables to
/// compute, one after another, and which constraints to check in the end.
///
/// Following a basis means to look for what hangs on each changed variable. Where the same constants
/// are edited again, the same is found again, and this is it, once and for all.
final class CompiledUpdate {
  /// Variables and constraints are told by how far their records lie from the first, in bytes.
  struct Term {
    var coefficient: Double
    var variable: Int
  }

  /// A variable and what it is computed from: a constraint, or −1 for its parent.
  ///
  /// Its terms come after those of the step before.
  struct Step {
    /// What the constraint's constant is multiplied by.
    var factor: Double
    /// What the sum is divided by; 1 where the coefficients are divided already, which is as exact
    /// for powers of two.
    var divisor: Double
    var variable: Int
    var row: Int
    var count: Int
  }

  struct Check {
    /// Where the left side of the constraint, everything brought there, has to lie.
    var lowest: Double
    var highest: Double
    var row: Int32
    var count: Int32

    init(row: Int32, count: Int32, side: Side) {
      lowest = side == .below ? -.infinity : 0
      highest = side == .above ? .infinity : 0
      self.row = row
      self.count = count
    }
  }

  /// How far the checks were gone through.
  struct Cursor {
    var check: Int
    var term: Int
  }

  /// The sides of zero, for the left side of a constraint.
  enum Side {
    case zero, above, below
  }

  /// The version of the lists that it was made for.
  let version: Int
  /// False where the basis cannot be followed along straight lists.
  let isUsable: Bool
  private let steps: Storage<Step>
  private let checks: Storage<Check>
  /// Those of the steps come first.
  private let terms: Storage<Term>
  private let stepTerms: Int

  init(
    version: Int, steps: consuming Storage<Step>, checks: consuming Storage<Check>,
    terms: consuming Storage<Term>, stepTerms: Int
  ) {
    self.version = version
    self.stepTerms = stepTerms
    isUsable = true
    self.steps = steps
    self.checks = checks
    self.terms = terms
  }

  /// A update that there is none.
  init(unusableIn version: Int) {
    self.version = version
    isUsable = false
    steps = Storage()
    checks = Storage()
    terms = Storage()
    stepTerms = 0
  }

  var checkCount: Int { checks.count }

  /// The memory it takes, in bytes.
  var size: Int { 96 + steps.count * 40 + checks.count * 24 + terms.count * 16 }

  /// Computes the variables.
  ///
  /// Answers false where one has no value.
  func compute(
    _ variables: Elements<VariableRecord>,
    _ constraints: Elements<ConstraintRecord>
  ) -> Bool {
    let values = UnsafeMutableRawPointer(variables.start)
    let constants = UnsafeRawPointer(constraints.start)
    var step = steps.elements + 0
    let end = step + steps.count
    var term = terms.elements + 0
    // Stays zero as long as all values are finite.
    var nought = 0.0
    while step < end {
      let row = step.pointee.row
      var sum =
        row >= 0 ? step.pointee.factor * constants.load(fromByteOffset: row, as: Double.self) : 0
      let last = term + step.pointee.count
      while term < last {
        sum +=
          term.pointee.coefficient
          * values.load(fromByteOffset: term.pointee.variable, as: Double.self)
        term += 1
      }
      if step.pointee.divisor != 1 { sum /= step.pointee.divisor }
      let value = sum + 0
      nought += value * 0
      // Rows and variables are those that there were when the steps were made.
      variables.check(step.pointee.variable / MemoryLayout<VariableRecord>.stride)
      let place = values + step.pointee.variable
      let before = place.load(as: Double.self)
      let isOther = abs(value - before) > 1e-13 * abs(value)
      place.storeBytes(of: isOther ? value : before, as: Double.self)
      step += 1
    }
    return nought == 0
  }

  /// Where to begin with the checks.
  var firstCheck: Cursor { Cursor(check: 0, term: stepTerms) }

  /// The next constraint that is not what it was known as.
  @inline(__always)
  func nextBreak(
    _ cursor: inout Cursor, _ variables: Elements<VariableRecord>,
    _ constraints: Elements<ConstraintRecord>, _ floor: Double
  ) -> BasisCache.Break? {
    let values = UnsafeRawPointer(variables.start)
    while cursor.check < checks.count {
      let check = checks.elements + cursor.check
      let first = cursor.term
      cursor.check += 1
      cursor.term += Int(check.pointee.count)
      let row = check.pointee.row
      var sum = constraints[Int(row)].constant
      var term = terms.elements + first
      let last = term + Int(check.pointee.count)
      while term < last {
        sum +=
          term.pointee.coefficient
          * values.load(fromByteOffset: term.pointee.variable, as: Double.self)
        term += 1
      }
      if sum >= check.pointee.lowest, sum <= check.pointee.highest { continue }
      let constant = constraints[Int(row)].constant
      if isNearlyMet(check.pointee, first, sum, values, constant, floor) { continue }
      return BasisCache.Break(row: row, isAbove: sum > 0)
    }
    return nil
  }

  /// Whether only rounding is in the way of what is checked.
  private func isNearlyMet(
    _ check: Check, _ first: Int, _ sum: Double, _ values: UnsafeRawPointer, _ constant: Double,
    _ floor: Double
  ) -> Bool {
    var size = abs(constant)
    for place in first..<first + Int(check.count) {
      size += abs(
        terms[place].coefficient
          * values.load(fromByteOffset: terms[place].variable, as: Double.self))
    }
    let slack = ConstraintRecord.slack(size, floor)
    return sum >= check.lowest - slack && sum <= check.highest + slack
  }

  /// What there is to compute and to check when all variables have the values of another update for
  /// the same edits: those that it computes otherwise, and those that follow from them.
  func rest(after other: CompiledUpdate) -> CompiledUpdate {
    var rows: [Int: Int] = [:]
    for place in other.steps.indices { rows[other.steps[place].variable] = other.steps[place].row }
    var changed: Set<Int> = []
    var left = Storage<Step>(capacity: steps.count)
    var leftTerms = Storage<Term>(capacity: terms.count)
    var first = 0
    for place in steps.indices {
      let step = steps[place]
      let own = first..<first + step.count
      first = own.upperBound
      let isSame =
        rows[step.variable] == step.row && !own.contains { changed.contains(terms[$0].variable) }
      if isSame { continue }
      changed.insert(step.variable)
      left.append(step)
      for term in own { leftTerms.append(terms[term]) }
    }
    let stepTerms = leftTerms.count
    for term in self.stepTerms..<terms.count { leftTerms.append(terms[term]) }
    var checks = Storage<Check>(capacity: checks.count)
    for place in self.checks.indices { checks.append(self.checks[place]) }
    return CompiledUpdate(
      version: version, steps: left, checks: checks, terms: leftTerms, stepTerms: stepTerms)
  }
}

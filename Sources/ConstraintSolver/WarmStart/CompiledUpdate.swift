// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The consequences of a recurring pattern of edits in a basis, compiled to straight-line code: the
/// variables to compute, in order, and the constraints to check at the end.
///
/// Propagation along a basis searches for the dependents of each changed variable. If the same
/// constants are edited again, the search finds the same dependents, so its result is recorded
/// here.
final class CompiledUpdate {
  /// A coefficient and the variable it applies to; records are identified by byte offset.
  struct Term {
    var coefficient: Double
    var variable: Int
  }

  /// A variable and the row from which it is computed: a constraint, or −1 for its parent.
  ///
  /// Its terms follow those of the previous step.
  struct Step {
    /// The factor of the constraint's constant.
    var factor: Double
    /// The divisor of the sum; 1 if the coefficients are already divided, which is exact for powers
    /// of two.
    var divisor: Double
    var variable: Int
    var row: Int
    var count: Int
  }

  struct Check {
    /// The bounds for the left side of the constraint, with all terms moved there.
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

  /// The position reached in the list of checks.
  struct Cursor {
    var check: Int
    var term: Int
  }

  /// The side of zero on which the left side of a constraint must be.
  enum Side {
    case zero, above, below
  }

  /// The version of the edit pattern for which it was compiled.
  let version: Int
  /// Whether the update can be compiled to straight-line code.
  let isUsable: Bool
  private let steps: Storage<Step>
  private let checks: Storage<Check>
  /// The terms, those of the steps first.
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

  /// Creates a placeholder: no update can be compiled.
  init(unusableIn version: Int) {
    self.version = version
    isUsable = false
    steps = Storage()
    checks = Storage()
    terms = Storage()
    stepTerms = 0
  }

  var checkCount: Int { checks.count }

  /// The memory usage in bytes.
  var size: Int { 96 + steps.count * 40 + checks.count * 24 + terms.count * 16 }

  /// Computes the variables.
  ///
  /// Returns `false` if a value is not finite.
  func compute(
    _ variables: Elements<VariableRecord>,
    _ constraints: Elements<ConstraintRecord>
  ) -> Bool {
    let values = UnsafeMutableRawPointer(variables.start)
    let constants = UnsafeRawPointer(constraints.start)
    var step = steps.elements + 0
    let end = step + steps.count
    var term = terms.elements + 0
    // Remains zero if all values are finite.
    var nonFiniteProbe = 0.0
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
      nonFiniteProbe += value * 0
      // The rows and variables existed when the steps were compiled.
      variables.check(step.pointee.variable / MemoryLayout<VariableRecord>.stride)
      let address = values + step.pointee.variable
      let before = address.load(as: Double.self)
      let isDifferent = abs(value - before) > 1e-13 * abs(value)
      address.storeBytes(of: isDifferent ? value : before, as: Double.self)
      step += 1
    }
    return nonFiniteProbe == 0
  }

  /// The position of the first check.
  var firstCheck: Cursor { Cursor(check: 0, term: stepTerms) }

  /// Returns the next constraint that does not keep its status.
  @inline(__always)
  func nextViolation(
    _ cursor: inout Cursor, _ variables: Elements<VariableRecord>,
    _ constraints: Elements<ConstraintRecord>, _ floor: Double
  ) -> BasisCache.StatusViolation? {
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
      if isSatisfiedWithinRounding(check.pointee, first, sum, values, constant, floor) { continue }
      return BasisCache.StatusViolation(row: row, isAbove: sum > 0)
    }
    return nil
  }

  /// Returns whether a check fails only because of rounding.
  private func isSatisfiedWithinRounding(
    _ check: Check, _ first: Int, _ sum: Double, _ values: UnsafeRawPointer, _ constant: Double,
    _ floor: Double
  ) -> Bool {
    var size = abs(constant)
    for position in first..<first + Int(check.count) {
      size += abs(
        terms[position].coefficient
          * values.load(fromByteOffset: terms[position].variable, as: Double.self))
    }
    let epsilon = ConstraintRecord.epsilon(size, floor)
    return sum >= check.lowest - epsilon && sum <= check.highest + epsilon
  }

  /// Returns the update that remains after another update for the same edits: the variables that
  /// are computed differently and their dependents, with all checks.
  func remainder(after other: CompiledUpdate) -> CompiledUpdate {
    var rows: [Int: Int] = [:]
    for position in other.steps.indices {
      rows[other.steps[position].variable] = other.steps[position].row
    }
    var changed: Set<Int> = []
    var remainingSteps = Storage<Step>(capacity: steps.count)
    var remainingTerms = Storage<Term>(capacity: terms.count)
    var first = 0
    for position in steps.indices {
      let step = steps[position]
      let own = first..<first + step.count
      first = own.upperBound
      let isSame =
        rows[step.variable] == step.row && !own.contains { changed.contains(terms[$0].variable) }
      if isSame { continue }
      changed.insert(step.variable)
      remainingSteps.append(step)
      for term in own { remainingTerms.append(terms[term]) }
    }
    let stepTerms = remainingTerms.count
    for term in self.stepTerms..<terms.count { remainingTerms.append(terms[term]) }
    var checks = Storage<Check>(capacity: checks.count)
    for position in self.checks.indices { checks.append(self.checks[position]) }
    return CompiledUpdate(
      version: version, steps: remainingSteps, checks: checks, terms: remainingTerms,
      stepTerms: stepTerms)
  }
}

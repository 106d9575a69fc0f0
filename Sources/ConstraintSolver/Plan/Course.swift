// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a plan says follows from edits of the same constants, as straight lists: which variables to
/// compute, one after another, and which constraints to check in the end.
///
/// Following a plan means to look for what hangs on each changed variable. Where the same constants
/// are edited again, the same is found again, and this is it, once and for all.
final class Course {
  /// Variables and constraints are told by how far their records lie from the first, in bytes.
  struct Term {
    var coefficient: Double
    var variable: Int
  }

  /// A variable and what it is computed from: a constraint, or −1 for its parent. Its terms come after
  /// those of the step before.
  struct Step {
    var own: Double
    var variable: Int
    var row: Int
    var count: Int
  }

  struct Check {
    var row: Int32
    var count: Int32
    var side: Side
  }

  /// How far the checks were gone through.
  struct Cursor {
    var check: Int
    var term: Int
  }

  /// Where the left side of a constraint, everything brought there, has to lie.
  enum Side: UInt8 {
    case zero, above, below
  }

  /// The version of the lists that it was made for.
  let version: Int
  /// False where the plan cannot be followed along straight lists.
  let isUsable: Bool
  private let steps: Table<Step>
  private let checks: Table<Check>
  /// Those of the steps come first.
  private let terms: Table<Term>
  private let stepTerms: Int

  init(
    version: Int, steps: Table<Step>, checks: Table<Check>, terms: Table<Term>, stepTerms: Int
  ) {
    self.version = version
    self.stepTerms = stepTerms
    isUsable = true
    self.steps = steps
    self.checks = checks
    self.terms = terms
  }

  /// A course that there is none.
  init(unusableIn version: Int) {
    self.version = version
    isUsable = false
    steps = Table(capacity: 1)
    checks = Table(capacity: 1)
    terms = Table(capacity: 1)
    stepTerms = 0
  }

  deinit {
    steps.free()
    checks.free()
    terms.free()
  }

  var checkCount: Int { checks.count }

  /// The memory it takes, in bytes.
  var size: Int { 96 + steps.count * 32 + checks.count * 12 + terms.count * 16 }

  /// Computes the variables. Answers false where one has no value.
  func compute(
    _ variables: UnsafeMutablePointer<VariableRecord>,
    _ constraints: UnsafeMutablePointer<ConstraintRecord>
  ) -> Bool {
    let values = UnsafeMutableRawPointer(variables)
    let constants = UnsafeRawPointer(constraints)
    var step = steps.base
    let end = step + steps.count
    var term = terms.base
    // Stays zero as long as all values are finite.
    var nought = 0.0
    while step < end {
      let row = step.pointee.row
      var sum = row >= 0 ? constants.load(fromByteOffset: row, as: Double.self) : 0
      let last = term + step.pointee.count
      while term < last {
        sum +=
          term.pointee.coefficient
          * values.load(fromByteOffset: term.pointee.variable, as: Double.self)
        term += 1
      }
      let value = -sum / step.pointee.own + 0
      nought += value * 0
      let before = values.load(fromByteOffset: step.pointee.variable, as: Double.self)
      if abs(value - before) > 1e-13 * abs(value) {
        values.storeBytes(of: value, toByteOffset: step.pointee.variable, as: Double.self)
      }
      step += 1
    }
    return nought == 0
  }

  /// Where to begin with the checks.
  var firstCheck: Cursor { Cursor(check: 0, term: stepTerms) }

  /// The next constraint that is not what it was planned as.
  @inline(__always)
  func nextBreak(
    _ cursor: inout Cursor, _ variables: UnsafeMutablePointer<VariableRecord>,
    _ constraints: UnsafeMutablePointer<ConstraintRecord>
  ) -> PlanStates.Break? {
    let values = UnsafeRawPointer(variables)
    while cursor.check < checks.count {
      let check = checks.base + cursor.check
      let first = cursor.term
      cursor.check += 1
      cursor.term += Int(check.pointee.count)
      let row = check.pointee.row
      var sum = constraints[Int(row)].constant
      var term = terms.base + first
      let last = term + Int(check.pointee.count)
      while term < last {
        sum +=
          term.pointee.coefficient
          * values.load(fromByteOffset: term.pointee.variable, as: Double.self)
        term += 1
      }
      let isMet =
        switch check.pointee.side {
        case .zero: sum == 0
        case .above: sum >= 0
        case .below: sum <= 0
        }
      if isMet || isNearlyMet(check.pointee, first, sum, values, constraints[Int(row)].constant) {
        continue
      }
      return PlanStates.Break(row: row, isAbove: sum > 0)
    }
    return nil
  }

  /// Whether only rounding is in the way of what is checked.
  private func isNearlyMet(
    _ check: Check, _ first: Int, _ sum: Double, _ values: UnsafeRawPointer, _ constant: Double
  ) -> Bool {
    var size = abs(constant)
    for place in first..<first + Int(check.count) {
      size += abs(
        terms[place].coefficient
          * values.load(fromByteOffset: terms[place].variable, as: Double.self))
    }
    let slack = ConstraintRecord.slack(size)
    return switch check.side {
    case .zero: abs(sum) <= slack
    case .above: sum >= -slack
    case .below: sum <= slack
    }
  }
}

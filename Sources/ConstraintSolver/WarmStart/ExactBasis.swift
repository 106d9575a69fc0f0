// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A basis that solves systems of one structure exactly: a ``StructureBasis`` with coefficients.
///
/// It holds for all constants with which no row changes its status.
struct ExactBasis {
  private struct Term: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
  }

  /// A row that defines a variable as a sum of others, times a factor.
  private struct Step: BitwiseCopyable {
    var factor: Double
    /// The row, or −1 if the next loop defines the variable.
    var row: Int32
    var variable: Int32
    var termCount: Int32
  }

  /// A row that defines no variable, and the signs that the sum of its terms may have.
  private struct Check: BitwiseCopyable {
    var row: Int32
    var termCount: Int32
    var mayBeNegative: Bool
    var mayBePositive: Bool
  }

  private var steps: ContiguousArray<Step> = []
  private var checks: ContiguousArray<Check> = []
  /// The rows of each loop, which contribute their constants.
  private var loops: ContiguousArray<ContiguousArray<(row: Int32, factor: Double)>> = []
  /// Whether solves multiply and divide by powers of two alone.
  private var isDyadic: Bool
  /// The terms of the steps, without the variables that they define, and of the checks.
  private var terms: ContiguousArray<Term> = []
  /// The outcome of the solve for each variable.
  let outcomes: ContiguousArray<VariableFlags>
  /// The number of terms that the solve visited.
  let visitedTerms: Int

  /// Creates a basis from another one, or returns `nil` if its loops have unusual factors.
  ///
  /// - Parameters:
  ///   - basis: The basis of a solution.
  ///   - structure: The structure of the system.
  ///   - isDyadic: Whether the presolve used no factors but powers of two.
  ///   - visitedTerms: The number of terms that the solve visited.
  init?(
    _ basis: StructureBasis, of structure: borrowing SubproblemStructure, isDyadic: Bool,
    visitedTerms: Int
  ) {
    outcomes = basis.outcomes
    self.isDyadic = isDyadic
    self.visitedTerms = visitedTerms
    for step in basis.steps {
      if step.row < 0 {
        let loop = basis.loops[loops.count]
        let factors = loop.rows.map(\.factor) + loop.terms.map(\.coefficient) + [loop.slope]
        guard factors.allSatisfy({ $0.isMultiple(of: 0.5, below: 64) }) else { return nil }
        terms += loop.terms.map { Term(coefficient: $0.coefficient, variable: $0.variable) }
        steps.append(
          Step(
            factor: -1 / loop.slope, row: -1, variable: step.variable,
            termCount: Int32(truncatingIfNeeded: loop.terms.count)))
        loops.append(loop.rows)
        if loop.slope.significandBitPattern != 0 { self.isDyadic = false }
        continue
      }
      let own = append(step.row, without: step.variable, of: structure)
      steps.append(
        Step(
          factor: -1 / own.coefficient, row: step.row, variable: step.variable,
          termCount: structure.rows[step.row].termCount - 1))
    }
    for check in basis.checks {
      _ = append(check.row, without: -1, of: structure)
      let relation = structure.rows[check.row].relation
      checks.append(
        Check(
          row: check.row, termCount: structure.rows[check.row].termCount,
          mayBeNegative: check.status.isKept(at: -1, 0, relation),
          mayBePositive: check.status.isKept(at: 1, 0, relation)))
    }
  }

  /// Appends the terms of a row except the one with a variable, and returns that.
  private mutating func append(
    _ row: Int32, without variable: Int32, of structure: borrowing SubproblemStructure
  ) -> Term {
    var own = Term(coefficient: 1, variable: variable)
    let record = structure.rows[row]
    for position in record.firstTerm..<record.firstTerm + record.termCount {
      let term = structure.terms[position]
      if term.variable == variable {
        own.coefficient = term.coefficient
      } else {
        terms.append(Term(coefficient: term.coefficient, variable: term.variable))
      }
    }
    return own
  }

  /// Computes the values of a system with this structure.
  ///
  /// Returns `false` if the basis does not hold for its constants, or values may have rounding
  /// errors.
  func solve(_ system: inout ExactSystem) -> Bool {
    if system.isDyadic, isDyadic { return solve(&system, isDyadic: true) }
    // Factors may round, for instance where three equal views fill a row.
    if system.isDyadic, !system.hasCommonFractions { return false }
    return solve(&system, isDyadic: false)
  }

  /// Computes the values as multiples of a power of two, or as common fractions.
  private func solve(_ system: inout ExactSystem, isDyadic: Bool) -> Bool {
    assert(outcomes.count <= system.values.count)
    let (constants, values) = (system.constants.elements, system.values.elements)
    // Rounding errors are smaller, and the violations of common fractions larger.
    let zero = isDyadic ? 0 : 1e-6
    return terms.withUnsafeBufferPointer { terms in
      var position = 0
      var loop = 0
      func sum(_ row: Int32, _ termCount: Int32) -> Double {
        var sum = 0.0
        if row >= 0 {
          sum = constants[Int(row)]
        } else {
          for (row, factor) in loops[loop] { sum += factor * constants[Int(row)] }
          loop += 1
        }
        for _ in 0..<termCount {
          sum += terms[position].coefficient * values[Int(terms[position].variable)]
          position &+= 1
        }
        return sum
      }
      for step in steps {
        var value = sum(step.row, step.termCount) * step.factor
        if isDyadic {
          guard value.isMultiple(of: 0x1p-12, below: 0x1p18) else { return false }
        } else {
          guard let fraction = value.commonFraction else { return false }
          value = fraction
        }
        // Adding zero turns -0 into 0.
        values[Int(step.variable)] = value + 0
      }
      for check in checks {
        let value = sum(check.row, check.termCount)
        guard abs(value) <= zero || (value < 0 ? check.mayBeNegative : check.mayBePositive) else {
          return false
        }
      }
      return true
    }
  }

  /// The memory usage in bytes.
  var size: Int {
    steps.count * 24 + checks.count * 12 + terms.count * 16 + outcomes.count * 2
      + loops.reduce(256) { $0 + $1.count * 16 + 32 }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Constraints that are rejected")
struct RejectionTests {
  private let solver: Solver
  private let variables: [Variable]
  private let stranger = Variable(index: 99)
  private let huge = Double.greatestFiniteMagnitude

  init() {
    let solver = Solver()
    self.solver = solver
    variables = "abcdef".map { solver.makeVariable("\($0)") }
  }

  private func reason(
    _ left: LinearExpression, _ right: LinearExpression, priority: Priority = .required
  ) -> SolverError? {
    do {
      try solver.add(left, .equal, right, priority: priority)
      return nil
    } catch {
      return error
    }
  }

  private func constant(_ number: Double) -> LinearExpression { LinearExpression(number) }

  @Test("the priority is examined first, then coefficients, then the constant, then variables")
  func order() {
    let (a, b) = (variables[0], variables[1])
    let infinite = LinearExpression(a) * .infinity
    let strange = stranger + constant(.nan)
    #expect(reason(infinite, strange, priority: 0) == .priorityOutOfRange(0))
    #expect(reason(infinite, strange, priority: 1001) == .priorityOutOfRange(1001))
    #expect(
      reason(infinite, strange)
        == .coefficientNotFinite(variable: a, constraint: "inf · a = v99 + nan"))
    #expect(
      reason(a + constant(0), strange) == .constantNotFinite(constraint: "a = v99 + nan"))
    #expect(
      reason(a + constant(0), stranger + 0) == .unknownVariable(stranger, constraint: "a = v99"))
    // Of two coefficients or variables, the one that was written first.
    #expect(
      reason(a + b * .nan, a * .infinity)
        == .coefficientNotFinite(variable: a, constraint: "a + nan · b = inf · a"))
    #expect(
      reason(Variable(index: 98) + 0, stranger + 0)
        == .unknownVariable(Variable(index: 98), constraint: "v98 = v99"))
  }

  @Test("coefficients of one variable on both sides are examined as their difference")
  func coefficients() {
    let (a, b) = (variables[0], variables[1])
    let cases: [(LinearExpression, LinearExpression, Variable, String)] = [
      (a + 0, b * .infinity, b, "a = inf · b"),
      (a + 0, stranger * .nan, stranger, "a = nan · v99"),
      (a * .infinity, a * .infinity, a, "inf · a = inf · a"),
      (a * huge, a * -huge, a, "\(huge) · a = -\(huge) · a"),
      (a * -huge, a * huge, a, "-\(huge) · a = \(huge) · a"),
    ]
    for (left, right, variable, text) in cases {
      #expect(
        reason(left, right) == .coefficientNotFinite(variable: variable, constraint: text))
    }
    // Their difference is 0, or a large number.
    #expect(
      reason(a * huge, a * huge + constant(.nan))
        == .constantNotFinite(constraint: "\(huge) · a = \(huge) · a + nan"))
    #expect(
      reason(a + 0, b * huge + constant(.nan))
        == .constantNotFinite(constraint: "a = \(huge) · b + nan"))
    #expect(
      reason(a + 0, stranger * huge)
        == .unknownVariable(stranger, constraint: "a = \(huge) · v99"))
  }

  @Test("constants on both sides are examined as their difference")
  func constants() {
    let (a, b) = (variables[0], variables[1])
    let infinite = constant(.infinity)
    let cases: [(LinearExpression, LinearExpression, String)] = [
      (a + infinite, b + infinite, "a + inf = b + inf"),
      (a + infinite, b - infinite, "a + inf = b - inf"),
      (a + huge, b - huge, "a + \(huge) = b - \(huge)"),
      (a - huge, stranger + huge, "a - \(huge) = v99 + \(huge)"),
      (a + 0, stranger - infinite, "a = v99 - inf"),
    ]
    for (left, right, text) in cases {
      #expect(reason(left, right) == .constantNotFinite(constraint: text))
    }
    #expect(
      reason(a + huge, stranger + huge)
        == .unknownVariable(stranger, constraint: "a + \(huge) = v99 + \(huge)"))
    #expect(
      reason(a + 0, stranger + huge)
        == .unknownVariable(stranger, constraint: "a = v99 + \(huge)"))
    #expect(
      reason(a + 0, stranger - huge)
        == .unknownVariable(stranger, constraint: "a = v99 - \(huge)"))
  }

  @Test("variables beyond the fourth are examined as well, even if they cancel out")
  func manyVariables() {
    let sum = variables.dropFirst().reduce(LinearExpression(variables[0])) { $0 + $1 }
    let text = "a + b + c + d + e + f"
    #expect(
      reason(sum, stranger + 0) == .unknownVariable(stranger, constraint: "\(text) = v99"))
    #expect(
      reason(sum, stranger + variables[4] * .infinity)
        == .coefficientNotFinite(variable: variables[4], constraint: "\(text) = v99 + inf · e"))
    #expect(
      reason(sum, constant(.nan)) == .constantNotFinite(constraint: "\(text) = nan"))
    #expect(
      reason(sum + stranger, stranger + 1)
        == .unknownVariable(stranger, constraint: "\(text) + v99 = v99 + 1"))
    #expect(
      reason(LinearExpression(stranger), stranger + 1)
        == .unknownVariable(stranger, constraint: "v99 = v99 + 1"))
  }

  @Test("a rejected constraint changes nothing, and its variables can be used")
  func unchanged() throws {
    let (a, b) = (variables[0], variables[1])
    try solver.add(a, .equal, 4)
    for right in [stranger + 1, b * .infinity, b + constant(.nan), b * huge + stranger] {
      #expect(reason(a + b, right) != nil)
      let sum = variables.reduce(LinearExpression(0)) { $0 + $1 }
      #expect(reason(sum, right) != nil)
    }
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty && solution.undetermined == Array(variables.dropFirst()))
    #expect(solver.value(of: a) == 4 && solver.value(of: b) == 0)
    try solver.add(b, .equal, a + 1)
    solver.solve()
    #expect(solver.value(of: b) == 5)
  }
}

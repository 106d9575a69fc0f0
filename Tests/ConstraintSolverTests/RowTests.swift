// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Rows and texts")
struct RowTests {
  private func variable(_ index: Int32) -> Variable { Variable(index: index) }

  @Test("a row combines terms of one variable, and takes four of them")
  func appending() {
    for repeated: Int32 in 0..<4 {
      var row = Row(constant: 9)
      for index: Int32 in 0..<4 {
        let isAdded = row.append(Term(Double(index) + 1, variable(index)))
        #expect(isAdded && row.count == Int(index) + 1)
      }
      let full = row
      let isFifth = row.append(Term(5, variable(4)))
      #expect(!isFifth && row == full)
      let isCombined = row.append(Term(10, variable(repeated)))
      #expect(isCombined && row.count == 4 && row.constant == 9)
      for index: Int32 in 0..<4 {
        let coefficient = Double(index) + (index == repeated ? 11 : 1)
        #expect(row[Int(index)] == Term(coefficient, variable(index)))
      }
    }
    // While there is room as well.
    for count: Int32 in 1..<4 {
      for repeated in 0..<count {
        var row = Row()
        for index in 0..<count { row.append(Term(1, variable(index))) }
        row.append(Term(2, variable(repeated)))
        #expect(row.count == Int(count) && row[Int(repeated)].coefficient == 3)
      }
    }
  }

  @Test("terms are those given, in order, and can be replaced one by one")
  func terms() {
    let (a, b, c, d) = (
      Term(1, variable(7)), Term(2, variable(0)), Term(3, variable(5)), Term(4, variable(6))
    )
    var row = Row(a, b, c, d, constant: -1)
    #expect([row.t0, row.t1, row.t2, row.t3] == [a, b, c, d] && row.count == 4)
    #expect((0..<4).map { row[$0] } == [a, b, c, d] && row.constant == -1)
    #expect(Row(a, b, c).count == 3 && Row(a, b).count == 2 && Row(a).count == 1)
    #expect(Row(a, b, c, constant: 2).constant == 2 && Row(a, constant: 3).constant == 3)
    #expect(Row().count == 0 && Row(a, b, constant: 4).constant == 4)
    (row.t0, row.t1, row.t2, row.t3) = (d, c, b, a)
    #expect((0..<4).map { row[$0] } == [d, c, b, a])
    row[2] = Term(8, variable(9))
    #expect(row.t2 == Term(variable: variable(9), coefficient: 8) && row.t1 == c && row.t3 == a)
  }

  @Test(
    "each coefficient has to be finite", arguments: 0..<4,
    [Double.infinity, -.infinity, .nan])
  func finite(position: Int, coefficient: Double) {
    var row = Row(
      Term(1e300, variable(0)), Term(-1e300, variable(1)), Term(1e308, variable(2)),
      Term(1e308, variable(3)))
    #expect(row.hasFiniteCoefficients && Row().hasFiniteCoefficients)
    row[position].coefficient = coefficient
    #expect(!row.hasFiniteCoefficients)
  }

  @Test("an expression is a sum of its terms, the first four of which are inline")
  func expressions() {
    var sum = LinearExpression(3)
    #expect(sum.count == 0 && sum.constant == 3 && sum.more == nil)
    for index: Int32 in 0..<6 { sum += Double(index + 1) * LinearExpression(variable(index)) }
    #expect(sum.count == 6 && sum.row.count == 4 && sum.more?.count == 2)
    #expect((0..<6).map { sum[$0].coefficient } == [1, 2, 3, 4, 5, 6])
    #expect((0..<6).map { sum[$0].variable.index } == Array(0..<6))
    #expect(LinearExpression(3)[0] == .unused && Term.unused.variable.index == -1)
    let scaled = sum * -2
    #expect((0..<6).map { scaled[$0].coefficient } == [-2, -4, -6, -8, -10, -12])
    #expect(scaled.constant == -6)
    let twice = sum + sum
    #expect(twice.count == 6 && (0..<6).map { twice[$0].coefficient } == [2, 4, 6, 8, 10, 12])
    #expect(twice.constant == 6)
    sum.constant = 1
    #expect(sum.row.constant == 1 && (LinearExpression(0) * .infinity).constant == 0)
    #expect(LinearExpression(variable(3)) == 1 * variable(3))
  }

  @Test(
    "constraints are written as they were, with the names of variables",
    arguments: [
      ([(1, 0), (-1, 1)], 0, "a - v1"), ([(-1, 0), (2.5, 1)], 3, "-a + 2.5 · v1 + 3"),
      ([(0, 0)], 0, "0 · a"), ([], 0, "0"), ([], -2.5, "-2.5"), ([(2, 1)], -7, "2 · v1 - 7"),
      ([(-3, 0)], 1e20, "-3 · a + 1e+20"), ([(1e20, 1)], 0, "1e+20 · v1"),
      ([(1, 0)], .infinity, "a + inf"), ([(.nan, 0)], -.infinity, "nan · a - inf"),
    ] as [([(Double, Int32)], Double, String)])
  func texts(terms: [(Double, Int32)], constant: Double, text: String) {
    var names = VariableNames()
    names.remove(3)
    names.set("b", of: 1)
    names.set("a", of: 0)
    names.remove(1)
    var sum = LinearExpression(constant)
    for (coefficient, index) in terms { sum.add(Term(coefficient, variable(index))) }
    #expect(names.text(sum, .equal, 4) == "\(text) = 4")
    #expect(names.text(sum.row, .greaterThanOrEqual) == "\(text) ≥ 0")
    #expect(names.text(0, .lessThanOrEqual, sum) == "0 ≤ \(text)")
  }

  @Test("a removed variable loses its name, and a new one in its place has its own")
  func names() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    solver.solve()
    func text(_ variable: Variable) -> String {
      do {
        try solver.add(variable, .equal, LinearExpression(.nan))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(text(a) == "The constant in “a = nan” is not a finite number.")
    solver.removeVariable(a)
    solver.solve()
    let nameless = solver.makeVariable()
    #expect(nameless.index == a.index)
    #expect(text(nameless) == "The constant in “v0 = nan” is not a finite number.")
    let id = try solver.add(2 * nameless, .lessThanOrEqual, 5)
    for number in [Double.nan, 3, .infinity] { solver.setConstant(number, of: id) }
    solver.setConstant(-.infinity, ofRow: id)
    #expect(
      solver.solve().refused
        == Array(repeating: .constantNotFinite(constraint: "2 · v0 - 5 ≤ 0"), count: 1)
        + Array(repeating: .constantNotFinite(constraint: "2 · v0 - 3 ≤ 0"), count: 2))
    #expect(solver.solve().refused.isEmpty)
    solver.setConstant(.nan, of: id)
    solver.updateValues()
    #expect(solver.solve().refused.isEmpty)
  }

  @Test("a row of the layout engine may be weaker than any other, but not without a priority")
  func rowPriorities() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    func add(_ priority: Double) throws -> ConstraintID {
      try solver.add(Row(Term(1, a), constant: -priority), .equal, priority: priority)
    }
    for priority in [0, -1, 1000.5, Double.nan, .infinity] {
      #expect(throws: SolverError.self) { try add(priority) }
    }
    let weak = try add(0.25)
    solver.solve()
    #expect(solver.value(of: a) == 0.25)
    _ = try add(1)
    solver.solve()
    #expect(solver.value(of: a) == 1)
    for priority in [0, -1, 1000.5, Double.nan] {
      #expect(throws: SolverError.self) { try solver.setPriority(priority, ofRow: weak) }
      #expect(throws: SolverError.self) { try solver.setPriority(Priority(priority), of: weak) }
    }
    #expect(throws: SolverError.self) { try solver.setPriority(Priority(0.5), of: weak) }
    try solver.setPriority(0.5, ofRow: weak)
    solver.solve()
    #expect(solver.value(of: a) == 1)
    try solver.setPriority(1000, ofRow: weak)
    solver.solve()
    #expect(solver.value(of: a) == 0.25)
    solver.remove(weak)
    try solver.setPriority(3, ofRow: weak)
    try solver.setPriority(3, of: weak)
    #expect(!solver.contains(weak))
    #expect(throws: SolverError.self) {
      try solver.add(Row(Term(1, a), constant: .nan), .equal)
    }
    #expect(throws: SolverError.self) { try solver.add(Row(Term(.nan, a)), .equal) }
    #expect(throws: SolverError.self) { try solver.add(Row(Term(1, Variable(index: 5))), .equal) }
  }
}

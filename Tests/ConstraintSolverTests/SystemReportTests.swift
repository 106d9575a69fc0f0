// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("What a solver reports")
struct SystemReportTests {
  private let solver = Solver()

  private func variables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in solver.makeVariable() }
  }

  private func ranges() -> [String] {
    solver.freeRanges().map { "\($0.variable.index): \($0.least) \($0.most)" }
  }

  @Test("a range is that of all optimal solutions, in the order of creation")
  func freeRanges() throws {
    let x = variables(7)
    try solver.add(x[0], .greaterThanOrEqual, 3)
    try solver.add(x[1], .lessThanOrEqual, 4)
    try solver.add(x[2], .equal, 5)
    try solver.add(x[3] + x[4], .equal, 10)
    try solver.add(x[3], .greaterThanOrEqual, 0)
    try solver.add(x[4], .greaterThanOrEqual, 2)
    for wish in [1.0, 9] {
      try solver.add(x[5], .equal, LinearExpression(wish), priority: 500)
    }
    solver.solve()
    #expect(
      ranges() == [
        "0: 3.0 inf", "1: -inf 4.0", "3: 0.0 8.0", "4: 2.0 10.0", "5: 1.0 9.0", "6: -inf inf",
      ])
    #expect(solver.undetermined == [x[0], x[1], x[3], x[4], x[5], x[6]])
    #expect(solver.reportSteps > 0)
    let steps = solver.reportSteps
    _ = solver.affineHull()
    #expect(solver.reportSteps > steps)
    _ = solver.freeRanges()
    #expect(solver.reportSteps == steps)
    // A lower level decides the ties of a higher one.
    try solver.add(x[5], .equal, 4, priority: 400)
    try solver.add(x[6], .equal, x[0] + 1)
    solver.solve()
    #expect(
      ranges() == [
        "0: 3.0 inf", "1: -inf 4.0", "3: 0.0 8.0", "4: 2.0 10.0", "6: 4.0 inf",
      ])
  }

  @Test("a variable that takes the place of a removed one is reported as the youngest")
  func reusedVariables() throws {
    let x = variables(3)
    solver.solve()
    #expect(solver.removeVariable(x[0]) && !solver.removeVariable(x[0]))
    solver.solve()
    #expect(solver.undetermined == [x[1], x[2]])
    let new = solver.makeVariable()
    #expect(new.index == x[0].index)
    solver.solve()
    #expect(solver.undetermined == [x[1], x[2], new])
    let id = try solver.add(new, .equal, 5)
    #expect(!solver.removeVariable(new))
    solver.solve()
    #expect(solver.value(of: new) == 5 && solver.undetermined == [x[1], x[2]])
    solver.remove(id)
    #expect(solver.removeVariable(new) && solver.value(of: new) == 0)
    #expect(
      !solver.removeVariable(Variable(index: 3)) && !solver.removeVariable(Variable(index: -1)))
    #expect(solver.value(of: Variable(index: 3)) == 0 && solver.value(of: Variable(index: -1)) == 0)
  }

  @Test("a constraint that is dropped is newly broken once, and again for other reasons")
  func newlyBroken() throws {
    let x = variables(2)
    let first = try solver.add(x[0], .equal, 1)
    let second = try solver.add(x[0], .equal, 2)
    #expect(!solver.hasConflicts && !solver.hasNewlyBroken)
    let conflicts = solver.solve().conflicts
    #expect(conflicts == solver.sortedConflicts && solver.hasConflicts)
    #expect(conflicts.map(\.constraints) == [[first, second]])
    #expect(conflicts.map(\.reason) == [.comesLast])
    #expect(solver.newlyBroken == [second] && solver.hasNewlyBroken)
    #expect(solver.isBroken(second) && !solver.isBroken(first))
    solver.solve()
    #expect(solver.newlyBroken.isEmpty && !solver.hasNewlyBroken && solver.hasConflicts)
    let other = try solver.add(x[1], .equal, 4)
    solver.solve()
    #expect(!solver.hasNewlyBroken && solver.isBroken(second))
    let bound = try solver.add(x[0], .lessThanOrEqual, 0)
    solver.solve()
    #expect(solver.sortedConflicts.count == 2 && solver.newlyBroken.contains(bound))
    solver.remove(first)
    solver.solve()
    #expect(!solver.isBroken(first) && !solver.isBroken(second) && solver.contains(other))
    #expect(solver.sortedConflicts.map(\.broken).count == 1 && !solver.contains(first))
    solver.remove(second)
    solver.solve()
    #expect(!solver.hasConflicts && solver.sortedConflicts.isEmpty)
  }

  @Test(
    "a constraint without variables holds or is a conflict of its own",
    arguments: [
      (Relation.equal, [false, true, false]), (.lessThanOrEqual, [true, true, false]),
      (.greaterThanOrEqual, [false, true, true]),
    ])
  func constants(relation: Relation, holds: [Bool]) throws {
    let id = try solver.add(LinearExpression(0), relation, LinearExpression(0))
    let optional = try solver.add(LinearExpression(0), .equal, 3, priority: 500)
    for (constant, holds) in zip([-1.0, 0, 1, -2, 0, 2], holds + holds) {
      // The left side is this, and the right side zero.
      solver.setConstant(-constant, of: id)
      let conflicts = solver.solve().conflicts
      #expect(conflicts.isEmpty == holds && solver.isBroken(id) == !holds)
      #expect(holds || conflicts.first?.reason == .holdsForNoValue)
      #expect(holds || conflicts.first?.constraints == [id])
      #expect(!solver.isBroken(optional))
    }
    solver.remove(id)
    #expect(solver.solve().conflicts.isEmpty && !solver.isBroken(id))
  }

  @Test("terms, relation, constant, and error of a constraint are those of its normal form")
  func normalForm() throws {
    let x = variables(6)
    let id = try solver.add(2 * x[0] + 5, .lessThanOrEqual, x[1] - 3, priority: 400)
    let sum = x.reduce(LinearExpression(1)) { $0 + 3 * $1 }
    let long = try solver.add(sum, .greaterThanOrEqual, 4)
    #expect(solver.terms(of: id) == [Term(2, x[0]), Term(-1, x[1])])
    #expect(solver.constant(ofRow: id) == 8)
    #expect(solver.relation(of: id).map { $0.relation } == .lessThanOrEqual)
    #expect(solver.relation(of: id).map { $0.priority } == 400)
    #expect(solver.terms(of: long) == x.map { Term(3, $0) } && solver.constant(ofRow: long) == -3)
    #expect(solver.isRequired(at: long.index) && !solver.isRequired(at: id.index))
    #expect(solver.id(at: long.index) == long)
    try solver.add(x[1], .equal, 10)
    try solver.add(x[0], .equal, 4)
    solver.solve()
    #expect(solver.error(of: id) == 2 * 4 - 10 + 8)
    #expect(Set(solver.constraints(of: x[5])) == [long] && solver.constraints(of: x[0]).count == 3)
    solver.setConstant(-2, of: id)
    #expect(solver.constant(ofRow: id) == 7)
    solver.setConstant(1, ofRow: id)
    #expect(solver.constant(ofRow: id) == 1)
    solver.remove(id)
    #expect(solver.terms(of: id).isEmpty && solver.relation(of: id) == nil)
    #expect(solver.constant(ofRow: id) == 0 && solver.error(of: id) == 0)
    #expect(!solver.contains(id) && solver.contains(long))
    #expect(solver.constraints(of: Variable(index: 77)).isEmpty)
  }

  @Test("constant and priority are changed together, and only a change counts")
  func updates() throws {
    let x = variables(2)
    try solver.add(x[0], .equal, 5, priority: 300)
    let id = try solver.add(x[0], .equal, 1, priority: 200)
    solver.solve()
    #expect(solver.value(of: x[0]) == 5)
    #expect(!solver.update(at: id.index, constant: -1, priority: 200))
    #expect(solver.update(at: id.index, constant: -2, priority: 200))
    #expect(solver.update(at: id.index, constant: -3, priority: 200))
    #expect(!solver.update(at: id.index, constant: -3, priority: 200))
    solver.solve()
    #expect(solver.value(of: x[0]) == 5)
    #expect(solver.update(at: id.index, constant: -3, priority: 400))
    solver.solve()
    #expect(solver.value(of: x[0]) == 3)
    #expect(solver.update(at: id.index, constant: -7, priority: 1000))
    solver.solve()
    #expect(solver.value(of: x[0]) == 7 && solver.isRequired(at: id.index))
    // More edits at once than there is room for.
    let more = try (0..<100).map { try solver.add(x[1], .equal, LinearExpression(Double($0))) }
    solver.solve()
    for (number, id) in more.enumerated() {
      #expect(solver.update(at: id.index, constant: -50, priority: 1000) == (number != 50))
    }
    #expect(solver.solve().conflicts.isEmpty && solver.value(of: x[1]) == 50)
  }

  @Test("a rectangle is four consecutive variables, two of them positions, below its parent's")
  func rectangles() throws {
    let outer = solver.makeRectangle()
    let inner = solver.makeRectangle(below: outer, order: 3)
    func variable(_ first: Int32, _ offset: Int32) -> Variable { Variable(index: first + offset) }
    func values(_ first: Int32) -> [Double] {
      (0..<4).map { solver.value(of: variable(first, $0)) }
    }
    #expect(inner == outer + 4)
    let x = try solver.add(variable(outer, 0), .equal, 20)
    let y = try solver.add(variable(outer, 1), .equal, 30)
    solver.solve()
    #expect(values(outer) == [20, 30, 0, 0] && values(inner) == [20, 30, 0, 0])
    #expect(solver.variables(with: .isPosition).map(\.index) == [0, 1, 4, 5])
    let width = try solver.add(variable(inner, 2), .equal, 7)
    solver.solve()
    #expect(!solver.deactivateRectangle(at: inner) && values(inner) == [20, 30, 7, 0])
    solver.remove(width)
    #expect(solver.deactivateRectangle(at: inner))
    solver.solve()
    #expect(values(inner) == [0, 0, 0, 0])
    solver.reactivateRectangle(at: inner, below: outer)
    solver.setConstant(25, of: x)
    solver.solve()
    #expect(values(inner) == [25, 30, 0, 0])
    solver.remove(y)
    #expect(!solver.deactivateRectangle(at: outer))
    solver.remove(x)
    #expect(solver.deactivateRectangle(at: outer))
    solver.solve()
    #expect(values(inner) == [0, 0, 0, 0])
    solver.reactivateRectangle(at: outer)
    try solver.add(variable(outer, 0), .equal, 9)
    solver.solve()
    // It is a rectangle of its own now.
    #expect(values(outer) == [9, 0, 0, 0] && values(inner) == [0, 0, 0, 0])
  }

  @Test("a determining set leaves out what is no equation, or isn't needed")
  func determining() throws {
    let x = variables(4)
    let first = try solver.add(x[0], .equal, 5)
    let bound = try solver.add(x[1], .greaterThanOrEqual, x[0] + 2)
    let wish = try solver.add(x[1], .equal, 0, priority: 500)
    let far = try solver.add(x[2], .equal, x[1] + 1)
    solver.solve()
    func determining(_ sum: [Term], equationsOnly: Bool = false) -> [ConstraintID]? {
      solver.determiningConstraints(of: sum, equationsOnly: equationsOnly)
    }
    #expect(determining([Term(1, x[2])]) == [far, bound, first])
    #expect(determining([Term(1, x[2])], equationsOnly: true) == nil)
    #expect(determining([Term(1, x[2]), Term(-1, x[1])], equationsOnly: true) == [far])
    #expect(determining([Term(2, x[0])]) == [first] && determining([Term(1, x[3])]) == nil)
    #expect(determining([]) == [] && !solver.isBroken(wish))
    #expect(solver.activeConstraints(for: x[2]) == [far, bound, first])
    #expect(solver.activeConstraints(for: x[3]).isEmpty)
    #expect(solver.activeConstraints(for: Variable(index: 9)).isEmpty)
  }

  @Test("a reason many constraints away is found", arguments: [31, 32, 33, 129, 600])
  func farReasons(count: Int) throws {
    let x = variables(count + 1)
    var links: [ConstraintID] = []
    for (near, next) in zip(x, x.dropFirst()) {
      links.append(try solver.add(next, .equal, near + 1))
    }
    solver.solve()
    #expect(solver.determiningConstraints(of: [Term(1, x[count])]) == nil)
    let start = try solver.add(x[0], .equal, 3)
    solver.solve()
    #expect(solver.value(of: x[count]) == Double(count + 3))
    #expect(
      solver.determiningConstraints(of: [Term(1, x[count])]) == links.reversed() + [start])
  }
}

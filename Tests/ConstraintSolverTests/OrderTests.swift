// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Orders and journals")
struct OrderTests {
  @Test("orders are zero until they are set, and each is that of its variable")
  func variableOrders() {
    var arena = Arena(byteCount: 0)
    var orders = VariableOrders(in: &arena, capacity: 0)
    orders.set(0, of: 500)
    #expect(orders.capacity == 0 && orders[0] == 0 && orders[500] == 0)
    orders.set(7, of: 2)
    orders.set(-1, of: 5)
    #expect((0..<8).map { orders[$0] } == [0, 0, 7, 0, 0, -1, 0, 0])
    orders.set(0, of: 2)
    #expect(orders[2] == 0 && orders[5] == -1 && orders.capacity >= 6)
  }

  @Test("the four variables of a rectangle have one order, and a change of any is a change")
  func rectangleOrders() {
    var arena = Arena(byteCount: 0)
    var orders = VariableOrders(in: &arena, capacity: 0)
    func set(_ order: Int, _ first: Int32) -> Bool { orders.set(order, ofRectangle: first) }
    #expect(set(0, 8) == false && orders.capacity == 0)
    #expect(set(5, 4))
    #expect((0..<10).map { orders[$0] } == [0, 0, 0, 0, 5, 5, 5, 5, 0, 0])
    #expect(!set(5, 4))
    #expect(!set(0, 8))
    for variable: Int32 in 4..<8 {
      orders.set(6, of: variable)
      #expect(set(5, 4))
      #expect(orders[variable] == 5)
    }
    #expect(!set(0, 0))
    #expect(set(0, 4))
    #expect((0..<8).map { orders[$0] } == Array(repeating: 0, count: 8))
    // A rectangle of which only the first variables have been stored.
    orders.set(3, of: 9)
    #expect(set(0, 8))
    #expect(orders[9] == 0)
    let snapshot = orders.snapshot
    #expect(snapshot[9] == 0 && snapshot[1000] == 0)
  }

  @Test("of two variables, that of the smaller order takes its default first, then the older one")
  func precedence() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    func isFirst(_ left: Variable, _ right: Variable) -> Bool {
      solver.store.takesDefaultBefore(left.index, right.index)
    }
    #expect(isFirst(a, b) && !isFirst(b, a))
    solver.setOrder(1, of: a)
    #expect(!isFirst(a, b) && isFirst(b, a))
    solver.setOrder(1, of: b)
    #expect(isFirst(a, b) && !isFirst(b, a))
    // One that doesn't exist has no order.
    solver.setOrder(4, of: Variable(index: 9))
    #expect(solver.store.variableOrders[9] == 0)
  }

  @Test("a changed order has a variable solved again if it was open, and only then")
  func orders() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(a + b, .equal, 10)
    try solver.add(c, .equal, 4)
    solver.solve()
    #expect([a, b, c].map(solver.value(of:)) == [0, 10, 4])
    solver.setOrder(5, of: c)
    #expect(solver.store.isDirty == false)
    solver.setOrder(0, of: a)
    #expect(solver.store.isDirty == false)
    solver.setOrder(5, of: a)
    #expect(solver.store.isDirty == true)
    solver.solve()
    #expect([a, b, c].map(solver.value(of:)) == [10, 0, 4])
    solver.setOrder(5, of: b)
    solver.solve()
    #expect([a, b].map(solver.value(of:)) == [0, 10])
  }

  @Test("a constraint's order decides which one is dropped, and which of equal wishes is met")
  func constraintOrders() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Row(Term(1, a), constant: -1), .equal, order: 5)
    let second = try solver.add(Row(Term(1, a), constant: -2), .equal, order: 5)
    let wishes = try [3.0, 4].map {
      try solver.add(Row(Term(1, b), constant: -$0), .equal, priority: 500, order: 1)
    }
    #expect(solver.solve().conflicts.map(\.broken) == [second])
    #expect([a, b].map(solver.value(of:)) == [1, 3])
    solver.setOrder(6, of: first)
    solver.setOrder(0, of: wishes[1])
    #expect(solver.solve().conflicts.map(\.broken) == [first])
    #expect([a, b].map(solver.value(of:)) == [2, 4])
    // Without an effect on the solution, nothing is solved again.
    solver.setOrder(4, at: first.index, affectsSolution: false)
    #expect(solver.store.isDirty == false)
    solver.setOrder(4, at: first.index)
    #expect(solver.store.isDirty == false)
    solver.setOrder(3, at: first.index)
    #expect(solver.store.isDirty == true)
    #expect(solver.solve().conflicts.map(\.broken) == [second])
    solver.remove(second)
    solver.setOrder(9, of: second)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test("the changed variables are those with other values than before, each once")
  func changes() throws {
    let solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    let edit = try solver.add(x[0], .equal, 5)
    try solver.add(x[1], .equal, x[0] + 1)
    try solver.add(x[2], .equal, 7)
    solver.solve()
    #expect(Set(solver.changedVariables) == [x[0], x[1], x[2]] && solver.changeCount == 3)
    #expect((0..<3).map { solver.changedVariable(at: $0) } == solver.changedVariables)
    solver.solve()
    #expect(solver.changeCount == 0 && solver.changedVariables.isEmpty)
    for (constant, count) in [(6, 2), (6, 0), (-1, 2), (5, 2)] as [(Double, Int)] {
      solver.setConstant(constant, of: edit)
      solver.solve()
      #expect(solver.changeCount == count)
      #expect(Set(solver.changedVariables) == (count == 0 ? [] : [x[0], x[1]]))
    }
    // There and back.
    solver.setConstant(50, of: edit)
    solver.setConstant(5, of: edit)
    solver.solve()
    #expect(solver.changeCount == 0)
    let another = try solver.add(x[3], .equal, 0)
    solver.solve()
    #expect(solver.changeCount == 0)
    solver.remove(another)
    try solver.add(x[3], .equal, x[2])
    solver.solve()
    #expect(solver.changedVariables == [x[3]])
  }

  @Test("values are read in place, by the variables' numbers")
  func buffers() throws {
    let solver = Solver()
    let x = (0..<5).map { _ in solver.makeVariable() }
    for (number, variable) in x.enumerated() {
      try solver.add(variable, .equal, LinearExpression(Double(number) + 0.5))
    }
    solver.solve()
    let (first, count, stride) = solver.valueBuffer
    #expect(count == 5)
    for number in 0..<5 {
      #expect((first + number * stride).load(as: Double.self) == Double(number) + 0.5)
    }
    let changed = solver.changedVariableBuffer
    #expect(changed.count == 5)
    let indexes = (0..<5).map { (changed.first + $0 * changed.stride).load(as: Int32.self) }
    #expect(indexes == solver.changedVariables.map(\.index) && Set(indexes) == Set(0..<5))
  }

  @Test("a value that becomes minus zero is zero, and one that overflows is flagged")
  func journal() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    solver.solve()
    var journal = ValueJournal()
    journal.begin(flagsChanges: true)
    journal.set(-0.0, of: a.index, mark: 0, in: &solver.store)
    #expect(journal.count == 0 && solver.value(of: a).sign == .plus)
    journal.set(4, of: a.index, mark: 0, in: &solver.store)
    journal.set(5, of: a.index, mark: 0, in: &solver.store)
    journal.set(.infinity, of: b.index, mark: 0, in: &solver.store)
    #expect(journal.count == 1 && journal[0].variable == a.index && journal[0].before == 0)
    #expect(solver.value(of: a) == 5 && solver.value(of: b) == 0)
    #expect(solver.variables(with: .isOutOfRange) == [b])
    #expect(solver.variables(with: .isChanged) == [a])
    journal.set(0, of: a.index, mark: 0, in: &solver.store)
    #expect(journal.count == 1)
    journal.finish(in: &solver.store)
    #expect(journal.count == 0 && solver.variables(with: .isChanged).isEmpty)
    journal.set(8, of: a.index, mark: 0, in: &solver.store)
    journal.set(9, of: b.index, mark: 0, in: &solver.store)
    journal.rollBack(in: &solver.store)
    #expect([a, b].map(solver.value(of:)) == [0, 0] && journal.count == 0)
    #expect(solver.variables(with: .isChanged).isEmpty)
  }
}

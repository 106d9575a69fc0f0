// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// What a solver has done before costs no memory when it is done again.
@Suite("Warm solves")
struct WarmTests {
  /// Rows of a label that gives way to a button, as wide as a list.
  private struct List {
    let solver = Solver()
    var width: ConstraintID
    var labels: [Variable] = []
    var wishes: [ConstraintID] = []

    init() throws {
      let list = solver.makeVariable()
      width = try solver.add(list, .equal, 320, priority: 999)
      for index in 0..<10 {
        let (label, button) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(button, .equal, LinearExpression(Double(60 + index)))
        try solver.add(label + button + 8, .lessThanOrEqual, list)
        wishes.append(try solver.add(label, .equal, 100, priority: 750))
        labels.append(label)
      }
      solver.solve()
    }
  }

  @Test("a constant that goes to and fro between plans that are known allocates nothing")
  func toAndFro() throws {
    let list = try List()
    func show() {
      for turn in 0..<24 {
        list.solver.setConstant(turn % 2 == 0 ? 100 : 300, of: list.wishes[turn / 2 % 3])
        list.solver.solve()
      }
    }
    for _ in 0..<20 { show() }
    let room = list.solver.room
    show()
    #expect(list.solver.room == room)
  }

  @Test("constants that are edited together allocate nothing once their plans are known")
  func together() throws {
    let list = try List()
    func show() {
      for turn in 0..<12 {
        for (index, wish) in list.wishes.enumerated() {
          list.solver.setConstant(Double(100 + 60 * ((turn + index) % 5)), of: wish)
        }
        list.solver.solve()
        for (index, label) in list.labels.enumerated() {
          let wish = Double(100 + 60 * ((turn + index) % 5))
          #expect(list.solver.value(of: label) == min(wish, Double(320 - 68 - index)))
        }
      }
    }
    for _ in 0..<20 { show() }
    let room = list.solver.room
    show()
    #expect(list.solver.room == room)
    #expect(list.solver.visitedConstraints < 40)
  }

  @Test("a width that is dragged to and fro allocates nothing once the way is known")
  func drag() throws {
    let list = try List()
    func drag() {
      for width in Array(140..<240) + (140..<240).reversed() {
        list.solver.setConstant(Double(width), of: list.width)
        list.solver.solve()
      }
    }
    for _ in 0..<4 { drag() }
    let room = list.solver.room
    drag()
    #expect(list.solver.room == room)
  }
}

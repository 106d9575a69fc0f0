// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Equations of the system's relations")
struct RowFormatterTests {
  private let root = rooted(100, 100)
  private let a = constrained("a")
  private let b = constrained("b")
  private let c = constrained("c")
  private let engine: LayoutEngine

  init() throws {
    root.accessibilityIdentifier = "root"
    for node in [a, b, c] {
      root.addSubview(node)
      node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    root.layoutIfNeeded()
    engine = try #require(root.ownEngine)
  }

  private func entry(_ node: ViewNode) -> ItemEntry { engine.items[Int(engine.index(of: node))] }

  private func left(_ node: ViewNode, _ factor: Double = 1) -> Term { Term(factor, entry(node).x) }
  private func top(_ node: ViewNode, _ factor: Double = 1) -> Term { Term(factor, entry(node).y) }
  private func width(_ node: ViewNode, _ factor: Double = 1) -> Term {
    Term(factor, entry(node).width)
  }
  private func height(_ node: ViewNode, _ factor: Double = 1) -> Term {
    Term(factor, entry(node).height)
  }

  /// Adds the relation of a sum, whose edges are relative to the superview's, to zero.
  private func add(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, priority: Double = 1000,
    kind: RowKind = .mask, owner: ViewNode? = nil, ordinal: Int32 = 0
  ) -> ConstraintID {
    var row = Row(constant: constant)
    for term in terms { row.append(term) }
    let index = engine.addOwn(
      row, relation, priority: priority, kind, engine.index(of: owner ?? a), ordinal: ordinal)
    return engine.solver.id(at: index)
  }

  private func equation(_ id: ConstraintID, owner: ViewNode? = nil) -> String? {
    RowFormatter(engine: engine).algebra(of: id, owner: engine.index(of: owner ?? a))
  }

  private func equation(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, owner: ViewNode? = nil
  ) -> String? {
    equation(add(terms, constant, relation, owner: owner), owner: owner)
  }

  @Test("an edge is relative to the root, with the constant on the other side")
  func edges() {
    let cases: [([Term], Double, String)] = [
      ([left(a)], -10, "a.left = root.left + 10 @1000"),
      ([left(a)], 10, "a.left = root.left − 10 @1000"),
      ([left(a)], 0, "a.left = root.left @1000"),
      ([left(a, 2)], -10, "a.left = root.left + 5 @1000"),
      ([left(a, -1)], -10, "a.left = root.left − 10 @1000"),
      ([left(a), width(a), width(root, -1)], 5, "a.right = root.right − 5 @1000"),
      ([width(root), left(a, -1), width(a, -1)], -5, "a.right = root.right − 5 @1000"),
      ([left(a), width(a, 0.5), width(root, -0.5)], 0, "a.centerX = root.centerX @1000"),
      ([top(a)], -2.5, "a.top = root.top + 2.5 @1000"),
      ([top(a), height(a), height(root, -1)], 0, "a.bottom = root.bottom @1000"),
      ([top(a), height(a, 0.5), height(root, -0.5)], -1, "a.centerY = root.centerY + 1 @1000"),
      ([left(a), left(b, -1), width(b, -1)], -8, "a.left = b.right + 8 @1000"),
      ([left(b, -1), width(b, -1), left(a)], 8, "a.left = b.right − 8 @1000"),
      // The root's edge cancels out.
      ([left(a), left(b, -1)], 0, "a.left = b.left @1000"),
      ([left(root)], -3, "root.left = 3 @1000"),
    ]
    for (terms, constant, text) in cases { #expect(equation(terms, constant) == text) }
  }

  @Test("each further length has its sign and the ratio to that of the owner")
  func lengths() {
    let cases: [([Term], Double, String)] = [
      ([width(a)], -50, "a.width = 50 @1000"), ([width(a)], 5, "a.width = −5 @1000"),
      ([width(a)], 0, "a.width = 0 @1000"), ([width(a, -1)], 0, "a.width = 0 @1000"),
      ([width(a, 4)], -50, "a.width = 12.5 @1000"), ([width(a, -4)], 50, "a.width = 12.5 @1000"),
      ([width(a), width(b, -1)], 0, "a.width = b.width @1000"),
      ([width(a), width(b, -1)], -8, "a.width = b.width + 8 @1000"),
      ([width(a), width(b, -1)], 8, "a.width = b.width − 8 @1000"),
      ([width(a, -1), width(b)], 8, "a.width = b.width + 8 @1000"),
      ([width(a), width(b)], -100, "a.width = − b.width + 100 @1000"),
      ([width(a), width(b), width(c)], 100, "a.width = − b.width − c.width − 100 @1000"),
      ([width(a), width(b, -1), width(c, -1)], 0, "a.width = b.width + c.width @1000"),
      (
        [width(a), width(b, -2), width(c, 0.5)], 3,
        "a.width = 2 × b.width − 0.5 × c.width − 3 @1000"
      ),
      ([width(a, 2), width(b, -1)], -8, "a.width = 0.5 × b.width + 4 @1000"),
      ([width(b, -1), width(a, 2)], -8, "a.width = 0.5 × b.width + 4 @1000"),
      ([width(a, -2), width(b, -1)], -8, "a.width = − 0.5 × b.width − 4 @1000"),
      ([height(a), height(b, -3)], 1, "a.height = 3 × b.height − 1 @1000"),
      ([width(a), height(a, -1)], 0, "a.width = a.height @1000"),
    ]
    for (terms, constant, text) in cases { #expect(equation(terms, constant) == text) }
  }

  @Test("a sum of an edge and a part of the length that has no name is in parentheses")
  func parts() {
    let cases: [([Term], Double, ViewNode, String)] = [
      ([left(a), width(a, 0.25)], 0, a, "(a.left + 0.25 × a.width) = root.left @1000"),
      ([left(a), width(a, -0.25)], 0, a, "(a.left − 0.25 × a.width) = root.left @1000"),
      ([left(a, 2), width(a, 0.5)], -20, a, "(a.left + 0.25 × a.width) = root.left + 10 @1000"),
      ([left(a, -1), width(a, 0.25)], 0, a, "(a.left − 0.25 × a.width) = root.left @1000"),
      ([top(a), height(a, 2)], 3, a, "(a.top + 2 × a.height) = root.top − 3 @1000"),
      (
        [width(b), left(a, -2), width(a, -0.5)], 0, b,
        "b.width = 2 × (a.left + 0.25 × a.width) − 2 × root.left @1000"
      ),
      (
        [width(b), left(a), width(a, -3)], 0, b,
        "b.width = − (a.left − 3 × a.width) + root.left @1000"
      ),
    ]
    for (terms, constant, owner, text) in cases {
      #expect(equation(terms, constant, owner: owner) == text)
    }
  }

  @Test("an inequality is reversed if the owner's part is negative")
  func inequalities() {
    let cases: [([Term], Relation, String)] = [
      ([width(a)], .greaterThanOrEqual, "a.width ≥ 50 @1000"),
      ([width(a)], .lessThanOrEqual, "a.width ≤ 50 @1000"),
      ([width(a, -1)], .greaterThanOrEqual, "a.width ≤ −50 @1000"),
      ([width(a, -1)], .lessThanOrEqual, "a.width ≥ −50 @1000"),
      ([left(a, -1)], .lessThanOrEqual, "a.left ≥ root.left − 50 @1000"),
      ([left(a)], .lessThanOrEqual, "a.left ≤ root.left + 50 @1000"),
    ]
    for (terms, relation, text) in cases { #expect(equation(terms, -50, relation) == text) }
  }

  @Test("the owner comes first, or the first item if the owner isn't part of it")
  func order() {
    let id = add([width(b), width(c, -2)], 0, owner: c)
    #expect(equation(id, owner: c) == "c.width = 0.5 × b.width @1000")
    #expect(equation(id, owner: b) == "b.width = 2 × c.width @1000")
    #expect(equation(id, owner: a) == "b.width = 2 × c.width @1000")
  }

  @Test("the priority is that of the relation, and a relation that is gone has no equation")
  func priorities() {
    let id = add([width(a)], -50, priority: 250.5)
    #expect(equation(id) == "a.width = 50 @250.5")
    engine.solver.remove(id)
    #expect(equation(id) == nil)
    #expect(equation([], 5) == nil)
  }

  @Test("a relation is formatted with the purpose of its kind")
  func purposes() {
    let cases: [([Term], RowKind, String, String)] = [
      ([width(a)], .positive, "a.width = 0 @1000", "the width of a is not negative"),
      ([height(a)], .positive, "a.height = 0 @1000", "the height of a is not negative"),
      ([left(a)], .mask, "a.left = root.left @1000", "autoresizing mask of a"),
      // A relation of the class that its list has no longer.
      ([width(a)], .record, "a.width = 0 @1000", "arrangement of a"),
    ]
    for (terms, kind, algebra, purpose) in cases {
      let id = add(terms, 0, kind: kind, ordinal: 99)
      #expect(
        RowFormatter(engine: engine).format(id)
          == WrittenConstraint(algebra: algebra, identifier: purpose))
    }
    #expect(
      RowFormatter(engine: engine).format(ConstraintID(index: 9999, generation: 0))
        == WrittenConstraint(algebra: "?"))
  }
}

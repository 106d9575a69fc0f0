// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Edits of one preferred value that violate constraints here and there, whose components are solved
/// again separately.
@Suite("Local repair")
struct LocalRepairTests {
  /// Labels in front of gaps, in a preferred width.
  private struct Form {
    let solver = Solver()
    let width: Variable
    let edit: ConstraintID
    var labels: [Variable] = []

    init(_ labelCount: Int, width preferred: Double) throws {
      width = solver.makeVariable()
      edit = try solver.add(width, .equal, LinearExpression(preferred), priority: 999)
      for index in 0..<labelCount {
        let label = solver.makeVariable()
        let gap = solver.makeVariable()
        try solver.add(label + gap, .equal, width)
        try solver.add(gap, .greaterThanOrEqual, 20)
        try solver.add(label, .equal, LinearExpression(Double(200 + index)), priority: 750)
        labels.append(label)
      }
    }

    var values: [Double] { ([width] + labels).map { solver.value(of: $0) } }
  }

  @Test("the first drag of a width costs what stops fitting")
  func drag() throws {
    let form = try Form(100, width: 350)
    form.solver.solve()
    form.solver.setConstant(349, of: form.edit)
    form.solver.solve()
    var work = 0
    for width in (210...348).reversed() {
      form.solver.setConstant(Double(width), of: form.edit)
      form.solver.solve()
      work += form.solver.visitedConstraints
      for (index, label) in form.labels.enumerated() {
        #expect(form.solver.value(of: label) == min(Double(200 + index), Double(width - 20)))
      }
    }
    // Solving everything again would look at all 301 constraints each of the hundred times that a
    // label stops fitting, and following the plan before that at as many.
    #expect(work < 50_000, "\(work)")
  }

  @Test(
    "a width that isn't the same in every optimal solution isn't treated as fixed",
    arguments: [
      // What holds the width, and how strongly.
      (Relation.greaterThanOrEqual, 260.0, Priority.required),
      (.greaterThanOrEqual, 260, Priority(999)), (.equal, 250, Priority(999)),
      (.lessThanOrEqual, 230, .required), (.lessThanOrEqual, 230, Priority(999)),
      (.greaterThanOrEqual, 260, Priority(750)),
    ])
  func held(_ relation: Relation, _ bound: Double, _ priority: Priority) throws {
    let form = try Form(30, width: 300)
    try form.solver.add(form.width, relation, LinearExpression(bound), priority: priority)
    form.solver.solve()
    let widths: [Double] = [280, 255, 240, 225, 223, 221, 239, 262, 225, 300, 210]
    for width in widths {
      form.solver.setConstant(width, of: form.edit)
      form.solver.solve()
      let other = try Form(30, width: width)
      try other.solver.add(other.width, relation, LinearExpression(bound), priority: priority)
      other.solver.solve()
      #expect(form.values == other.values)
    }
  }
}

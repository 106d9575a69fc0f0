// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import ViewNodes

// W1 to W4 and W6 through public nodes and anchors; W5 is with the cells.
extension Suite {
  mutating func runNodes() throws {
    for count in [10, 100, 1000] {
      try coldNodes("W1-\(count)-nodes", "chain of \(count)", .chain(count)) { .chain(count) }
    }
    for rows in [20, 200] {
      try coldNodes("W2-\(rows)-nodes", "form of \(rows) rows", .form(rows)) { .form(rows) }
    }
    try coldNodes("W4-6-nodes", "rows of stacks, 6 deep", .stacks(depth: 6)) { .stacks(depth: 6) }
    for rows in [20, 200] {
      for isJumping in [false, true] { try resizeNodes(rows, jumping: isJumping) }
    }
    for rows in [20, 200] { try toggleNodes(rows) }
  }

  private mutating func coldNodes(
    _ name: String, _ work: String, _ system: System, _ make: @escaping () -> NodeSystem
  ) throws {
    guard isWanted(name) else { return }
    var values = [Double](repeating: 0, count: system.variableCount)
    let loaded = try LoadedSolver(system)
    loaded.solver.solve()
    loaded.read(into: &values)
    try make().check(name, values)
    // Frames are rounded to pixels and checked; from here on they only have to stay the same.
    var contest = coldContest(name, system, nil, by: [kiwi].compactMap { $0 })
    contest.contestants[0] = Contestant(Engine.nodes) { make().layOut() }
    guard let outcome = measure(contest) else { return }
    note(name, work, outcome, ours: Engine.nodes, with: Engine.kiwi)
  }

  private mutating func resizeNodes(_ rows: Int, jumping: Bool) throws {
    let name = "W3-\(rows)-\(jumping ? "jump" : "smooth")-nodes"
    guard isWanted(name) else { return }
    let widths = Suite.widths(jumping: jumping)
    var contest = Contest(
      name: name, unit: "edit", unitCount: widths.count,
      expected: jumping ? 1_174_765 : 1_189_504)
    let ours = Contestant(
      Engine.nodes,
      preparing: {
        let form = NodeSystem.form(rows, width: 260, priority: LayoutPriority(999))
        form.root.layoutIfNeeded()
        let width = form.constraints[0].constraint
        let nodes = form.nodes
        return {
          var sum = 0.0
          for value in widths {
            width.constant = value
            form.root.layoutIfNeeded()
            sum += nodes[1].frame.size.width + 2 * nodes[2].frame.size.width
            sum += 3 * nodes[3 * rows - 2].frame.size.width + nodes[3 * rows].frame.origin.x
          }
          return sum
        }
      })
    contest.contestants = [ours]
    if let kiwi { contest.contestants.append(Suite.peerResizing(kiwi, rows, widths)) }
    guard let outcome = measure(contest) else { return }
    note(name, "\(rows) rows resized", outcome, ours: Engine.nodes, with: Engine.kiwi)
  }

  /// One constraint at a time goes and comes back, and the tree is laid out.
  private mutating func toggleNodes(_ rows: Int) throws {
    let name = "W6-\(rows)-nodes"
    guard isWanted(name) else { return }
    let system = System.form(rows)
    let wanted = Set(Toggling.groups(of: system).flatMap { $0 })
    // What is the natural size of a node cannot go.
    let places = NodeSystem.form(rows).constraints.map(\.row).filter(wanted.contains)
    var toggling = Toggling.singles(of: system)
    toggling.groups = places.map { [$0] }
    var contest = toggling.contest(name, nil, by: [kiwi].compactMap { $0 })
    contest.contestants[0] = Contestant(
      Engine.nodes,
      preparing: {
        let form = NodeSystem.form(rows)
        form.root.layoutIfNeeded()
        let constraints = form.constraints.filter { wanted.contains($0.row) }.map(\.constraint)
        return {
          for constraint in constraints {
            constraint.isActive = false
            constraint.isActive = true
            form.root.layoutIfNeeded()
          }
          return form.layOut()
        }
      })
    guard let outcome = measure(contest) else { return }
    note(name, "one of \(rows) rows' out and in", outcome, ours: Engine.nodes, with: Engine.kiwi)
  }
}

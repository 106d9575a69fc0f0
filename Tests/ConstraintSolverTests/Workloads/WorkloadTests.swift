// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Workloads")
struct WorkloadTests {
  @Test(
    "a column of boxes matches values computed by hand",
    arguments: [(10, 26717.0), (100, 949_192.0)])
  func chain(count: Int, expected: Double) throws {
    let (solver, variables, _) = try Workload.chain(count).load()
    #expect(solver.solve().conflicts.isEmpty)
    #expect(abs(Workload.checksum(solver, variables) - expected) < 1e-4)
  }

  @Test("a form of labels, inputs, and switches matches values computed by hand")
  func form() throws {
    let (solver, variables, _) = try Workload.form(20).load()
    solver.solve()
    #expect(abs(Workload.checksum(solver, variables) - 183961.25) < 1e-4)
  }

  @Test(
    "nested stacks match values computed by hand",
    arguments: [(3, 209802.0), (4, 587565.1111)])
  func stacks(depth: Int, expected: Double) throws {
    let (solver, variables, _) = try Workload.stacks(depth: depth).load()
    solver.solve()
    #expect(abs(Workload.checksum(solver, variables) - expected) < 1e-3)
  }

  @Test("a table's cells match values computed by hand")
  func cells() throws {
    var sum = 0.0
    for c in 0..<1000 {
      let load = Workload.cell(c)
      #expect(load.rows.count == 61)
      let (solver, variables, _) = try load.load()
      solver.solve()
      sum += Workload.checksum(solver, variables)
    }
    #expect(abs(sum - 14_288_242) < 1e-2)
  }

  @Test("a form follows the width of its root", arguments: [false, true])
  func resize(jumps: Bool) throws {
    let rows = 20
    let (solver, variables, _) = try Workload.form(rows, hasWidth: false).load()
    let width = try solver.add(Row(Term(1, variables[2])), .equal, priority: 999)
    var sum = 0.0
    for k in 0..<1000 {
      let t = k % 520
      let w0 = Double(260 + (jumps ? (37 * k) % 261 : t < 260 ? t : 520 - t))
      solver.setConstant(-w0, ofRow: width)
      solver.solve()
      sum += solver.value(of: variables[w(1)]) + 2 * solver.value(of: variables[w(2)])
      sum += 3 * solver.value(of: variables[w(1 + 3 * (rows - 1))])
      sum += solver.value(of: variables[x(3 * rows)])
    }
    #expect(abs(sum - (jumps ? 1_174_765 : 1_189_504)) < 1e-3)
  }

  @Test("removing and adding back a tenth of a form five times changes nothing")
  func toggle() throws {
    let load = Workload.form(20)
    var (solver, variables, ids) = try load.load()
    solver.solve()
    for k in 0..<5 {
      let places = ids.indices.filter { $0 >= 3 && $0 % 11 == k }
      for place in places { solver.remove(ids[place]) }
      for place in places {
        let row = load.rows[place]
        ids[place] = try solver.add(row.row(variables), row.relation, priority: row.priority)
      }
      solver.solve()
    }
    #expect(abs(Workload.checksum(solver, variables) - 183961.25) < 1e-4)
  }
}

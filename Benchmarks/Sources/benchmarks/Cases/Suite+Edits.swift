// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension Suite {
  /// The thousand widths of W3.
  static func widths(jumping: Bool) -> [Double] {
    (0..<1000).map { k in
      if jumping { return Double(260 + (37 * k) % 261) }
      let t = k % 520
      return Double(260 + (t < 260 ? t : 520 - t))
    }
  }

  /// The variables that W3 reads: the first label, the first input, the last label, the last switch.
  static func readOfResizing(rows: Int) -> [Int] {
    [w(1), w(2), w(1 + 3 * (rows - 1)), x(3 * rows)]
  }

  /// W3: a form follows the width of its root.
  mutating func runResizing() throws {
    let targets = [
      (20, false, 1.0, 5.0), (20, true, 2, 10), (200, false, 5, 30), (200, true, 40, 150),
    ]
    for (rows, jumping, floor, aim) in targets {
      let name = "W3-\(rows)-\(jumping ? "jump" : "smooth")"
      guard isWanted(name) else { continue }
      let system = System.form(rows, hasWidth: false)
      let widths = Suite.widths(jumping: jumping)
      let read = Suite.readOfResizing(rows: rows)
      var contest = Contest(
        name: name, unit: "edit", unitCount: widths.count,
        expected: jumping ? 1_174_765 : 1_189_504)
      contest.contestants.append(
        Contestant(Engine.solver, preparing: { try Suite.resizeWork(system, widths, read) }))
      for peer in solvers {
        contest.contestants.append(Suite.peerResizing(peer, rows, widths))
      }
      guard let outcome = measure(contest) else { continue }
      noteSolvers(outcome, "\(rows) rows resized", floor: floor, aim: aim)
    }
  }

  static func peerResizing(_ peer: PeerSolver, _ rows: Int, _ widths: [Double]) -> Contestant {
    let peerRows = PeerRows(.form(rows, hasWidth: false))
    let read = readOfResizing(rows: rows).map(Int32.init)
    return Contestant(
      peer.name,
      preparing: {
        let session = PeerSession(peer, peerRows)
        peer.edit(session.handle, Int32(w(0)), System.weight(of: 999))
        return {
          var sum = 0.0
          for width in widths {
            peer.suggest(session.handle, Int32(w(0)), width)
            sum += peer.value(session.handle, read[0])
            sum += 2 * peer.value(session.handle, read[1])
            sum += 3 * peer.value(session.handle, read[2])
            sum += peer.value(session.handle, read[3])
          }
          return sum
        }
      })
  }

  static func resizeWork(
    _ system: System, _ widths: [Double], _ read: [Int]
  ) throws -> Contestant.Work {
    let loaded = try LoadedSolver(system)
    let (solver, variables) = (loaded.solver, loaded.variables)
    let id = try solver.add(LinearExpression(variables[w(0)]), .equal, 260, priority: 999)
    solver.solve()
    return {
      var sum = 0.0
      for width in widths {
        solver.setConstant(width, of: id)
        solver.solve()
        sum += solver.value(of: variables[read[0]])
        sum += 2 * solver.value(of: variables[read[1]])
        sum += 3 * solver.value(of: variables[read[2]])
        sum += solver.value(of: variables[read[3]])
      }
      return sum
    }
  }

  /// W6: constraints of a solved form are removed and added back, one at a time and in batches as the
  /// workload has it; and one at a time with values that are wanted in between too.
  mutating func runToggling() throws {
    for (rows, expected, floor, aim) in [
      (20, 183_961.25, 1.5, 5.0), (200, 11_956_169.5, 5, 30),
    ] {
      let system = System.form(rows)
      let name = "W6-\(rows)"
      if isWanted(name) {
        let toggling = Toggling.singles(of: system)
        if let outcome = measure(toggling.contest(name, expected, by: solvers)) {
          noteSolvers(outcome, "one of \(rows) rows' out and in", floor: floor, aim: aim)
        }
      }
      if isWanted("\(name)-twice") {
        var toggling = Toggling.singles(of: system)
        toggling.solvesBetween = true
        if let outcome = measure(toggling.contest("\(name)-twice", expected, by: solvers)) {
          noteSolvers(outcome, "one of \(rows) rows' out, solved, and in")
        }
      }
      if isWanted("\(name)-batch") {
        let toggling = Toggling(system: system, groups: Toggling.groups(of: system))
        if let outcome = measure(toggling.contest("\(name)-batch", expected, by: solvers)) {
          noteSolvers(outcome, "a tenth of \(rows) rows' out and in")
        }
      }
    }
  }
}

/// Rows of a solved system that are removed and added back, group by group.
struct Toggling {
  let system: System
  var groups: [[Int]]
  /// Whether values are brought up to date between removing and adding too.
  var solvesBetween = false

  /// W6's five groups.
  static func groups(of system: System) -> [[Int]] {
    (0..<5).map { k in (3..<system.rowCount).filter { $0 % 11 == k } }
  }

  /// The same rows one by one.
  static func singles(of system: System) -> Toggling {
    Toggling(system: system, groups: groups(of: system).flatMap { $0 }.map { [$0] })
  }

  func contest(_ name: String, _ expected: Double?, by peers: [PeerSolver]) -> Contest {
    var contest = Contest(
      name: name, unit: "constraint", unitCount: groups.reduce(0) { $0 + $1.count },
      expected: expected)
    contest.tolerance = 1e-8
    contest.contestants.append(Contestant(Engine.solver, preparing: prepare))
    let rows = PeerRows(system)
    for peer in peers {
      contest.contestants.append(Contestant(peer.name, preparing: { work(of: peer, rows) }))
    }
    return contest
  }

  func prepare() throws -> Contestant.Work {
    var loaded = try LoadedSolver(system)
    loaded.solver.solve()
    var values = [Double](repeating: 0, count: system.variableCount)
    return {
      for group in groups {
        for row in group { loaded.solver.remove(loaded.ids[row]) }
        if solvesBetween { loaded.solver.solve() }
        for row in group { loaded.ids[row] = try loaded.add(row, of: system) }
        loaded.solver.solve()
      }
      loaded.read(into: &values)
      return system.checksum(values)
    }
  }

  private func work(of peer: PeerSolver, _ rows: PeerRows) -> Contestant.Work {
    let session = PeerSession(peer, rows)
    let places = groups.map { $0.map(Int32.init) }
    var values = [Double](repeating: 0, count: system.variableCount)
    return {
      for group in places {
        peer.toggle(session.handle, group, Int32(group.count), solvesBetween ? 1 : 0)
      }
      peer.values(session.handle, &values)
      return system.checksum(values)
    }
  }
}

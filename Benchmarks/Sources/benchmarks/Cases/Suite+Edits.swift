// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension Suite {
  /// The thousand widths of W3.
  private static func widths(jumping: Bool) -> [Double] {
    (0..<1000).map { k in
      if jumping { return Double(260 + (37 * k) % 261) }
      let t = k % 520
      return Double(260 + (t < 260 ? t : 520 - t))
    }
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
      let read = [w(1), w(2), w(1 + 3 * (rows - 1)), x(3 * rows)]
      var contest = Contest(
        name: name, unit: "edit", unitCount: widths.count,
        expected: jumping ? 1_174_765 : 1_189_504)
      contest.contestants.append(
        Contestant(Engine.solver, preparing: { try Suite.resizeWork(system, widths, read) }))
      let peerRows = PeerRows(system)
      for peer in solvers {
        let contestant = Contestant(
          peer.name,
          preparing: {
            let session = PeerSession(peer, peerRows)
            peer.edit(session.handle, Int32(w(0)), System.weight(of: 999))
            return {
              var sum = 0.0
              for width in widths {
                peer.suggest(session.handle, Int32(w(0)), width)
                for (place, variable) in read.enumerated() {
                  sum +=
                    Double(min(place, 3) == 3 ? 1 : place + 1)
                    * peer.value(session.handle, Int32(variable))
                }
              }
              return sum
            }
          })
        contest.contestants.append(contestant)
      }
      guard let outcome = measure(contest) else { continue }
      let label = "W3 resize of \(rows) rows, \(jumping ? "jumping" : "smooth")"
      add(outcome, label, floor: floor, aim: aim)
    }
  }

  private static func resizeWork(
    _ system: System, _ widths: [Double], _ read: [Int]
  ) throws -> Contestant.Work {
    let loaded = try LoadedSolver(system)
    let (solver, variables) = (loaded.solver, loaded.variables)
    let id = try solver.add(Expression(variables[w(0)]), .equal, 260, priority: 999)
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

  /// W6: constraints of a solved form are removed and added back, one at a time and in batches.
  mutating func runToggling() throws {
    for (rows, expected, floor, aim) in [
      (20, 183_961.25, 1.5, 5.0), (200, 11_956_169.5, 5, 30),
    ] {
      let system = System.form(rows)
      let groups: [[Int]] = (0..<5).map { k in
        (3..<system.rowCount).filter { $0 % 11 == k }
      }
      let singles = groups.flatMap { $0 }.map { [$0] }
      if isWanted("W6-\(rows)") {
        let contest = toggling("W6-\(rows)", system, singles, expected)
        guard let outcome = measure(contest) else { continue }
        add(outcome, "W6 form of \(rows) rows, one out and in", floor: floor, aim: aim)
      }
      if isWanted("W6-\(rows)-batch") {
        let contest = toggling("W6-\(rows)-batch", system, groups, expected)
        guard let outcome = measure(contest) else { continue }
        add(outcome, "W6 form of \(rows) rows, a tenth out and in")
      }
    }
  }

  private func toggling(
    _ name: String, _ system: System, _ groups: [[Int]], _ expected: Double
  ) -> Contest {
    var contest = Contest(
      name: name, unit: "constraint", unitCount: groups.reduce(0) { $0 + $1.count },
      expected: expected)
    contest.tolerance = 1e-8
    contest.contestants.append(
      Contestant(
        Engine.solver,
        preparing: {
          var loaded = try LoadedSolver(system)
          loaded.solver.solve()
          var values = [Double](repeating: 0, count: system.variableCount)
          return {
            for group in groups {
              for row in group { loaded.solver.remove(loaded.ids[row]) }
              for row in group { loaded.ids[row] = try loaded.add(row, of: system) }
              loaded.solver.solve()
            }
            loaded.read(into: &values)
            return system.checksum(values)
          }
        }))
    let peerRows = PeerRows(system)
    let places = groups.map { $0.map(Int32.init) }
    for peer in solvers {
      let contestant = Contestant(
        peer.name,
        preparing: {
          let session = PeerSession(peer, peerRows)
          var values = [Double](repeating: 0, count: system.variableCount)
          return {
            for group in places { peer.toggle(session.handle, group, Int32(group.count)) }
            peer.values(session.handle, &values)
            return system.checksum(values)
          }
        })
      contest.contestants.append(contestant)
    }
    return contest
  }

  private mutating func add(
    _ outcome: Outcome, _ label: String, floor: Double? = nil, aim: Double? = nil
  ) {
    var row = ReportRow(label: label, unit: outcome.unit, outcome: outcome, ours: Engine.solver)
    if let ratio = outcome.ratio(Engine.kiwi, over: Engine.solver) {
      row.ratios.append(ReportRatio(name: outcome.name, value: ratio, floor: floor, aim: aim))
    }
    report.rows.append(row)
  }
}

/// A peer's solver that is kept between edits.
private final class PeerSession {
  let peer: PeerSolver
  let handle: PeerSolver.Handle

  init(_ peer: PeerSolver, _ rows: PeerRows) {
    self.peer = peer
    handle = peer.open(rows.system)
  }

  deinit { peer.close(handle) }
}

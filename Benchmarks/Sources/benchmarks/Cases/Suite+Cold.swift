// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import PeerInterface

extension Suite {
  /// Build, solve, read and release, by all solvers.
  func coldContest(
    _ name: String, _ system: System, _ expected: Double?, by peers: [PeerSolver]
  ) -> Contest {
    var contest = Contest(name: name, unit: "build", expected: expected)
    contest.tolerance = 1e-8
    contest.contestants.append(
      Contestant(Engine.solver, Suite.coldWork(system)))
    let rows = PeerRows(system)
    for peer in peers {
      var values = [Double](repeating: 0, count: system.variableCount)
      let contestant = Contestant(peer.name) {
        peer.solve(rows, into: &values)
        return system.checksum(values)
      }
      contest.contestants.append(contestant)
    }
    return contest
  }

  static func coldWork(_ system: System) -> Contestant.Work {
    var values = [Double](repeating: 0, count: system.variableCount)
    return {
      let loaded = try LoadedSolver(system)
      loaded.solver.solve()
      loaded.read(into: &values)
      return system.checksum(values)
    }
  }

  /// Kiwi's ratio has the name of the contest, the others' have the peer's behind it.
  mutating func noteSolvers(
    _ outcome: Outcome, _ work: String, floor: Double? = nil, aim: Double? = nil
  ) {
    let name = outcome.name
    note(name, work, outcome, with: Engine.kiwi, floor: floor, aim: aim)
    note("\(name)-cassowary", work, outcome, with: Engine.cassowary)
    note("\(name)-yoga", work, outcome, with: Engine.yoga)
  }

  mutating func runChains() throws {
    let sizes = [
      (10, 26717.0, 6.0, 12.0), (100, 949_192, 20, 40), (1000, 79_711_373, 200, 400),
    ]
    for (count, expected, floor, aim) in sizes where isWanted("W1-\(count)") {
      var contest = coldContest("W1-\(count)", .chain(count), expected, by: solvers)
      contest.contestants.append(
        Contestant(Engine.array) { FramesByHand.chain(count) })
      if let yoga {
        let heights = (1...count).map { Double(20 + (7 * $0) % 23) }
        let system = System(variableCount: 4 * (count + 1))
        var values = [Double](repeating: 0, count: system.variableCount)
        contest.contestants.append(
          Contestant(Engine.yoga) {
            yoga.chain(Int32(count), heights, &values)
            return system.checksum(values)
          })
      }
      guard let outcome = measure(contest) else { continue }
      noteSolvers(outcome, "chain of \(count)", floor: floor, aim: aim)
      note(
        "W1-\(count)-array", "chain of \(count)", outcome, with: Engine.array, .oursOverTheirs)
    }
  }

  mutating func runForms() throws {
    for (rows, expected, floor, aim) in [
      (20, 183_961.25, 15.0, 30.0), (200, 11_956_169.5, 150, 350),
    ] where isWanted("W2-\(rows)") {
      let contest = coldContest("W2-\(rows)", .form(rows), expected, by: solvers)
      guard let outcome = measure(contest) else { continue }
      noteSolvers(outcome, "form of \(rows) rows", floor: floor, aim: aim)
    }
  }

  mutating func runStacks() throws {
    let depths = [
      (3, 209_802.0, nil, nil), (4, 587_565.1111, nil, nil), (5, 1_671_344.6667, nil, nil),
      (6, 4_821_835.9259, 150.0, 300.0),
    ]
    for (depth, expected, floor, aim) in depths where isWanted("W4-\(depth)") {
      let system = System.stacks(depth: depth)
      var contest = coldContest("W4-\(depth)", system, expected, by: solvers)
      // The checksums are written down with four places.
      contest.tolerance = 1e-7
      if let yoga {
        contest.contestants.append(Suite.flexboxStacks(yoga, depth, system))
      }
      guard let outcome = measure(contest) else { continue }
      noteSolvers(outcome, "rows of stacks, \(depth) deep", floor: floor, aim: aim)
    }
  }

  static func flexboxStacks(
    _ yoga: FlexboxPeer, _ depth: Int, _ system: System
  ) -> Contestant {
    // Yoga has no variables for the gaps, which are 4.
    var values = [Double](repeating: 4, count: system.variableCount)
    var contestant = Contestant(Engine.yoga) {
      yoga.stacks(Int32(depth), &values)
      return system.checksum(values)
    }
    // Yoga counts with single precision.
    contestant.tolerance = 1e-5
    return contestant
  }
}

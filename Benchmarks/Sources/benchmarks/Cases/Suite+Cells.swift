// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import PeerInterface

extension Suite {
  /// W5: a thousand cells, each in a solver or a tree of its own.
  mutating func runCells() throws {
    guard isWanted("W5") else { return }
    let sizes = (0..<1000).map(CellSizes.init)
    let systems = (0..<1000).map(System.cell)
    var contest = Contest(
      name: "W5", unit: "cell", unitCount: 1000, expected: 14_288_242)
    var values = [Double](repeating: 0, count: 48)
    contest.contestants.append(
      Contestant(Engine.solver) {
        var sum = 0.0
        for system in systems {
          let loaded = try LoadedSolver(system)
          loaded.solver.solve()
          loaded.read(into: &values)
          sum += system.checksum(values)
        }
        return sum
      })
    contest.contestants += nodeContestants(sizes)
    let rows = systems.map(PeerRows.init)
    for peer in solvers {
      var contestant = Contestant(peer.name) {
        var sum = 0.0
        for (system, rows) in zip(systems, rows) {
          peer.solve(rows, into: &values)
          sum += system.checksum(values)
        }
        return sum
      }
      contestant.tolerance = 1e-8
      contest.contestants.append(contestant)
    }
    if let yoga { contest.contestants.append(yogaCells(yoga, sizes, systems)) }
    contest.contestants += handContestants(sizes)
    if let outcome = measure(contest) { report(outcome) }
  }

  /// What the frames add up to when edges lie on the pixels of the node's screen.
  private static func roundedSum(_ sizes: [CellSizes]) -> Double {
    func pixel(_ edge: Double) -> Double { (edge * 3 + 0.5 + 1e-6).rounded(.down) }
    var sum = CellSum()
    for size in sizes {
      FramesByHand.cell(size) { view, x, y, w, h in
        let (left, top) = (pixel(x), pixel(y))
        sum.add(
          view, left / 3, top / 3, (pixel(x + w) - left) / 3, (pixel(y + h) - top) / 3)
      }
    }
    return sum.value
  }

  private func nodeContestants(_ sizes: [CellSizes]) -> [Contestant] {
    let expected = Suite.roundedSum(sizes)
    var cold = Contestant(Engine.nodes) {
      var sum = 0.0
      for size in sizes { sum += NodeCell(size).layOut() }
      return sum
    }
    cold.expected = expected
    var again = Contestant(
      Engine.again,
      preparing: {
        let cell = NodeCell(sizes[0])
        return {
          var sum = 0.0
          for size in sizes {
            cell.setSizes(size)
            sum += cell.layOut()
          }
          return sum
        }
      })
    again.expected = expected
    return [cold, again]
  }

  private func handContestants(_ sizes: [CellSizes]) -> [Contestant] {
    [
      Contestant(Engine.array) {
        var sum = 0.0
        var values = [Double](repeating: 0, count: 48)
        for size in sizes {
          FramesByHand.cell(size) { view, x, y, w, h in
            values[4 * view] = x
            values[4 * view + 1] = y
            values[4 * view + 2] = w
            values[4 * view + 3] = h
          }
          var cell = CellSum()
          for view in 0..<12 {
            let first = 4 * view
            cell.add(
              view, values[first], values[first + 1], values[first + 2], values[first + 3])
          }
          sum += cell.value
        }
        return sum
      },
      Contestant(Engine.builtFrames) {
        sizes.reduce(0) { $0 + FramedCell().layOut($1) }
      },
      Contestant(
        Engine.frames,
        preparing: {
          let cell = FramedCell()
          return { sizes.reduce(0) { $0 + cell.layOut($1) } }
        }),
    ]
  }

  private func yogaCells(
    _ yoga: FlexboxPeer, _ sizes: [CellSizes], _ systems: [System]
  ) -> Contestant {
    var values = [Double](repeating: 0, count: 48)
    var contestant = Contestant(Engine.yoga) {
      var sum = 0.0
      for (size, system) in zip(sizes, systems) {
        var cell = PeerCell(
          title_width: size.titleWidth, subtitle_width: size.subtitleWidth,
          subtitle_height: size.subtitleHeight, detail_width: size.detailWidth,
          button_width: size.buttonWidth)
        yoga.cell(&cell, &values)
        sum += system.checksum(values)
      }
      return sum
    }
    contestant.tolerance = 1e-6
    return contestant
  }

  private mutating func report(_ outcome: Outcome) {
    func row(_ ours: String, _ label: String, _ ratios: [ReportRatio?]) -> ReportRow {
      ReportRow(
        label: label, unit: outcome.unit, outcome: outcome, ours: ours,
        ratios: ratios.compactMap { $0 })
    }
    func ratio(
      _ name: String, _ other: String, _ ours: String, _ floor: Double? = nil,
      _ aim: Double? = nil
    ) -> ReportRatio? {
      outcome.ratio(other, over: ours).map {
        ReportRatio(name: name, value: $0, floor: floor, aim: aim)
      }
    }
    func slower(
      _ name: String, _ ours: String, _ other: String, _ floor: Double? = nil,
      _ aim: Double? = nil
    ) -> ReportRatio? {
      outcome.ratio(ours, over: other).map {
        ReportRatio(name: name, value: $0, floor: floor, aim: aim, isLessBetter: true)
      }
    }
    report.rows.append(
      row(
        Engine.solver, "W5 cell, solver",
        [
          ratio("W5-solver-kiwi", Engine.kiwi, Engine.solver, 8, 15),
          ratio("W5-solver-yoga", Engine.yoga, Engine.solver, 1.2, 2),
        ]))
    report.rows.append(
      row(
        Engine.nodes, "W5 cell, nodes and anchors",
        [
          ratio("W5-nodes-kiwi", Engine.kiwi, Engine.nodes, 4, 6),
          ratio("W5-nodes-yoga", Engine.yoga, Engine.nodes, nil, 1),
          slower("W5-nodes-frames", Engine.nodes, Engine.builtFrames),
        ]))
    report.rows.append(
      row(
        Engine.again, "W5 cell, same nodes again",
        [
          ratio("W5-again-kiwi", Engine.kiwi, Engine.again, 40, 80),
          slower("W5-again-frames", Engine.again, Engine.frames, 4, 2),
          slower("W5-again-new-frames", Engine.again, Engine.builtFrames),
        ]))
  }
}

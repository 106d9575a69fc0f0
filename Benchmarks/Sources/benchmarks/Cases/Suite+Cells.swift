// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import PeerInterface

extension Suite {
  /// W5: a thousand cells, each in a solver or a tree of its own, built and released.
  mutating func runCells() throws {
    guard isWanted("W5-solver") || isWanted("W5-nodes") else { return }
    let sizes = (0..<1000).map(CellSizes.init)
    let systems = (0..<1000).map(System.cell)
    var contest = Suite.cellContest("W5")
    contest.contestants = [
      Contestant(Engine.solver, Suite.solverCells(systems)),
      Suite.newNodes(sizes),
    ]
    for peer in solvers { contest.contestants.append(Suite.peerCells(peer, systems)) }
    if let yoga { contest.contestants.append(Suite.flexboxCells(yoga, sizes)) }
    contest.contestants += [
      Contestant(Engine.array) { FramesByHand.cells(sizes) },
      Contestant(Engine.builtFrames) { sizes.reduce(0) { $0 + FramedCell().layOut($1) } },
    ]
    guard let outcome = measure(contest) else { return }
    let work = "W5"
    note("W5-solver-kiwi", work, outcome, with: Engine.kiwi, floor: 8, aim: 15)
    note("W5-solver-yoga", work, outcome, with: Engine.yoga, floor: 1.2, aim: 2)
    note("W5-solver-cassowary", work, outcome, with: Engine.cassowary)
    note("W5-solver-array", work, outcome, with: Engine.array, .oursOverTheirs)
    let ours = Engine.nodes
    note("W5-nodes-kiwi", work, outcome, ours: ours, with: Engine.kiwi, floor: 4, aim: 6)
    note("W5-nodes-yoga", work, outcome, ours: ours, with: Engine.yoga, aim: 1)
    note("W5-nodes-cassowary", work, outcome, ours: ours, with: Engine.cassowary)
    // After the first, every cell is a new tree of a known structure.
    note(
      "W5-known-frames", work, outcome, ours: ours, with: Engine.builtFrames, .oursOverTheirs,
      floor: 4, aim: 2)
  }

  /// W5 with what is kept from cell to cell: only the sizes of the content differ.
  ///
  /// The ratio that counts compares with kiwi's cold build, as the workload has it; the ones that end
  /// in `again` with peers that keep what they built too.
  mutating func runCellsAgain() throws {
    guard isWanted("W5-again") || isWanted("W5-solver-again") else { return }
    let sizes = (0..<1000).map(CellSizes.init)
    let systems = (0..<1000).map(System.cell)
    var contest = Suite.cellContest("W5-again")
    contest.contestants = [
      Suite.nodesAgain(sizes),
      Contestant(Engine.solverAgain, preparing: { try Suite.solverCellAgain(sizes) }),
      Contestant(
        Engine.frames,
        preparing: {
          let cell = FramedCell()
          return { sizes.reduce(0) { $0 + cell.layOut($1) } }
        }),
      Contestant(Engine.builtFrames) { sizes.reduce(0) { $0 + FramedCell().layOut($1) } },
      Suite.reading(sizes),
    ]
    if let kiwi {
      contest.contestants.append(Suite.peerCells(kiwi, systems))
      contest.contestants.append(Suite.peerCellsAgain(kiwi, sizes))
    }
    if let yoga { contest.contestants.append(Suite.flexboxCellsAgain(yoga, sizes)) }
    guard let outcome = measure(contest) else { return }
    let (work, ours) = ("W5, same structure", Engine.again)
    note("W5-again-kiwi", work, outcome, ours: ours, with: Engine.kiwi, floor: 40, aim: 80)
    note("W5-again-kiwi-again", work, outcome, ours: ours, with: Engine.kiwiAgain)
    note("W5-again-yoga-again", work, outcome, ours: ours, with: Engine.yogaAgain)
    note(
      "W5-again-frames", work, outcome, ours: ours, with: Engine.frames, .oursOverTheirs,
      floor: 4, aim: 2)
    noteUnread(outcome, work)
    note(
      "W5-again-new-frames", work, outcome, ours: ours, with: Engine.builtFrames, .oursOverTheirs)
    let solver = Engine.solverAgain
    note("W5-solver-again-kiwi", work, outcome, ours: solver, with: Engine.kiwi)
    note("W5-solver-again-kiwi-again", work, outcome, ours: solver, with: Engine.kiwiAgain)
    note("W5-solver-again-yoga-again", work, outcome, ours: solver, with: Engine.yogaAgain)
  }

  private static func cellContest(_ name: String) -> Contest {
    Contest(name: name, unit: "cell", unitCount: 1000, expected: 14_288_242)
  }

  /// The same comparison without what reading the frames costs, which is the same for both.
  private mutating func noteUnread(_ outcome: Outcome, _ work: String) {
    guard let reading = outcome.median(Engine.reading), let ours = outcome.median(Engine.again),
      let theirs = outcome.median(Engine.frames), theirs > reading
    else { return }
    report.ratios.append(
      ReportRatio(
        name: "W5-again-frames-unread", work: "\(work), one \(outcome.unit), not read",
        ours: Report.time(ours - reading),
        theirs: "\(Engine.frames) \(Report.time(theirs - reading))",
        value: (ours - reading) / (theirs - reading), direction: .oursOverTheirs))
  }
}

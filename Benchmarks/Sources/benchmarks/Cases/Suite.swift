// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// All the measurements, in the order of the table.
struct Suite {
  let options: Options
  let kiwi: PeerSolver?
  let cassowary: PeerSolver?
  let yoga: FlexboxPeer?
  var report = Report()
  /// Wrong answers, told at the end.
  private(set) var failures: [any Error] = []

  init(_ options: Options) throws {
    self.options = options
    kiwi = try PeerSolver(Engine.kiwi, library: "kiwi", in: options.peers)
    cassowary = try PeerSolver(Engine.cassowary, library: "cassowary", in: options.peers)
    yoga = try FlexboxPeer(in: options.peers)
  }

  /// The peers that were not built.
  var missing: [String] {
    [
      kiwi == nil ? Engine.kiwi : nil, cassowary == nil ? Engine.cassowary : nil,
      yoga == nil ? Engine.yoga : nil,
    ].compactMap { $0 }
  }

  var solvers: [PeerSolver] { [kiwi, cassowary].compactMap { $0 } }

  mutating func run() throws {
    let groups: [(inout Suite) throws -> Void] = [
      { try $0.runChains() }, { try $0.runForms() }, { try $0.runStacks() },
      { try $0.runCells() }, { try $0.runCellsAgain() },
      { try $0.runResizing() }, { try $0.runToggling() }, { try $0.runNodes() },
      { try $0.runAdversaries() }, { try $0.runMemory() },
      { try $0.runStackNodes() }, { try $0.runLists() }, { try $0.runNests() },
      { try $0.runTables() }, { try $0.runScrolling() }, { try $0.runScreens() },
      { try $0.runGrowth() }, { try $0.runExponents() }, { try $0.runLargeTrees() },
    ]
    for group in groups {
      // What is wrong in one group says nothing about the others.
      do { try group(&self) } catch { fail(error) }
    }
  }

  func isWanted(_ name: String) -> Bool {
    options.only.isEmpty || options.only.contains { name == $0 || name.hasPrefix("\($0)-") }
  }

  /// Measures a contest.
  ///
  /// What is wrong with it is kept for the end of the run.
  mutating func measure(_ contest: Contest) -> Outcome? {
    tell("\(contest.name):")
    do {
      let outcome = try contest.run(rounds: options.rounds, shortest: options.shortest)
      for engine in contest.contestants.map(\.name) {
        tell(" \(engine) \(outcome.median(engine).map(Report.time) ?? "?")")
      }
      tell("\n")
      return outcome
    } catch {
      tell(" \(error)\n")
      fail(error)
      return nil
    }
  }

  /// Shows that something is going on.
  private func tell(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  mutating func fail(_ error: any Error) {
    failures.append(error)
  }

  /// Notes how two engines of a contest compare; nothing if one of them was not there.
  mutating func note(
    _ name: String, _ work: String, _ outcome: Outcome, ours: String = Engine.solver,
    with other: String, _ direction: ReportRatio.Direction = .theirsOverOurs,
    floor: Double? = nil, aim: Double? = nil
  ) {
    let value =
      direction == .theirsOverOurs
      ? outcome.ratio(other, over: ours) : outcome.ratio(ours, over: other)
    guard let value, let mine = outcome.median(ours), let theirs = outcome.median(other) else {
      return
    }
    report.ratios.append(
      ReportRatio(
        name: name, work: "\(work), one \(outcome.unit)", ours: Report.time(mine),
        theirs: "\(other) \(Report.time(theirs))", value: value, direction: direction,
        floor: floor, aim: aim))
  }
}

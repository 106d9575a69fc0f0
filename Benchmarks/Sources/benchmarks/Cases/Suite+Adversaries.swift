// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

extension Suite {
  /// Systems with several equally good answers, or none: what counts is that no priority is missed
  /// by more than a peer misses it.
  mutating func runAdversaries() throws {
    for count in [10, 100] {
      for (kind, system) in System.adversaries(count) {
        let name = "adversarial-\(kind)-\(count)"
        guard isWanted(name) else { continue }
        var contest = Contest(name: name, unit: "build")
        var engines: [(name: String, values: [Double])] = []
        var values = [Double](repeating: 0, count: system.variableCount)
        let loaded = try LoadedSolver(system)
        loaded.solver.solve()
        loaded.read(into: &values)
        engines.append((Engine.solver, values))
        contest.contestants.append(Contestant(Engine.solver, Suite.coldWork(system)))
        let rows = PeerRows(system)
        for peer in solvers {
          peer.solve(rows, into: &values)
          engines.append((peer.name, values))
          let size = values.count
          let contestant = Contestant(peer.name) {
            var values = [Double](repeating: 0, count: size)
            peer.solve(rows, into: &values)
            return system.checksum(values)
          }
          contest.contestants.append(contestant)
        }
        do { try Suite.compare(name, system, engines) } catch { fail(error) }
        guard let outcome = measure(contest) else { continue }
        var row = ReportRow(
          label: "\(kind), \(count) boxes", unit: outcome.unit, outcome: outcome,
          ours: Engine.solver)
        if let ratio = outcome.ratio(Engine.kiwi, over: Engine.solver) {
          row.ratios.append(ReportRatio(name: name, value: ratio, floor: 1))
        }
        report.rows.append(row)
      }
    }
  }

  /// Our answer must be at least as good as each of the others', priority by priority.
  private static func compare(
    _ name: String, _ system: System, _ engines: [(name: String, values: [Double])]
  ) throws {
    guard let ours = engines.first.map({ system.misses($0.values) }) else { return }
    for engine in engines.dropFirst() {
      for (mine, other) in zip(ours, system.misses(engine.values)) {
        let tolerance = 1e-6 * max(1, abs(other.sum))
        // Better at this priority: whatever follows cannot be compared.
        if mine.sum < other.sum - tolerance { break }
        if mine.sum > other.sum + tolerance {
          throw BenchmarkError.worseAnswer(
            name: "\(name) against \(engine.name)", engine: Engine.solver,
            priority: mine.priority, found: mine.sum, best: other.sum)
        }
      }
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

extension Suite {
  /// Systems with several equally good answers, or none: what counts is that no priority is missed
  /// by more than a peer misses it.
  ///
  /// Each engine has to give the same answer every time.
  mutating func runAdversaries() throws {
    for count in [10, 100, 1000] {
      for (kind, system) in System.adversaries(count) {
        // Kiwi needs minutes for a thousand of these.
        if count > 100, ["related", "cycles"].contains(kind) { continue }
        let name = "adversarial-\(kind)-\(count)"
        guard isWanted(name) else { continue }
        // Cassowary-rs needs minutes for a thousand of the others.
        let peers = count > 100 ? [kiwi].compactMap { $0 } : solvers
        try compare(name, system, with: peers)
        guard let outcome = measure(coldContest(name, system, nil, by: peers)) else { continue }
        let work = "\(count) boxes, \(System.adversaryTitles[kind] ?? kind)"
        note(name, work, outcome, with: Engine.kiwi, floor: 1)
        note("\(name)-cassowary", work, outcome, with: Engine.cassowary)
      }
    }
  }

  /// Our answer must be at least as good as each of the others', priority by priority.
  private mutating func compare(
    _ name: String, _ system: System, with peers: [PeerSolver]
  ) throws {
    var values = [Double](repeating: 0, count: system.variableCount)
    let loaded = try LoadedSolver(system)
    loaded.solver.solve()
    loaded.read(into: &values)
    let ours = system.misses(values)
    let rows = PeerRows(system)
    for peer in peers {
      peer.solve(rows, into: &values)
      for (mine, other) in zip(ours, system.misses(values)) {
        let tolerance = 1e-6 * max(1, abs(other.sum))
        // Better at this priority: whatever follows cannot be compared.
        if mine.sum < other.sum - tolerance { break }
        if mine.sum > other.sum + tolerance {
          fail(
            BenchmarkError.worseAnswer(
              name: "\(name) against \(peer.name)", engine: Engine.solver,
              priority: mine.priority, found: mine.sum, best: other.sum))
          break
        }
      }
    }
  }
}

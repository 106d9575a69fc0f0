// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import PeerInterface
import ViewNodes

/// What 10,000 nodes that are laid out occupy, against a peer's solvers with the same constraints:
/// in one tree, and in many small ones, where what each tree needs for itself counts most.
///
/// Each is measured in a process of its own, and counted by the same allocator.
enum Memory {
  /// W4, eight stacks deep: 9,841 nodes in one tree.
  private static let depth = 8
  static let treeCount = 9841
  /// W5, 834 cells of twelve views, each by itself: 10,008 nodes.
  private static let cellCount = 834
  static let nodeCount = cellCount * 12

  /// Bytes.
  struct Usage {
    /// What the work leaves behind.
    let kept: Int
    /// The most that the process grew by meanwhile.
    let peak: Int
  }

  static func usage(of what: String, peers: String) throws -> Usage {
    switch what {
    case "tree-nodes":
      return try measure {
        let tree = NodeSystem.stacks(depth: depth)
        try tree.check("memory", solved(System.stacks(depth: depth)))
        return tree
      }
    case "tree-solver":
      let system = System.stacks(depth: depth, hasGaps: false)
      return try measure {
        let loaded = try LoadedSolver(system)
        loaded.solver.solve()
        return loaded
      }
    case "tree-kiwi":
      let rows = PeerRows(System.stacks(depth: depth, hasGaps: false))
      let peer = try kiwi(in: peers)
      return measure { PeerSession(peer, rows) }
    case "nodes":
      return try measure {
        let cells = (0..<cellCount).map { NodeCell(CellSizes($0)) }
        var sum = 0.0
        for cell in cells { sum += cell.layOut() }
        let expected = FramesByHand.roundedSum((0..<cellCount).map(CellSizes.init))
        guard abs(sum - expected) < 1e-6 * expected else {
          throw BenchmarkError.wrongChecksum(
            name: "memory", engine: what, found: sum, expected: expected)
        }
        return cells
      }
    case "solver":
      return try measure {
        try (0..<cellCount).map { cell in
          let loaded = try LoadedSolver(System.cell(cell))
          loaded.solver.solve()
          return loaded
        }
      }
    case "kiwi":
      let peer = try kiwi(in: peers)
      // The rows go as soon as the peer has read them.
      return measure {
        (0..<cellCount).map { PeerSession(peer, PeerRows(System.cell($0))) }
      }
    default:
      throw BenchmarkError.unknownOption("--memory \(what)")
    }
  }

  private static func kiwi(in peers: String) throws -> PeerSolver {
    guard let peer = try PeerSolver(Engine.kiwi, library: "kiwi", in: peers) else {
      throw BenchmarkError.childFailed(Engine.kiwi)
    }
    return peer
  }

  private static func solved(_ system: System) throws -> [Double] {
    let loaded = try LoadedSolver(system)
    loaded.solver.solve()
    return loaded.variables.map { loaded.solver.value(of: $0) }
  }

  private static func measure<Kept>(_ work: () throws -> Kept) rethrows -> Usage {
    peer_reset_peak()
    let (before, peakBefore) = (peer_bytes_in_use(), peer_peak_bytes())
    let kept = try work()
    let (after, peakAfter) = (peer_bytes_in_use(), peer_peak_bytes())
    return withExtendedLifetime(kept) {
      Usage(kept: Int(after - before), peak: Int(peakAfter - peakBefore))
    }
  }

  /// Runs this program once more to measure one thing.
  static func measure(_ what: String, peers: String) throws -> Usage {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--memory", what, "--peers", peers]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers = String(decoding: output, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard process.terminationStatus == 0, numbers.count == 2, numbers[0] > 0 else {
      throw BenchmarkError.childFailed("the memory of \(what)")
    }
    return Usage(kept: numbers[0], peak: max(numbers[1], 1))
  }
}

extension Suite {
  /// Bytes of a peer over ours.
  mutating func runMemory() throws {
    guard isWanted("memory"), kiwi != nil else { return }
    func add(
      _ name: String, _ work: String, _ count: Int, _ ours: Int, _ theirs: Int,
      floor: Double? = nil
    ) {
      func each(_ bytes: Int) -> String { "\(bytes / count) bytes" }
      report.ratios.append(
        ReportRatio(
          name: name, work: "\(work), one node", ours: each(ours),
          theirs: "\(Engine.kiwi) \(each(theirs))", value: Double(theirs) / Double(ours),
          floor: floor))
    }
    for (name, kind, work, count, floor) in [
      ("memory-10000", "tree-", "W4, 8 deep: 9,841 nodes in one tree", Memory.treeCount, 2.0),
      ("memory-10000-cells", "", "W5: 834 trees of 12 nodes", Memory.nodeCount, nil),
    ] {
      let theirs = try Memory.measure("\(kind)kiwi", peers: options.peers)
      let nodes = try Memory.measure("\(kind)nodes", peers: options.peers)
      let solver = try Memory.measure("\(kind)solver", peers: options.peers)
      add(name, "\(work), kept by nodes", count, nodes.kept, theirs.kept, floor: floor)
      add("\(name)-peak", "\(work), most of nodes", count, nodes.peak, theirs.peak)
      add("\(name)-solver", "\(work), kept by the solver", count, solver.kept, theirs.kept)
    }
  }
}

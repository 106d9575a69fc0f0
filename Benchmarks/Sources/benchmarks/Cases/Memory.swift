// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import PeerInterface
import ViewNodes

/// What 10,000 nodes that are laid out occupy, against a peer's solvers with the same constraints.
/// Each is measured in a process of its own, and counted by the same allocator.
enum Memory {
  /// 834 cells of twelve views: 10,008 nodes.
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
      guard let peer = try PeerSolver(what, library: what, in: peers) else {
        throw BenchmarkError.childFailed(what)
      }
      // The rows go as soon as the peer has read them.
      return measure {
        (0..<cellCount).map { PeerSession(peer, PeerRows(System.cell($0))) }
      }
    default:
      throw BenchmarkError.unknownOption("--memory \(what)")
    }
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
  /// Bytes of a peer over ours, for 834 cells of twelve views.
  mutating func runMemory() throws {
    guard isWanted("memory"), kiwi != nil else { return }
    let kiwi = try Memory.measure("kiwi", peers: options.peers)
    let nodes = try Memory.measure("nodes", peers: options.peers)
    let solver = try Memory.measure("solver", peers: options.peers)
    func ratio(
      _ name: String, _ work: String, _ ours: Int, _ theirs: Int, floor: Double? = nil
    ) -> ReportRatio {
      func each(_ bytes: Int) -> String { "\(bytes / Memory.nodeCount) bytes" }
      return ReportRatio(
        name: name, work: "W5, 10,008 nodes, \(work), one node", ours: each(ours),
        theirs: "\(Engine.kiwi) \(each(theirs))", value: Double(theirs) / Double(ours),
        floor: floor)
    }
    report.ratios += [
      ratio("memory-10000", "kept by nodes", nodes.kept, kiwi.kept, floor: 2),
      ratio("memory-10000-peak", "most of nodes", nodes.peak, kiwi.peak),
      ratio("memory-10000-solver", "kept by the solver alone", solver.kept, kiwi.kept),
    ]
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import PeerInterface
import ViewNodes

/// What 10,000 nodes that are laid out occupy, against a peer's solvers with the same constraints.
/// Each is measured in a process of its own.
enum Memory {
  /// 834 cells of twelve views: 10,008 nodes.
  private static let cellCount = 834

  /// The bytes in use that the work leaves behind.
  static func bytes(of what: String, peers: String) throws -> Int {
    switch what {
    case "nodes":
      let before = Int(peer_bytes_in_use())
      let cells = (0..<cellCount).map { NodeCell(CellSizes($0)) }
      var sum = 0.0
      for cell in cells { sum += cell.layOut() }
      let after = Int(peer_bytes_in_use())
      return withExtendedLifetime(cells) { sum > 0 ? after - before : 0 }
    case "solver":
      let systems = (0..<cellCount).map(System.cell)
      let before = Int(peer_bytes_in_use())
      let loaded = try systems.map { try LoadedSolver($0) }
      for one in loaded { one.solver.solve() }
      let after = Int(peer_bytes_in_use())
      return withExtendedLifetime(loaded) { after - before }
    case "kiwi", "cassowary":
      guard let peer = try PeerSolver(what, library: what, in: peers) else {
        throw BenchmarkError.childFailed(what)
      }
      let rows = (0..<cellCount).map { PeerRows(System.cell($0)) }
      let before = Int(peer_bytes_in_use())
      let handles = rows.map { peer.open($0.system) }
      let after = Int(peer_bytes_in_use())
      for handle in handles { peer.close(handle) }
      return after - before
    default:
      throw BenchmarkError.unknownOption("--memory \(what)")
    }
  }

  /// Runs this program once more to measure one thing.
  static func measure(_ what: String, peers: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--memory", what, "--peers", peers]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0,
      let bytes = Double(text.split(separator: "\n").first ?? "")
    else { throw BenchmarkError.childFailed("the memory of \(what)") }
    return bytes
  }
}

extension Suite {
  /// Bytes of a peer over ours, for 834 cells of twelve views.
  mutating func runMemory() throws {
    guard isWanted("memory"), kiwi != nil else { return }
    let kiwi = try Memory.measure("kiwi", peers: options.peers)
    let nodes = try Memory.measure("nodes", peers: options.peers)
    let solver = try Memory.measure("solver", peers: options.peers)
    report.others += [
      ReportRatio(name: "memory-nodes-kiwi", value: kiwi / nodes, floor: 2),
      ReportRatio(name: "memory-solver-kiwi", value: kiwi / solver),
      ReportRatio(name: "memory-bytes-per-node", value: nodes / 10_008),
      ReportRatio(name: "memory-bytes-per-node-kiwi", value: kiwi / 10_008),
    ]
  }
}

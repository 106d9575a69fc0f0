// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One piece of work, done once with nothing around it, for counting instructions.
enum Once {
  /// - Parameter name: a workload; with `-rows` behind it only its rows are made, which is what has to
  ///   be taken off.
  static func run(_ name: String) throws -> Double {
    let sizes = (0..<1000).map(CellSizes.init)
    switch name {
    case "W5-nodes": return sizes.reduce(0) { $0 + NodeCell($1).layOut() }
    case "W5-again":
      let cell = NodeCell(sizes[0])
      return sizes.reduce(0) {
        cell.setSizes($1)
        return $0 + cell.layOut()
      }
    default: return try solve(name)
    }
  }

  private static func solve(_ name: String) throws -> Double {
    let isComplete = !name.hasSuffix("-rows")
    var sum = 0.0
    for system in try systems(isComplete ? name : String(name.dropLast(5))) {
      sum += isComplete ? try Suite.coldWork(system)() : Double(system.rowCount)
    }
    return sum
  }

  private static func systems(_ name: String) throws -> [System] {
    switch name {
    case "W1": [.chain(1000)]
    case "W2": [.form(200)]
    case "W4": [.stacks(depth: 6)]
    case "W5": (0..<1000).map(System.cell)
    default: throw BenchmarkError.unknownOption("--once \(name)")
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import PeerInterface

/// A system in the form that peers read: arrays at fixed addresses.
final class PeerRows {
  let system: UnsafeMutablePointer<PeerSystem>
  private var blocks: [UnsafeMutableRawPointer] = []

  init(_ system: System) {
    let rows = system.rows
    var blocks: [UnsafeMutableRawPointer] = []
    func copy<Element: BitwiseCopyable>(_ array: [Element]) -> UnsafePointer<Element> {
      let block = UnsafeMutablePointer<Element>.allocate(capacity: max(array.count, 1))
      block.initialize(from: array, count: array.count)
      blocks.append(UnsafeMutableRawPointer(block))
      return UnsafePointer(block)
    }
    let relations = rows.relations.map { relation -> Int32 in
      switch relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    }
    self.system = .allocate(capacity: 1)
    self.system.initialize(
      to: PeerSystem(
        variable_count: Int32(system.variableCount), row_count: Int32(rows.count),
        starts: copy(rows.starts), variables: copy(rows.variables),
        coefficients: copy(rows.coefficients), relations: copy(relations),
        constants: copy(rows.constants),
        strengths: copy(rows.priorities.map(System.weight(of:)))))
    self.blocks = blocks
  }

  deinit {
    system.deallocate()
    for block in blocks { block.deallocate() }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import PeerInterface

// The thousand cells of W5 by each engine.
extension Suite {
  static func solverCells(_ systems: [System]) -> Contestant.Work {
    var values = [Double](repeating: 0, count: 48)
    return {
      var sum = 0.0
      for system in systems {
        let loaded = try LoadedSolver(system)
        loaded.solver.solve()
        loaded.read(into: &values)
        sum += system.checksum(values)
      }
      return sum
    }
  }

  static func solverCellAgain(_ sizes: [CellSizes]) throws -> Contestant.Work {
    let (system, rows) = System.changeableCell()
    let loaded = try LoadedSolver(system)
    loaded.solver.solve()
    let all = sizes.map(\.all)
    var values = [Double](repeating: 0, count: 48)
    return {
      var sum = 0.0
      for sizes in all {
        for (row, size) in rows {
          loaded.solver.setConstant(sizes[size.rawValue], of: loaded.ids[row])
        }
        loaded.solver.solve()
        loaded.read(into: &values)
        sum += system.checksum(values)
      }
      return sum
    }
  }

  static func newNodes(_ sizes: [CellSizes]) -> Contestant {
    var contestant = Contestant(Engine.nodes) {
      sizes.reduce(0) { $0 + NodeCell($1).layOut() }
    }
    contestant.expected = FramesByHand.roundedSum(sizes)
    return contestant
  }

  static func nodesAgain(_ sizes: [CellSizes]) -> Contestant {
    var contestant = Contestant(
      Engine.again,
      preparing: {
        let cell = NodeCell(sizes[0])
        return {
          sizes.reduce(0) {
            cell.setSizes($1)
            return $0 + cell.layOut()
          }
        }
      })
    contestant.expected = FramesByHand.roundedSum(sizes)
    return contestant
  }

  /// What summing up the frames of nodes costs, which all of the above contain.
  static func reading(_ sizes: [CellSizes]) -> Contestant {
    let cell = FramedCell()
    let once = cell.layOut(sizes[0])
    var contestant = Contestant(Engine.reading) { sizes.reduce(0) { sum, _ in sum + cell.sum() } }
    contestant.expected = once * Double(sizes.count)
    return contestant
  }

  static func peerCells(_ peer: PeerSolver, _ systems: [System]) -> Contestant {
    let rows = systems.map(PeerRows.init)
    var values = [Double](repeating: 0, count: 48)
    var contestant = Contestant(peer.name) {
      var sum = 0.0
      for (system, rows) in zip(systems, rows) {
        peer.solve(rows, into: &values)
        sum += system.checksum(values)
      }
      return sum
    }
    contestant.tolerance = 1e-8
    return contestant
  }

  /// Kiwi's way to change values: variables that are edited.
  static func peerCellsAgain(_ peer: PeerSolver, _ sizes: [CellSizes]) -> Contestant {
    let system = System.editableCell()
    let frames = System(variableCount: 48)
    let rows = PeerRows(system)
    let variables = ContentSize.allCases.map { Int32(48 + $0.rawValue) }
    let all = sizes.map(\.all)
    var contestant = Contestant(
      Engine.kiwiAgain,
      preparing: {
        let session = PeerSession(peer, rows)
        for variable in variables { peer.edit(session.handle, variable, System.weight(of: 999)) }
        var values = [Double](repeating: 0, count: system.variableCount)
        return {
          var sum = 0.0
          for sizes in all {
            peer.suggestAll(session.handle, variables, sizes, Int32(variables.count))
            peer.values(session.handle, &values)
            sum += frames.checksum(values)
          }
          return sum
        }
      })
    contestant.tolerance = 1e-8
    return contestant
  }

  static func flexboxCells(_ yoga: FlexboxPeer, _ sizes: [CellSizes]) -> Contestant {
    let frames = System(variableCount: 48)
    let cells = sizes.map(\.peerCell)
    var values = [Double](repeating: 0, count: 48)
    var contestant = Contestant(Engine.yoga) {
      var sum = 0.0
      for var cell in cells {
        yoga.cell(&cell, &values)
        sum += frames.checksum(values)
      }
      return sum
    }
    contestant.tolerance = 1e-6
    return contestant
  }

  static func flexboxCellsAgain(_ yoga: FlexboxPeer, _ sizes: [CellSizes]) -> Contestant {
    let frames = System(variableCount: 48)
    let cells = sizes.map(\.peerCell)
    var contestant = Contestant(
      Engine.yogaAgain,
      preparing: {
        let kept = FlexboxCell(yoga)
        var values = [Double](repeating: 0, count: 48)
        return {
          var sum = 0.0
          for var cell in cells {
            yoga.cellAgain(kept.handle, &cell, &values)
            sum += frames.checksum(values)
          }
          return sum
        }
      })
    contestant.tolerance = 1e-6
    return contestant
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PeerInterface
import ViewNodes

/// A piece of our own work whose instructions are counted: the same on a busy machine.
struct CountedWork {
  let name: String
  let unit: String
  let unitCount: Int
  /// Makes the work, uncounted.
  let prepare: () throws -> Contestant.Work

  static var all: [CountedWork] {
    let sizes = (0..<300).map(CellSizes.init)
    return [
      cold("W1-100", .chain(100)), cold("W2-20", .form(20)), cold("W4-4", .stacks(depth: 4)),
      resizing("W3-20-smooth", jumping: false), resizing("W3-20-jump", jumping: true),
      CountedWork(name: "W5-solver", unit: "cell", unitCount: sizes.count) {
        Suite.solverCells(sizes.indices.map(System.cell))
      },
      CountedWork(name: "W5-nodes", unit: "cell", unitCount: sizes.count) {
        try Suite.newNodes(sizes).prepare()
      },
      CountedWork(name: "W5-again", unit: "cell", unitCount: sizes.count) {
        try Suite.nodesAgain(sizes).prepare()
      },
      CountedWork(name: "W5-solver-again", unit: "cell", unitCount: sizes.count) {
        try Suite.solverCellAgain(sizes)
      },
      toggling("W6-20", rows: 20), column("tree-996", cells: 83),
      column("tree-10008", cells: 834),
      CountedWork(name: "stacks-4", unit: "build", unitCount: 5) {
        {
          (0..<5).reduce(0) { sum, _ in
            let root = StackTrees.stacks(depth: 4)
            root.layoutIfNeeded()
            return sum + root.sumOfFrames()
          }
        }
      },
      CountedWork(name: "table-scrolling", unit: "step", unitCount: Suite.offsets.count) {
        let table = CellTable((0..<1000).map(CellSizes.init), height: 667)
        return {
          for offset in Suite.offsets { table.scroll(to: offset) }
          return table.sum()
        }
      },
      CountedWork(name: "table-open", unit: "table", unitCount: 1) {
        let sizes = (0..<1000).map(CellSizes.init)
        return {
          let table = CellTable(sizes, height: 667)
          table.scroll(to: 0)
          return table.sum()
        }
      },
      CountedWork(name: "declarative-list", unit: "row", unitCount: Lists().items.count) {
        let lists = Lists()
        return {
          let list = lists.declarative()
          list.layoutIfNeeded()
          return list.sumOfFrames()
        }
      },
      CountedWork(name: "declarative-nest", unit: "build", unitCount: 1) {
        {
          let root = StackTrees.declarative(depth: 4)
          root.layoutIfNeeded()
          return root.sumOfFrames()
        }
      },
      picture("screen-words"), picture("screen-animals"), picture("declarative-challenge"),
      resizing("screen-words"), resizing("screen-animals"),
      retelling("screen-words"), retelling("screen-playback"),
    ]
  }

  /// A tree of W5's cells, one below the other.
  ///
  /// What a node takes must not grow with the tree.
  private static func column(_ name: String, cells: Int) -> CountedWork {
    CountedWork(name: name, unit: "node", unitCount: cells * 12) {
      let sizes = (0..<cells).map(CellSizes.init)
      return { CellColumn(sizes).layOut() }
    }
  }

  /// Does a piece of work twice uncounted, so that everything is in place and structures that recur
  /// are known, and once counted.
  static func run(_ name: String) throws {
    guard let counted = all.first(where: { $0.name == name }) else {
      throw BenchmarkError.unknownOption("--count \(name)")
    }
    let work = try counted.prepare()
    _ = try work()
    let expected = try work()
    var result = CountedResult(work: work)
    withUnsafeMutablePointer(to: &result) { pointer in
      peer_counted(
        { context in
          guard let result = context?.assumingMemoryBound(to: CountedResult.self) else { return }
          result.pointee.sum = try? result.pointee.work()
        }, pointer)
    }
    // The same work with the same answer, or the count means nothing.
    guard let sum = result.sum, abs(sum - expected) <= 1e-9 * max(1, abs(expected)) else {
      throw BenchmarkError.wrongChecksum(
        name: name, engine: "counted", found: result.sum ?? .nan, expected: expected)
    }
  }

  private struct CountedResult {
    let work: Contestant.Work
    var sum: Double?
  }

  private static func cold(_ name: String, _ system: System) -> CountedWork {
    CountedWork(name: name, unit: "build", unitCount: 20) {
      let work = Suite.coldWork(system)
      return { try (0..<20).reduce(0) { sum, _ in sum + (try work()) } }
    }
  }

  private static func resizing(_ name: String, jumping: Bool) -> CountedWork {
    CountedWork(name: name, unit: "edit", unitCount: 1000) {
      try Suite.resizeWork(
        .form(20, hasWidth: false), Suite.widths(jumping: jumping), Suite.readOfResizing(rows: 20))
    }
  }

  private static func toggling(_ name: String, rows: Int) -> CountedWork {
    let toggling = Toggling.singles(of: .form(rows))
    return CountedWork(
      name: name, unit: "constraint", unitCount: toggling.groups.count, prepare: toggling.prepare)
  }

  /// A picture of the gallery, made and laid out.
  private static func picture(_ name: String) -> CountedWork {
    CountedWork(name: name, unit: "build", unitCount: 3) {
      let make = try Scene.gallery(name)
      return {
        try (0..<3).reduce(0) { sum, _ in
          let root = try make()
          root.layoutIfNeeded()
          return sum + root.sumOfFrames()
        }
      }
    }
  }

  /// A picture of the gallery on screens of other widths.
  private static func resizing(_ picture: String) -> CountedWork {
    let widths = Scene.widths
    return CountedWork(name: "resize-\(picture)", unit: "change", unitCount: widths.count) {
      let root = try Scene.gallery(picture)()
      return {
        for width in widths {
          root.frame.size.width = width
          root.layoutIfNeeded()
        }
        return root.sumOfFrames()
      }
    }
  }

  /// A picture of the gallery whose labels say something else, one after another.
  private static func retelling(_ picture: String) -> CountedWork {
    let changeCount = Scene.retoldCount
    return CountedWork(name: "text-\(picture)", unit: "change", unitCount: changeCount) {
      let root = try Scene.gallery(picture)()
      root.layoutIfNeeded()
      let change = try Scene.retelling(root)
      // Until the bases of all states are known, as in a screen that goes on for long.
      for i in 0..<(4 * changeCount) {
        change(i)
        root.layoutIfNeeded()
      }
      return {
        for i in 0..<changeCount {
          change(i)
          root.layoutIfNeeded()
        }
        return root.sumOfFrames()
      }
    }
  }
}

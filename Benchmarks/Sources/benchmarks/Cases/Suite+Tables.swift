// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Suite {
  /// Tables of a thousand of W5's cells: opened on a phone, and all cells at once.
  mutating func runTables() throws {
    let sizes = (0..<1000).map(CellSizes.init)
    let total = sizes.reduce(0) { $0 + 68 + $1.subtitleHeight }
    if isWanted("table-open") {
      var contest = Contest(name: "table-open", unit: "table")
      contest.contestants = [
        Contestant(Engine.nodes) {
          let table = CellTable(sizes, height: 667)
          table.scroll(to: 0)
          return table.sum()
        },
        Contestant(Engine.builtFrames) {
          let list = FramedList(sizes, height: 667)
          list.scroll(to: 0)
          return list.sum()
        },
      ]
      let list = FramedList(sizes, height: 667)
      list.scroll(to: 0)
      contest.contestants[0].expected = list.roundedSum()
      contest.contestants[1].expected = list.sum()
      if let outcome = measure(contest) {
        note(
          "table-open-frames", "table of 1,000 rows that measure themselves, opened", outcome,
          ours: Engine.nodes, with: Engine.builtFrames, .oursOverTheirs, floor: 8, aim: 4)
      }
    }
    guard isWanted("table-1000") else { return }
    var contest = Contest(name: "table-1000", unit: "cell", unitCount: 1000)
    contest.contestants = [
      Contestant(Engine.nodes) {
        let table = CellTable(sizes, height: total)
        table.scroll(to: 0)
        return table.sum()
      },
      Contestant(Engine.builtFrames) {
        let list = FramedList(sizes, height: total)
        list.scroll(to: 0)
        return list.sum()
      },
    ]
    let list = FramedList(sizes, height: total)
    list.scroll(to: 0)
    contest.contestants[0].expected = list.roundedSum()
    contest.contestants[1].expected = list.sum()
    let systems = (0..<1000).map(System.cell)
    var others: [Contestant] = []
    for peer in solvers { others.append(Suite.peerCells(peer, systems)) }
    if let yoga { others.append(Suite.flexboxCells(yoga, sizes)) }
    for var other in others {
      other.expected = 14_288_242
      contest.contestants.append(other)
    }
    guard let outcome = measure(contest) else { return }
    let (work, ours) = ("table with 1,000 cells in it", Engine.nodes)
    note("table-1000-kiwi", work, outcome, ours: ours, with: Engine.kiwi)
    note("table-1000-yoga", work, outcome, ours: ours, with: Engine.yoga)
    note("table-1000-frames", work, outcome, ours: ours, with: Engine.builtFrames, .oursOverTheirs)
  }

  /// A table scrolled down by less than rows, by nearly a screen, and back.
  mutating func runScrolling() throws {
    guard isWanted("table-scrolling") else { return }
    let sizes = (0..<1000).map(CellSizes.init)
    let offsets = Suite.offsets
    var contest = Contest(name: "table-scrolling", unit: "step", unitCount: offsets.count)
    contest.contestants = [
      Contestant(
        Engine.nodes,
        preparing: {
          let table = CellTable(sizes, height: 667)
          return {
            for offset in offsets { table.scroll(to: offset) }
            return table.sum()
          }
        }),
      Contestant(
        Engine.frames,
        preparing: {
          let list = FramedList(sizes, height: 667)
          return {
            for offset in offsets { list.scroll(to: offset) }
            return list.sum()
          }
        }),
    ]
    let list = FramedList(sizes, height: 667)
    for offset in offsets { list.scroll(to: offset) }
    contest.contestants[0].expected = list.roundedSum()
    contest.contestants[1].expected = list.sum()
    guard let outcome = measure(contest) else { return }
    note(
      "table-scrolling-frames", "table of 1,000 rows", outcome, ours: Engine.nodes,
      with: Engine.frames, .oursOverTheirs, floor: 12, aim: 5)
  }

  /// Down by less than a row, on by nearly a screen, and back up.
  ///
  /// No row is passed over unseen, which would leave an estimate where the list by hand has a
  /// height.
  static var offsets: [CGFloat] {
    (0..<100).map { 50 * CGFloat($0) } + (0..<20).map { 5000 + 600 * CGFloat($0) }
      + (0..<100).map { 16_400 - 50 * CGFloat($0) }
  }
}

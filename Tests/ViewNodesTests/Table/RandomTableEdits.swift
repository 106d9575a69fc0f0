// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// Performs random updates and scrolls on a table and on a plain list at the same time.
struct RandomTableEdits {
  static let mostVisible = 480 / 20 + 2

  let probe: TableProbe
  let table: TableNode
  var cells: Set<ObjectIdentifier> = []
  private(set) var expectedChoice: Set<String> = []
  private var dice: Dice
  private var nextName = 0

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    probe = TableProbe([])
    table = probe.makeTable()
    table.allowsMultipleSelection = true
    table.estimatedRowHeight = 0
    probe.sections = (0..<3).map { _ in makeRows(20) }
    table.layoutIfNeeded()
  }

  var chosenNames: Set<String> {
    Set((table.indexPathsForSelectedRows ?? []).map { probe.sections[$0.section][$0.row].name })
  }

  mutating func makeFresh() -> TableNode {
    let fresh = probe.makeTable()
    fresh.allowsMultipleSelection = true
    fresh.estimatedRowHeight = 0
    for path in table.indexPathsForSelectedRows ?? [] {
      fresh.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    fresh.contentOffset = table.contentOffset
    fresh.layoutIfNeeded()
    return fresh
  }

  mutating func play() {
    switch dice.next(below: 10) {
    case 0: insertRows()
    case 1: deleteRows()
    case 2: moveRow()
    case 3, 4: scroll()
    case 5: changeSections()
    case 6: choose()
    default: changeMuch()
    }
    if dice.next(below: 4) > 0 { table.layoutIfNeeded() }
    cells.formUnion(table.visibleCells.map(ObjectIdentifier.init))
  }

  // MARK: Moves

  private mutating func makeRows(_ count: Int) -> [TableProbe.Row] {
    (0..<count).map { _ in
      nextName += 1
      return TableProbe.Row(name: "\(nextName)", height: CGFloat(20 + dice.next(below: 80)))
    }
  }

  private mutating func pickRow() -> IndexPath? {
    let filled = probe.sections.indices.filter { !probe.sections[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = filled[dice.next(below: filled.count)]
    return IndexPath(row: dice.next(below: probe.sections[section].count), section: section)
  }

  private mutating func insertRows() {
    guard !probe.sections.isEmpty else { return }
    let section = dice.next(below: probe.sections.count)
    let row = dice.next(below: probe.sections[section].count + 1)
    let made = makeRows(1 + dice.next(below: 3))
    probe.sections[section].insert(contentsOf: made, at: row)
    table.insertRows(
      at: made.indices.map { IndexPath(row: row + $0, section: section) }, with: .none)
  }

  private mutating func deleteRows() {
    guard let path = pickRow() else { return }
    let name = probe.sections[path.section].remove(at: path.row).name
    expectedChoice.remove(name)
    table.deleteRows(at: [path], with: .none)
  }

  private mutating func moveRow() {
    guard let from = pickRow() else { return }
    let row = probe.sections[from.section].remove(at: from.row)
    let section = dice.next(below: probe.sections.count)
    let to = IndexPath(
      row: dice.next(below: probe.sections[section].count + 1), section: section)
    probe.sections[section].insert(row, at: to.row)
    table.moveRow(at: from, to: to)
  }

  private mutating func scroll() {
    if let path = pickRow(), dice.next(below: 2) == 0 {
      let positions: [TableNode.ScrollPosition] = [.none, .top, .middle, .bottom]
      table.scrollToRow(at: path, at: positions[dice.next(below: 4)], animated: false)
    } else {
      let reach = Int(max(1, table.maximumContentOffset.y))
      table.contentOffset.y = CGFloat(dice.next(below: reach))
    }
  }

  private mutating func choose() {
    guard let path = pickRow() else { return }
    let name = probe.sections[path.section][path.row].name
    if expectedChoice.remove(name) != nil {
      table.deselectRow(at: path, animated: false)
    } else {
      expectedChoice.insert(name)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  private mutating func changeSections() {
    let count = probe.sections.count
    switch dice.next(below: 4) {
    case 0 where count < 6:
      let place = dice.next(below: count + 1)
      probe.sections.insert(makeRows(dice.next(below: 15)), at: place)
      table.insertSections([place], with: .none)
    case 1 where count > 1:
      let place = dice.next(below: count)
      expectedChoice.subtract(probe.sections.remove(at: place).map(\.name))
      table.deleteSections([place], with: .none)
    case 2 where count > 0:
      let from = dice.next(below: count)
      let section = probe.sections.remove(at: from)
      let to = dice.next(below: count)
      probe.sections.insert(section, at: to)
      table.moveSection(from, toSection: to)
    case 3 where count > 0:
      let place = dice.next(below: count)
      expectedChoice.subtract(probe.sections[place].map(\.name))
      probe.sections[place] = makeRows(dice.next(below: 15))
      table.reloadSections([place], with: .none)
    default: break
    }
  }

  /// Deletes, moves, and inserts rows and sections in one batch.
  private mutating func changeMuch() {
    typealias Section = (former: Int?, rows: [(former: IndexPath?, row: TableProbe.Row)])
    var rest: [Section] = []
    var movingRows: [(former: IndexPath?, row: TableProbe.Row)] = []
    var movingSections: [Section] = []
    var deletedRows: [IndexPath] = []
    var deletedSections = IndexSet()
    for (place, rows) in probe.sections.enumerated() {
      if probe.sections.count > 1, dice.next(below: 12) == 0 {
        deletedSections.insert(place)
        expectedChoice.subtract(rows.map(\.name))
        continue
      }
      var kept: [(former: IndexPath?, row: TableProbe.Row)] = []
      for (number, row) in rows.enumerated() {
        let path = IndexPath(row: number, section: place)
        switch dice.next(below: 12) {
        case 0:
          deletedRows.append(path)
          expectedChoice.remove(row.name)
        case 1: movingRows.append((path, row))
        default: kept.append((path, row))
        }
      }
      if dice.next(below: 8) == 0 {
        movingSections.append((place, kept))
      } else {
        rest.append((place, kept))
      }
    }
    let movedSections = Set(movingSections.compactMap(\.former))
    for section in movingSections { rest.insert(section, at: dice.next(below: rest.count + 1)) }
    let fresh = rest.isEmpty || dice.next(below: 8) == 0 ? 1 : 0
    let coming = makeRows(dice.next(below: 4)).map { (former: IndexPath?.none, row: $0) }
    if rest.isEmpty {
      for row in movingRows {
        expectedChoice.remove(row.row.name)
        deletedRows += [row.former].compactMap { $0 }
      }
    } else {
      for row in movingRows + coming {
        let section = dice.next(below: rest.count)
        rest[section].rows.insert(row, at: dice.next(below: rest[section].rows.count + 1))
      }
    }
    for _ in 0..<fresh {
      let rows = makeRows(5).map { (former: IndexPath?.none, row: $0) }
      rest.insert((nil, rows), at: dice.next(below: rest.count + 1))
    }
    let moving = Set(movingRows.compactMap(\.former))
    table.performBatchUpdates { [rest, probe, table, deletedRows, deletedSections] in
      probe.sections = rest.map { $0.rows.map(\.row) }
      for (place, section) in rest.enumerated() {
        guard let former = section.former else {
          table.insertSections([place], with: .none)
          continue
        }
        if movedSections.contains(former) { table.moveSection(former, toSection: place) }
        for (number, entry) in section.rows.enumerated() {
          let path = IndexPath(row: number, section: place)
          guard let from = entry.former else {
            table.insertRows(at: [path], with: .none)
            continue
          }
          if moving.contains(from) { table.moveRow(at: from, to: path) }
        }
      }
      table.deleteRows(at: deletedRows, with: .none)
      table.deleteSections(deletedSections, with: .none)
    }
  }
}

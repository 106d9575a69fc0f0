// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Table updates")
struct TableUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("inserted rows push those below down and leave their cells alone")
  func inserting() throws {
    let probe = TableProbe(rows: 5)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let third = try #require(table.cellForRow(at: path(2)))
    probe.cellsAsked = []
    probe.sections[0].insert(.init(name: "new"), at: 2)
    table.insertRows(at: [path(2)], with: .automatic)
    #expect(table.shownNames == ["0", "1", "new", "2", "3", "4"])
    #expect(table.cellForRow(at: path(3)) === third)
    #expect(third.frame.minY == 132)
    #expect(probe.cellsAsked == [path(2)])
    #expect(table.contentSize.height == 264)
  }

  @Test("deleted rows pull those below up, and their cells are queued for reuse")
  func deleting() {
    let probe = TableProbe(rows: 5)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.events = []
    probe.sections[0].removeSubrange(1...2)
    table.deleteRows(at: [path(2), path(1)], with: .fade)
    #expect(table.shownNames == ["0", "3", "4"])
    #expect(probe.events == ["hide 0.1", "hide 0.2"])
    #expect(table.subviews.count == 3)
  }

  @Test("a moved row keeps its cell and its selection")
  func moving() throws {
    let probe = TableProbe(rows: 5)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    let cell = try #require(table.cellForRow(at: path(0)))
    probe.sections[0].append(probe.sections[0].removeFirst())
    table.moveRow(at: path(0), to: path(4))
    #expect(table.shownNames == ["1", "2", "3", "4", "0"])
    #expect(table.cellForRow(at: path(4)) === cell)
    #expect(table.indexPathForSelectedRow == path(4))
  }

  @Test("a batch names deletions by their index paths before and insertions by those after")
  func batch() {
    let probe = TableProbe(rows: 5)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    var isDone = false
    table.performBatchUpdates {
      probe.sections[0] = ["a", "1", "3", "b", "4"].map { .init(name: $0) }
      table.insertRows(at: [path(3), path(0)], with: .automatic)
      table.deleteRows(at: [path(0), path(2)], with: .automatic)
    } completion: {
      isDone = $0
    }
    #expect(table.shownNames == ["a", "1", "3", "b", "4"])
    #expect(isDone)
  }

  @Test("a batch inside another belongs to it, and nothing is updated before the outer one ends")
  func nestedBatches() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.cellsAsked = []
    table.beginUpdates()
    probe.sections[0].insert(.init(name: "a"), at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    table.performBatchUpdates {
      probe.sections[0].insert(.init(name: "b"), at: 4)
      table.insertRows(at: [path(4)], with: .automatic)
    }
    #expect(probe.cellsAsked.isEmpty)
    table.endUpdates()
    #expect(table.shownNames == ["a", "0", "1", "2", "b"])
    #expect(probe.cellsAsked == [path(0), path(4)])
  }

  @Test("the end of an animated scroll to a row is reported once, unless the row is deleted")
  func animatedScroll() {
    final class Counter: TableNodeDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) { ends += 1 }
    }
    for deletes in [false, true] {
      let probe = TableProbe(rows: 200)
      let table = probe.makeTable()
      let counter = Counter()
      table.delegate = counter
      let screen = Screen(size: table.frame.size, rootNode: table)
      screen.layoutIfNeeded()
      table.scrollToRow(at: path(150), at: .top, animated: true)
      screen.advance(by: 0.05)
      screen.layoutIfNeeded()
      #expect(counter.ends == 0)
      if deletes {
        probe.sections[0].removeLast(100)
        table.deleteRows(at: (100..<200).map { path($0) }, with: .none)
      }
      screen.advance(by: 2)
      screen.layoutIfNeeded()
      #expect(counter.ends == (deletes ? 0 : 1))
    }
  }

  @Test("sections are inserted, deleted, moved, and reloaded")
  func sections() {
    let probe = TableProbe([[.init(name: "a")], [.init(name: "b")], [.init(name: "c")]])
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.sections.insert([.init(name: "x"), .init(name: "y")], at: 1)
    table.insertSections([1], with: .none)
    #expect(table.shownNames == ["a", "x", "y", "b", "c"])
    probe.sections.remove(at: 0)
    table.deleteSections([0], with: .none)
    #expect(table.shownNames == ["x", "y", "b", "c"])
    probe.sections.append(probe.sections.removeFirst())
    table.moveSection(0, toSection: 2)
    #expect(table.shownNames == ["b", "c", "x", "y"])
    probe.sections[2] = [.init(name: "z")]
    table.reloadSections([2], with: .none)
    #expect(table.shownNames == ["b", "c", "z"])
    #expect(table.numberOfSections == 3)
  }

  @Test("a reloaded row gets a new cell and height and is deselected")
  func reloading() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    probe.sections[0][1] = .init(name: "new", height: 90)
    table.reloadRows(at: [path(1)], with: .none)
    #expect(table.picture == ["0 0.0 44.0", "new 44.0 90.0", "2 134.0 44.0"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("reloading a row leaves its neighbors selected, and their cells alone")
  func reloadingBetween() {
    let probe = TableProbe(rows: 4)
    let table = probe.makeTable()
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    for row in 0..<4 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    probe.cellsAsked = []
    table.reloadRows(at: [path(1)], with: .none)
    table.layoutIfNeeded()
    #expect(probe.cellsAsked == [path(1)])
    #expect(table.indexPathsForSelectedRows == [path(0), path(2), path(3)])
  }

  @Test("an empty batch measures visible rows again without asking for cells")
  func emptyBatch() throws {
    let probe = TableProbe(rows: 3)
    probe.asksHeights = false
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(1)) as? ProbeCell)
    cell.row.height = 100
    probe.cellsAsked = []
    table.performBatchUpdates(nil)
    #expect(table.picture == ["0 0.0 44.0", "1 44.0 100.0", "2 144.0 44.0"])
    #expect(probe.cellsAsked.isEmpty)
  }

  @Test("updates that are out of range or duplicate are reported and skipped")
  func mistakes() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1), path(1), path(9), path(0, 4)], with: .none)
    #expect(table.shownNames == ["0", "2"])
    #expect(
      table.layoutProblems == [
        .scrolling(.changedTwice(node: "TableNode", section: 0, item: 1)),
        .scrolling(.noSuchItem(node: "TableNode", section: 0, item: 9)),
        .scrolling(.noSuchItem(node: "TableNode", section: 4, item: 0)),
      ])
  }

  @Test("a data source whose counts don't match the updates is reported and reloaded")
  func changedMind() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.sections[0] += [.init(name: "x"), .init(name: "y")]
    table.insertRows(at: [path(3)], with: .none)
    #expect(table.shownNames == ["0", "1", "2", "x", "y"])
    #expect(
      table.layoutProblems == [
        .scrolling(.countMismatch(node: "TableNode", section: 0, expected: 4, found: 5))
      ])
    probe.sections.append([])
    table.reloadRows(at: [path(0)], with: .none)
    #expect(
      table.layoutProblems.last
        == .scrolling(.countMismatch(node: "TableNode", section: nil, expected: 1, found: 2)))
    #expect(table.numberOfSections == 2)
  }

  @Test(
    "thousands of random updates and scrolls leave a table equal to one built from scratch",
    arguments: [11, 12] as [UInt64])
  func randomChanges(seed: UInt64) {
    var game = RandomTableEdits(seed: seed)
    for step in 0...(testsAreThorough ? 10_000 : 2000) {
      game.play()
      guard step.isMultiple(of: 25) else { continue }
      let fresh = game.makeFresh()
      #expect(game.table.contentSize == fresh.contentSize, "seed \(seed), step \(step)")
      #expect(game.table.picture == fresh.picture, "seed \(seed), step \(step)")
      #expect(game.chosenNames == game.expectedChoice, "seed \(seed), step \(step)")
    }
    #expect(game.table.layoutProblems == [])
    #expect(game.cells.count <= 2 * RandomTableEdits.mostVisible)
  }

  @Test("the rows of a deleted section are deleted with it, whatever else is requested for them")
  func rowsOfDeletedSections() {
    let probe = TableProbe([[.init(name: "a"), .init(name: "b")], [.init(name: "c")]])
    let table = probe.makeTable()
    table.layoutIfNeeded()
    table.performBatchUpdates {
      probe.sections.removeFirst()
      table.deleteSections([0], with: .automatic)
      table.deleteRows(at: [path(0)], with: .automatic)
      table.reloadRows(at: [path(0)], with: .automatic)
    }
    #expect(table.shownNames == ["c"])
    #expect(table.layoutProblems == [])
  }
}

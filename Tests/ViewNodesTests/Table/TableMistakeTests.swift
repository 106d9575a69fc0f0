// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Invalid uses of tables and collections")
struct TableMistakeTests {
  private nonisolated static let wrongRows = [
    IndexPath(row: 3, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 1),
    IndexPath(row: 0, section: -1), IndexPath(row: Int.max, section: Int.max), IndexPath(),
    IndexPath(index: 0), IndexPath(indexes: [0, 1, 2]),
  ]

  @Test(
    "a missing row is reported by its index path, whichever method names it",
    arguments: wrongRows)
  func rows(path: IndexPath) {
    let calls: [(String, (TableNode) -> Void)] = [
      ("scrollToRow", { $0.scrollToRow(at: path, at: .top, animated: false) }),
      ("selectRow", { $0.selectRow(at: path, animated: false, scrollPosition: .top) }),
      ("deselectRow", { $0.deselectRow(at: path, animated: false) }),
      ("deleteRows", { $0.deleteRows(at: [path], with: .none) }),
      ("reloadRows", { $0.reloadRows(at: [path], with: .none) }),
      ("moveRow", { $0.moveRow(at: path, to: IndexPath(row: 0, section: 0)) }),
    ]
    for (name, call) in calls {
      let probe = TableProbe(rows: 3)
      let table = probe.makeTable()
      table.layoutIfNeeded()
      call(table)
      let section = path.section
      let row = path.row
      #expect(
        table.layoutProblems.first
          == .scrolling(.noSuchItem(node: "TableNode", section: section, item: row)), "\(name)")
      #expect(table.shownNames == ["0", "1", "2"], "\(name)")
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(table.layoutProblems.count <= 2, "\(name)")
    }
  }

  @Test(
    "queries for a missing row return nothing and report nothing",
    arguments: wrongRows)
  func questions(path: IndexPath) {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: path) == nil)
    #expect(table.rectForRow(at: path) == .zero)
    #expect(table.numberOfRows(inSection: 7) == 0 && table.numberOfRows(inSection: -1) == 0)
    #expect(table.rect(forSection: 7) == .zero && table.headerView(forSection: -3) == nil)
    #expect(table.layoutProblems.isEmpty)
  }

  @Test(
    "insertions out of range are reported, and everything is reloaded")
  func insertions() {
    let calls: [(String, (TableNode) -> Void)] = [
      ("row", { $0.insertRows(at: [IndexPath(row: 9, section: 0)], with: .none) }),
      ("negative row", { $0.insertRows(at: [IndexPath(row: -2, section: 0)], with: .none) }),
      ("section of a row", { $0.insertRows(at: [IndexPath(row: 0, section: 5)], with: .none) }),
      ("section", { $0.insertSections([4], with: .none) }),
      (
        "move", { $0.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 9, section: 0)) }
      ),
      ("move section", { $0.moveSection(0, toSection: 3) }),
      ("deleted section", { $0.deleteSections([8], with: .none) }),
      ("reloaded section", { $0.reloadSections([8], with: .none) }),
      ("moved section", { $0.moveSection(8, toSection: 0) }),
      ("negative section", { $0.moveSection(-1, toSection: 0) }),
    ]
    for (name, call) in calls {
      let probe = TableProbe(rows: 3)
      let table = probe.makeTable()
      table.layoutIfNeeded()
      call(table)
      #expect(!table.layoutProblems.isEmpty, "\(name)")
      #expect(table.shownNames == ["0", "1", "2"], "\(name)")
      #expect(table.contentSize.height == 132, "\(name)")
    }
  }

  @Test("an unknown identifier is reported for each row, and the table is complete and scrolls on")
  func unknownIdentifier() throws {
    final class Source: TableNodeDataSource {
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        tableView.dequeueReusableCell(withIdentifier: "nobody", for: indexPath)
      }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.dataSource = source
    table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    #expect(
      table.layoutProblems.first
        == .scrolling(
          .unknownReuseIdentifier(node: "TableNode", identifier: "nobody", section: 0, item: 0)))
    #expect(table.cellForRow(at: path) != nil)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    #expect(table.cellForRow(at: IndexPath(row: 99, section: 0)) != nil)
    #expect("\(table.layoutProblems[0])".contains("[0, 0]"))
  }

  @Test("a data source that silently changes its counts is used when next asked")
  func changingMind() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.sections = [[.init(name: "a")], [.init(name: "b")]]
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(
      table.layoutProblems == [
        .scrolling(.countMismatch(node: "TableNode", section: nil, expected: 1, found: 2))
      ])
    #expect(table.shownNames == ["a", "b"])
    probe.sections[0].append(.init(name: "c"))
    table.reloadData()
    #expect(table.shownNames == ["a", "c", "b"])
    #expect(table.layoutProblems.count == 1)
  }

  @Test("a data source with a different count each time leaves a usable table")
  func restless() {
    final class Source: TableNodeDataSource, TableNodeDelegate {
      var count = 5
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
        count += 1
        return count
      }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        TableCellNode(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 1000))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    for _ in 0..<20 {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.layoutIfNeeded()
      let rows = table.numberOfRows(inSection: 0)
      #expect(table.visibleCells.count == min(rows, table.visibleCells.count))
      #expect(table.contentSize.height > 0)
    }
    #expect(
      table.layoutProblems.contains {
        if case .scrolling(.countMismatch(_, section: 0, _, _)) = $0 { return true }
        return false
      })
  }

  @Test(
    "a missing item is reported by its index path, whichever method names it",
    arguments: wrongRows)
  func items(path: IndexPath) {
    let calls: [(String, (CollectionNode) -> Void)] = [
      ("scrollToItem", { $0.scrollToItem(at: path, at: .top, animated: false) }),
      ("selectItem", { $0.selectItem(at: path, animated: false, scrollPosition: .top) }),
      ("deselectItem", { $0.deselectItem(at: path, animated: false) }),
      ("deleteItems", { $0.deleteItems(at: [path]) }),
      ("reloadItems", { $0.reloadItems(at: [path]) }),
      ("moveItem", { $0.moveItem(at: path, to: IndexPath(item: 0, section: 0)) }),
    ]
    for (name, call) in calls {
      let source = NumbersSource()
      source.sections = [[0, 1, 2]]
      let collection = source.makeCollection()
      collection.layoutIfNeeded()
      call(collection)
      #expect(
        collection.layoutProblems.first
          == .scrolling(
            .noSuchItem(node: "CollectionNode", section: path.section, item: path.item)),
        "\(name)")
      #expect(collection.visibleCells.count == 3, "\(name)")
      #expect(collection.cellForItem(at: path) == nil, "\(name)")
    }
  }
}

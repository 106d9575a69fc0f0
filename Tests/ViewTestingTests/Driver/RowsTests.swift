// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Simulated touches on rows and items")
struct RowsTests {
  private let screen: Screen
  private let root = ViewNode()
  private let source = Source()

  init() {
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  /// A hundred rows and items, with a log of selections.
  private final class Source: TableNodeDataSource, TableNodeDelegate, CollectionNodeDataSource,
    CollectionNodeDelegate
  {
    var chosen: [Int] = []
    var details: [Int] = []
    var binned: [Int] = []

    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    func tableView(_ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      details.append(indexPath.row)
    }
    func tableView(
      _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      let bin = ContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
        self?.binned.append(indexPath.row)
        done(true)
      }
      return SwipeActionsConfiguration(actions: [bin])
    }
    func collectionView(
      _ collectionView: CollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    func collectionView(
      _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
    ) -> CollectionCellNode {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  @Test("A tap on a row selects it")
  func row() throws {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(TableCellNode.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    root.addSubview(table)
    root.layoutIfNeeded()
    let path = IndexPath(row: 3, section: 0)
    try screen.tap(#require(table.cellForRow(at: path)))
    #expect(source.chosen == [3])
    #expect(table.indexPathForSelectedRow == path)
    #expect(table.cellForRow(at: path)?.isHighlighted == false)
  }

  @Test("A tap on an item selects it")
  func item() throws {
    let collection = CollectionNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    collection.register(CollectionCellNode.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.delegate = source
    root.addSubview(collection)
    root.layoutIfNeeded()
    let path = IndexPath(item: 7, section: 0)
    try screen.tap(#require(collection.cellForItem(at: path)))
    #expect(source.chosen == [7])
    #expect(collection.indexPathsForSelectedItems == [path])
  }

  private func makeTable() -> TableNode {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(TableCellNode.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    root.addSubview(table)
    root.layoutIfNeeded()
    return table
  }

  @Test(
    "A tap on a cell's detail button notifies the delegate and doesn't select the row",
    arguments: [TableCellNode.AccessoryType.detailButton, .detailDisclosureButton])
  func detailButton(type: TableCellNode.AccessoryType) throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    cell.accessoryType = type
    try screen.tapDetailButton(of: cell)
    #expect(source.details == [3] && source.chosen.isEmpty)
    #expect(root.accessibilityTree().contains("button \"More info\""))
    try screen.tap(cell)
    #expect(source.chosen == [3])
  }

  @Test("A chevron is part of the row")
  func chevron() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    cell.accessoryType = .detailDisclosureButton
    screen.layoutIfNeeded()
    try screen.tap(at: cell.convert(CGPoint(x: 320 - 18, y: 22), to: nil))
    #expect(source.details.isEmpty && source.chosen == [3])
    cell.accessoryType = .disclosureIndicator
    #expect(throws: DriverError.noDetailButton(node: cell.debugName)) {
      try screen.tapDetailButton(of: cell)
    }
  }

  @Test("A row is swiped open, and one of its actions performed")
  func actions() throws {
    let table = makeTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(throws: DriverError.nothingToDo(node: cell.debugName)) {
      try screen.showActions(of: cell, swiping: .right)
    }
    try screen.showActions(of: cell, swiping: .left)
    #expect(cell.frame.minX < -70)
    try screen.tap("Bin")
    #expect(source.binned == [3] && cell.frame.minX == 0 && source.chosen.isEmpty)
    #expect(
      "\(DriverError.nothingToDo(node: "TableCellNode"))"
        == "TableCellNode stays where it is: it has no actions on that side.")
    #expect(
      "\(DriverError.noDetailButton(node: "TableCellNode"))"
        == "TableCellNode has no detail button.")
  }
}

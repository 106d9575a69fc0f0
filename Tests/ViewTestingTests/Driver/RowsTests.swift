// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("What the driver does with rows and items")
struct RowsTests {
  private let screen: Screen
  private let root = ViewNode()
  private let source = Source()

  init() {
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  /// A hundred rows and items that write down what is chosen.
  private final class Source: TableNodeDataSource, TableNodeDelegate, CollectionNodeDataSource,
    CollectionNodeDelegate
  {
    var chosen: [Int] = []

    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
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

  @Test("A tap on a row chooses it")
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

  @Test("A tap on an item chooses it")
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
}

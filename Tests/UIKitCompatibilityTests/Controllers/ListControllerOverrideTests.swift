// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

@Suite("Overridden answers of list controllers")
struct ListControllerOverrideTests {
  private final class Contacts: UITableViewController {
    var calls: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      calls.append("section of \(title)")
      return index
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath.row)")
    }
  }

  private final class Photos: UICollectionViewController {
    var calls: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("may highlight")
      return true
    }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { calls.append("highlight") }
    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { calls.append("unhighlight") }
  }

  @Test("a table's subclass has an index and learns of highlights")
  func table() throws {
    let contacts = Contacts(style: .plain)
    let screen = Screen(.phone, rootViewController: contacts)
    screen.layoutIfNeeded()
    try screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(contacts.calls == ["highlight 1", "unhighlight 1"])
    contacts.calls = []
    try screen.tap(at: CGPoint(x: 385, y: 447))
    #expect(contacts.calls == ["section of B"])
    let table: UITableView = try #require(contacts.tableView)
    let row = table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(row.minY == table.contentOffset.y + table.adjustedContentInset.top)
  }

  @Test("a collection's subclass learns of highlights")
  func collection() throws {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    photos.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    let screen = Screen(.phone, rootViewController: photos)
    screen.layoutIfNeeded()
    let cell = try #require(photos.collectionView.visibleCells.first)
    try screen.tap(cell)
    #expect(photos.calls.filter { $0 != "may highlight" } == ["highlight", "unhighlight"])
    #expect(photos.calls.contains("may highlight"))
  }
}

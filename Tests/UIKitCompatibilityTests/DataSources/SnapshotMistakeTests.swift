// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

@Suite("Changes of snapshots that refer to missing or the same identifiers")
struct SnapshotMistakeTests {
  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    return snapshot
  }

  private func tree() -> Tree {
    var tree = Tree()
    tree.append(["a", "e"])
    tree.append(["b", "c"], to: "a")
    tree.append(["d"], to: "b")
    return tree
  }

  /// What a table reports about a snapshot, without the table's name.
  private func reported(_ snapshot: Snapshot) -> [String] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    source.apply(snapshot)
    table.layoutIfNeeded()
    return table.layoutReport().problems.map {
      $0.description.replacingOccurrences(of: "A snapshot of TableNode ", with: "")
    }
  }

  private func missing(_ identifier: String) -> String {
    "does not have the identifier \(identifier); the change has no effect."
  }

  @Test("an item or a section that moves beside itself stays, which is no mistake")
  func besideItself() {
    var snapshot = sample()
    snapshot.moveItem(2, beforeItem: 2)
    snapshot.moveItem(3, afterItem: 3)
    snapshot.moveSection("a", beforeSection: "a")
    snapshot.moveSection("b", afterSection: "b")
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(reported(snapshot).isEmpty)
  }

  @Test("sections beside a missing one aren't inserted or moved, which is reported")
  func missingSections() {
    var snapshot = sample()
    snapshot.insertSections(["x"], beforeSection: "y")
    snapshot.insertSections(["x"], afterSection: "z")
    snapshot.moveSection("a", afterSection: "q")
    snapshot.moveSection("r", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(reported(snapshot) == ["y", "z", "q", "r"].map(missing))
  }

  @Test("deleting missing sections is no mistake, and deletes none")
  func deletingMissing() {
    var snapshot = sample()
    snapshot.deleteSections(["z", "b"])
    #expect(snapshot.sectionIdentifiers == ["a", "c"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.indexOfItem(4) == nil)
    #expect(reported(snapshot).isEmpty)
  }

  @Test("a deleted item can be added again")
  func again() {
    var snapshot = sample()
    snapshot.deleteSections(["a"])
    snapshot.appendItems([1], toSection: "c")
    snapshot.deleteItems([4])
    snapshot.insertItems([4], beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [4, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "c")
    #expect(reported(snapshot).isEmpty)
  }

  @Test("items of missing sections, and beside missing items, aren't added")
  func missingItems() {
    var snapshot = sample()
    snapshot.appendItems([9], toSection: "z")
    snapshot.insertItems([9], beforeItem: 77)
    snapshot.moveItem(1, afterItem: 88)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(reported(snapshot) == ["z", "77", "88"].map(missing))
  }

  @Test("deleting nothing or missing items changes no tree")
  func deletingFromTree() {
    var tree = tree()
    tree.expand(["a"])
    tree.delete([])
    tree.delete(["z"])
    #expect(tree.items == ["a", "b", "d", "c", "e"] && tree.isExpanded("a"))
    tree.delete(["a"])
    tree.append(["a"])
    #expect(tree.items == ["e", "a"] && !tree.isExpanded("a"))
  }

  @Test("a missing item of a tree isn't visible, and has no descendants")
  func missingInTree() {
    let tree = tree()
    #expect(!tree.isVisible("z") && tree.isVisible("e") && !tree.isVisible("b"))
    #expect(tree.snapshot(of: "z").items.isEmpty)
    #expect(tree.snapshot(of: "z", includingParent: true).items.isEmpty)
    #expect(tree.level(of: "z") == 0 && tree.parent(of: "z") == nil)
  }

  @Test("the tree of an item without children is empty, or the item alone")
  func leaf() {
    let tree = tree()
    #expect(tree.snapshot(of: "d").items.isEmpty)
    #expect(tree.snapshot(of: "d", includingParent: true).items == ["d"])
  }

  @Test("the tree of an item keeps what is expanded in it")
  func expandedPart() {
    var tree = tree()
    tree.expand(["b", "e"])
    let part = tree.snapshot(of: "a")
    #expect(part.rootItems == ["b", "c"] && part.visibleItems == ["b", "d", "c"])
    #expect(part.isExpanded("b") && !part.isExpanded("e"))
    #expect(part.parent(of: "d") == "b" && part.parent(of: "b") == nil)
    let whole = tree.snapshot(of: "a", includingParent: true)
    #expect(whole.rootItems == ["a"] && whole.parent(of: "b") == "a")
  }

  @Test("items that are inserted beside a child have its parent")
  func parents() {
    var tree = tree()
    tree.insert(["x"], after: "b")
    tree.insert(["y"], before: "a")
    #expect(tree.parent(of: "x") == "a" && tree.level(of: "x") == 1)
    #expect(tree.parent(of: "y") == nil && tree.rootItems == ["y", "a", "e"])
    tree.delete(["a"])
    #expect(tree.items == ["y", "e"])
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// A snapshot of `a: 1 2 3` and `b: 4 5`.
private func sample() -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections(["a", "b"])
  snapshot.appendItems([1, 2, 3], toSection: "a")
  snapshot.appendItems([4, 5])
  return snapshot
}

private func text(_ snapshot: Snapshot) -> String {
  snapshot.sectionIdentifiers
    .map { section in
      "\(section):"
        + snapshot.itemIdentifiers(inSection: section).map(String.init).joined(separator: ",")
    }
    .joined(separator: " ")
}

@Suite("Diffable data source snapshots")
struct SnapshotTests {
  @Test("items are appended to the named section, or by default to the last one")
  func appending() {
    let snapshot = sample()
    #expect(text(snapshot) == "a:1,2,3 b:4,5")
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.numberOfItems(inSection: "z") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("z") == nil)
  }

  @Test(
    "operations on items and sections match Apple's documentation",
    arguments: [
      ("insert before", "a:1,9,8,2,3 b:4,5"), ("insert after", "a:1,2,9,8,3 b:4,5"),
      ("delete", "a:1,3 b:5"), ("move before", "a:3,1,2 b:4,5"), ("move after", "a:2,3 b:4,1,5"),
      ("sections before", "x:,a:1,2,3 b:4,5"), ("sections after", "a:1,2,3 x: b:4,5"),
      ("delete section", "b:4,5"), ("move section before", "b:4,5 a:1,2,3"),
      ("move section after", "b:4,5 a:1,2,3"), ("delete all", ""),
    ])
  func operations(_ operation: String, _ expected: String) {
    var snapshot = sample()
    switch operation {
    case "insert before": snapshot.insertItems([9, 8], beforeItem: 2)
    case "insert after": snapshot.insertItems([9, 8], afterItem: 2)
    case "delete": snapshot.deleteItems([2, 4, 77])
    case "move before": snapshot.moveItem(3, beforeItem: 1)
    case "move after": snapshot.moveItem(1, afterItem: 4)
    case "sections before": snapshot.insertSections(["x"], beforeSection: "a")
    case "sections after": snapshot.insertSections(["x"], afterSection: "a")
    case "delete section": snapshot.deleteSections(["a"])
    case "move section before": snapshot.moveSection("b", beforeSection: "a")
    case "move section after": snapshot.moveSection("a", afterSection: "b")
    default: snapshot.deleteAllItems()
    }
    #expect(text(snapshot) == expected.replacingOccurrences(of: ":,", with: ": "))
  }

  @Test("items appended to a section that doesn't exist are in no section")
  func missingSection() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one"])
    snapshot.appendItems([1], toSection: "two")
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.appendItems([1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "one")
  }

  @Test("a deleted section takes its items with it, which can be added again")
  func deletedSections() {
    var snapshot = sample()
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.appendItems([1])
    #expect(text(snapshot) == "b:4,5,1")
  }

  @Test("reloaded and reconfigured items are listed once and forgotten with the item")
  func reloads() {
    var snapshot = sample()
    snapshot.reloadItems([1, 4, 1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 4])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1, 2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test("identifiers stay unique, and missing ones change nothing")
  func mistakes() {
    var snapshot = sample()
    snapshot.appendItems([1, 6, 6], toSection: "b")
    snapshot.appendSections(["a"])
    snapshot.insertItems([7], beforeItem: 99)
    snapshot.moveItem(99, afterItem: 1)
    snapshot.moveItem(1, afterItem: 99)
    snapshot.appendItems([7], toSection: "z")
    snapshot.insertSections(["y"], afterSection: "z")
    snapshot.reloadItems([99])
    #expect(text(snapshot) == "a:1,2,3 b:4,5,6")
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }

  @Test("an inserted item is in its neighbor's section")
  func insertedItems() {
    var snapshot = sample()
    snapshot.insertItems([9], beforeItem: 2)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "a")
    snapshot.insertItems([8], afterItem: 9)
    snapshot.deleteItems([9])
    #expect(text(snapshot) == "a:1,8,2,3 b:4,5")
  }
}

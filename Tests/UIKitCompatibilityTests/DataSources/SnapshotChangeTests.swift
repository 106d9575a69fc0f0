// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKitCompatibility

@Suite("Changes between snapshots")
struct SnapshotChangeTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("items that are added and removed are at their later and former places")
  func additions() throws {
    let changes = try #require(
      SnapshotChanges(
        from: snapshot([("a", [1, 2, 3]), ("b", [4])]),
        to: snapshot([("a", [9, 1, 3]), ("b", [4, 8])])))
    #expect(changes.deletedItems == [path(0, 1)])
    #expect(changes.insertedItems == [path(0, 0), path(1, 1)])
    #expect(changes.movedItems.isEmpty && changes.reloadedItems.isEmpty)
    #expect(changes.deletedSections.isEmpty && changes.insertedSections.isEmpty)
    #expect(changes.reloadedSections.isEmpty)
  }

  @Test("as few items as possible move, also to other sections")
  func moves() throws {
    let changes = try #require(
      SnapshotChanges(
        from: snapshot([("a", [1, 2, 3]), ("b", [4, 5])]),
        to: snapshot([("a", [2, 3, 1, 5]), ("b", [4])])))
    #expect(changes.movedItems.map(\.from) == [path(0, 0), path(1, 1)])
    #expect(changes.movedItems.map(\.to) == [path(0, 2), path(0, 3)])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test("an item that moves into a new section is deleted and inserted with it")
  func newSections() throws {
    let changes = try #require(
      SnapshotChanges(
        from: snapshot([("a", [1, 2]), ("b", [3])]),
        to: snapshot([("c", [2]), ("a", [1, 3]), ("d", [])])))
    #expect(changes.insertedSections == [0, 2] && changes.deletedSections == [1])
    #expect(changes.deletedItems == [path(0, 1)] && changes.insertedItems == [path(1, 1)])
    #expect(changes.movedItems.isEmpty)
  }

  @Test("items of a reloaded section aren't compared, and leave and enter others")
  func reloadedSections() throws {
    var next = snapshot([("a", [1, 4]), ("b", [3, 2, 9])])
    next.reloadSections(["b"])
    let changes = try #require(
      SnapshotChanges(from: snapshot([("a", [1, 2]), ("b", [3, 4])]), to: next))
    #expect(changes.reloadedSections == [1])
    #expect(changes.deletedItems == [path(0, 1)] && changes.insertedItems == [path(0, 1)])
    #expect(changes.movedItems.isEmpty && changes.reloadedItems.isEmpty)
  }

  @Test("a reloaded item is at its former place, and one that moves is made anew")
  func reloadedItems() throws {
    var next = snapshot([("a", [2, 3, 1])])
    next.reloadItems([3])
    next.reconfigureItems([2, 1])
    let changes = try #require(SnapshotChanges(from: snapshot([("a", [1, 2, 3])]), to: next))
    #expect(changes.reloadedItems == [path(0, 1), path(0, 2)])
    #expect(changes.deletedItems == [path(0, 0)] && changes.insertedItems == [path(0, 2)])
    #expect(changes.movedItems.isEmpty)
  }

  @Test("sections in another order can't be changed one by one")
  func order() {
    let old = snapshot([("a", [1]), ("b", [2]), ("c", [])])
    #expect(SnapshotChanges(from: old, to: snapshot([("b", [2]), ("a", [1])])) == nil)
    #expect(SnapshotChanges(from: old, to: snapshot([("a", [1]), ("x", []), ("c", [])])) != nil)
    #expect(SnapshotChanges(from: old, to: Snapshot()) != nil)
  }

  @Test("what is shown is found by its place, and nothing elsewhere")
  func shown() {
    var source = snapshot([("a", [1, 2]), ("b", []), ("c", [3])])
    source.reloadItems([1])
    source.reconfigureItems([2])
    source.reloadSections(["a"])
    source.appendItems([1], toSection: "b")
    let shown = ShownSnapshot(source, in: nil)
    #expect([-1, 0, 1, 2, 3].map { shown.section(at: $0) } == [nil, "a", "b", "c", nil])
    #expect([-1, 0, 1, 2, 3].map { shown.numberOfItems(inSection: $0) } == [0, 2, 0, 1, 0])
    #expect(shown.item(at: path(0, 1)) == 2 && shown.item(at: path(2, 0)) == 3)
    for missing in [
      path(0, 2), path(0, -1), path(1, 0), path(3, 0), IndexPath(), IndexPath(index: 0),
      IndexPath(indexes: [0, 0, 0]),
    ] {
      #expect(shown.item(at: missing) == nil, "\(missing)")
    }
    #expect(shown.indexPath(of: 3) == path(2, 0) && shown.indexPath(of: 9) == nil)
    #expect(shown.snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(shown.snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(shown.snapshot.reloadedSectionIdentifiers.isEmpty && shown.snapshot.mistakes.isEmpty)
  }

  @Test("a list with another number of sections than was shown is loaded again")
  func otherSections() {
    let shown = ShownSnapshot(snapshot([("a", [1])]), in: nil)
    let next = snapshot([("a", [1, 2])])
    #expect(shown.changes(to: next, sections: 1)?.insertedItems == [path(0, 1)])
    #expect(shown.changes(to: next, sections: 0) == nil)
    #expect(
      shown.changes(to: next, sections: 2) == nil && shown.changes(to: next, sections: nil) == nil)
  }
}

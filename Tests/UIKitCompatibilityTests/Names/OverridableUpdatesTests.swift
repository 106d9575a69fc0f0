// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// A table that notes the updates it is asked for.
private final class NotingTable: UITableView {
  var calls: [String] = []

  override func reloadData() {
    calls.append("reload")
    super.reloadData()
  }
  override func beginUpdates() {
    calls.append("begin")
    super.beginUpdates()
  }
  override func endUpdates() {
    calls.append("end")
    super.endUpdates()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete")
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("reload rows")
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("move")
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("insert sections")
    super.insertSections(sections, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("delete sections")
    super.deleteSections(sections, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("reload sections")
    super.reloadSections(sections, with: animation)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("move section")
    super.moveSection(section, toSection: newSection)
  }
}

/// A collection that notes the updates it is asked for.
private final class NotingCollection: UICollectionView {
  var calls: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("delete")
    super.deleteItems(at: indexPaths)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reload items")
    super.reloadItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("move")
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func insertSections(_ sections: IndexSet) {
    calls.append("insert sections")
    super.insertSections(sections)
  }
  override func deleteSections(_ sections: IndexSet) {
    calls.append("delete sections")
    super.deleteSections(sections)
  }
  override func reloadSections(_ sections: IndexSet) {
    calls.append("reload sections")
    super.reloadSections(sections)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("move section")
    super.moveSection(section, toSection: newSection)
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    calls.append("layout")
    super.setCollectionViewLayout(layout, animated: animated)
  }
}

@Suite("Overridable updates")
struct OverridableUpdatesTests {
  private let path = IndexPath(item: 0, section: 0)
  private let other = IndexPath(item: 1, section: 0)
  private let first = IndexSet(integer: 0)

  @Test("every update of a table can be overridden")
  func table() {
    let table = NotingTable(frame: .zero, style: .plain)
    let view: UITableView = table
    view.reloadData()
    view.beginUpdates()
    view.endUpdates()
    view.performBatchUpdates {
      view.insertRows(at: [path], with: .none)
      view.deleteRows(at: [path], with: .none)
      view.reloadRows(at: [path], with: .none)
      view.moveRow(at: path, to: other)
      view.insertSections(first, with: .none)
      view.deleteSections(first, with: .none)
      view.reloadSections(first, with: .none)
      view.moveSection(0, toSection: 1)
    }
    #expect(
      table.calls == [
        "reload", "begin", "end", "batch", "insert", "delete", "reload rows", "move",
        "insert sections", "delete sections", "reload sections", "move section",
      ])
  }

  @Test("every update of a collection can be overridden")
  func collection() {
    let collection = NotingCollection(frame: .zero)
    let view: UICollectionView = collection
    view.performBatchUpdates {
      view.insertItems(at: [path])
      view.deleteItems(at: [path])
      view.reloadItems(at: [path])
      view.moveItem(at: path, to: other)
      view.insertSections(first)
      view.deleteSections(first)
      view.reloadSections(first)
      view.moveSection(0, toSection: 1)
    }
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) { _ in }
    #expect(
      collection.calls == [
        "batch", "insert", "delete", "reload items", "move", "insert sections", "delete sections",
        "reload sections", "move section", "layout",
      ])
  }
}

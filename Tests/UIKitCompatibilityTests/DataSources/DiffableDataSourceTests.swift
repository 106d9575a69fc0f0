// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// A table with its data source, and how often each item's cell was made.
private final class Fixture {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
  let source: UITableViewDiffableDataSource<String, Int>

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  func apply(_ sections: [(String, [Int])]) {
    source.apply(snapshot(sections))
    table.layoutIfNeeded()
  }

  /// The texts of the rows, sections apart.
  var rows: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "-"
      }
    }
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}

@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  @Test("a table shows each applied snapshot, whatever changed in between")
  func random() {
    var generator = Numbers(seed: 7)
    for round in 0..<60 {
      let fixture = Fixture()
      for _ in 0..<4 {
        let sections = generator.sections()
        fixture.apply(sections)
        #expect(fixture.rows == sections.map { $0.1.map(String.init) }, "seed 7, round \(round)")
        #expect(fixture.table.layoutReport().problems.isEmpty, "seed 7, round \(round)")
      }
    }
  }

  @Test("rows that remain keep their cells and their selection")
  func kept() throws {
    let fixture = Fixture()
    fixture.apply([("a", [1, 2, 3])])
    let three = try #require(fixture.cell(2))
    fixture.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    fixture.apply([("a", [3, 1, 9])])
    #expect(fixture.cell(0) === three)
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("items are found by their index path, and index paths by their item")
  func lookup() {
    let fixture = Fixture()
    fixture.apply([("a", [1, 2]), ("b", [3])])
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil)
    #expect(fixture.source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(fixture.source.indexPath(for: 8) == nil)
    #expect(fixture.source.sectionIdentifier(for: 1) == "b")
    #expect(fixture.source.sectionIdentifier(for: 2) == nil)
    #expect(fixture.source.index(for: "a") == 0)
    #expect(fixture.source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test("reloaded items get new cells")
  func reloaded() {
    final class Names { var names = [1: "one", 2: "two"] }
    let names = Names()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names.names[item]
      return cell
    }
    source.apply(snapshot([("a", [1, 2])]))
    table.layoutIfNeeded()
    names.names = [1: "ONE", 2: "TWO"]
    var next = source.snapshot()
    next.reconfigureItems([2])
    var isDone = false
    source.apply(next, animatingDifferences: false) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone)
    func text(_ row: Int) -> String? {
      table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }
    #expect(text(0) == "one")
    #expect(text(1) == "TWO")
  }

  @Test("mistakes in a snapshot, and missing cells, are reported by the table")
  func mistakes() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    var wrong = snapshot([("a", [1])])
    wrong.appendItems([1])
    wrong.deleteItems([5])
    wrong.moveItem(5, afterItem: 1)
    source.apply(wrong)
    table.layoutIfNeeded()
    #expect(
      table.layoutReport().problems.map(\.description) == [
        "A snapshot of TableNode was given the identifier 1 twice; identifiers are unique, and the first one stays.",
        "A snapshot of TableNode does not have the identifier 5; the change has no effect.",
        "The data source of TableNode provided no cell at [0, 0]; a plain cell is shown.",
      ])
  }

  @Test("an identifier that a snapshot doesn't have can't be reloaded or configured again")
  func unknownReloads() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var wrong = snapshot([("a", [1])])
    wrong.reloadItems([1, 5])
    wrong.reconfigureItems([6])
    source.apply(wrong)
    table.layoutIfNeeded()
    #expect(
      table.layoutReport().problems.map(\.description) == [
        "A snapshot of TableNode does not have the identifier 5; the change has no effect.",
        "A snapshot of TableNode does not have the identifier 6; the change has no effect.",
      ])
  }

  @Test("a collection shows each snapshot, with configured cells and headers")
  func collections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 900), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      cell.accessibilityIdentifier = "item \(item)"
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.accessibilityIdentifier = "header \(path.section)"
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    func names() -> [String] {
      collection.layoutIfNeeded()
      return collection.subviews.compactMap(\.accessibilityIdentifier).sorted()
    }
    source.apply(snapshot([("a", [1, 2])]))
    #expect(names() == ["header 0", "item 1", "item 2"])
    source.apply(snapshot([("b", [5]), ("a", [2, 3, 1])]))
    #expect(names() == ["header 0", "header 1", "item 1", "item 2", "item 3", "item 5"])
    #expect(collection.layoutReport().problems.isEmpty)
  }

  @Test("items without a section are reported, and no items aren't")
  func withoutSection() {
    for items in [[], [1], [1, 2]] {
      let fixture = Fixture()
      var snapshot = Snapshot()
      snapshot.appendItems(items)
      fixture.source.apply(snapshot)
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.layoutReport().problems.count == (items.isEmpty ? 0 : 1))
      #expect(fixture.rows.isEmpty)
    }
  }
}

/// Numbers that are the same in every run.
private struct Numbers {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// Up to three sections with some of twelve items.
  mutating func sections() -> [(String, [Int])] {
    var items = Array(0..<12)
    for index in items.indices.reversed() { items.swapAt(index, next(index + 1)) }
    items.removeLast(next(8))
    var names = ["a", "b", "c"]
    if next(3) == 0 { names.swapAt(next(3), next(3)) }
    names.removeLast(next(3))
    var result = names.map { ($0, [Int]()) }
    for item in items { result[next(result.count)].1.append(item) }
    return result
  }
}

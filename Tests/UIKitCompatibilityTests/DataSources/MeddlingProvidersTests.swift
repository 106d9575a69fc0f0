// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Item>

/// An item whose description runs client code.
private struct Item: Hashable, CustomStringConvertible {
  final class Listener {
    var told: (() -> Void)?
  }

  let number: Int
  var listener: Listener?

  static func == (left: Item, right: Item) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  var description: String {
    listener?.told?()
    return "\(number)"
  }
}

@Suite("Reentrant providers")
struct MeddlingProvidersTests {
  /// When a closure changes the snapshot.
  enum Moment: CaseIterable {
    case cell, completion, configurationUpdate, description
  }

  private static func snapshot(_ numbers: [Int], _ listener: Item.Listener? = nil) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems(numbers.map { Item(number: $0, listener: listener) })
    return snapshot
  }

  @Test("a table shows the most recently applied snapshot", arguments: Moment.allCases, [0, 1, 4])
  func table(moment: Moment, place: Int) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.layoutDiagnosticsHandler = { _ in }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var isArmed = true
    var act: (() -> Void)?
    func fire(_ at: Moment, _ item: Int) {
      guard isArmed, at == moment, item == place else { return }
      isArmed = false
      act?()
    }
    let source = UITableViewDiffableDataSource<String, Item>(tableView: table) {
      table, path, item in
      fire(.cell, item.number)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.configurationUpdateHandler = { cell, _ in
        fire(.configurationUpdate, item.number)
        var content = cell.defaultContentConfiguration()
        content.text = "\(item.number)"
        cell.contentConfiguration = content
      }
      return cell
    }
    act = { source.apply(Self.snapshot([7, 8])) }
    let listener = Item.Listener()
    // Added twice, so that the report describes it.
    var first = Self.snapshot([0, 1, 2, 3, 4], listener)
    first.appendItems([Item(number: place, listener: listener)])
    listener.told = { fire(.description, place) }
    source.apply(first) { fire(.completion, place) }
    for _ in 0..<3 { table.layoutIfNeeded() }
    if isArmed { act?() }
    table.layoutIfNeeded()
    let shown = moment == .description ? [0, 1, 2, 3, 4] : [7, 8]
    let numbers = source.snapshot().itemIdentifiers.map(\.number)
    #expect(numbers == [7, 8] || numbers == shown)
    #expect(table.numberOfRows(inSection: 0) == numbers.count)
    for (row, number) in numbers.enumerated() {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "\(number)")
    }
  }

  @Test("a handler can replace or remove the configuration, or reload the table")
  func handlers() {
    let acts: [(UITableView, UITableViewCell) -> Void] = [
      { _, cell in cell.contentConfiguration = nil },
      { _, cell in cell.backgroundConfiguration = .clear() },
      { _, cell in cell.setNeedsUpdateConfiguration() },
      { _, cell in cell.configurationUpdateHandler = nil },
      { table, _ in table.reloadData() },
      { _, cell in cell.removeFromSuperview() },
      { table, _ in table.removeFromSuperview() },
      { table, _ in table.layoutIfNeeded() },
    ]
    for (number, act) in acts.enumerated() {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      page.layoutDiagnosticsHandler = { _ in }
      let table = UITableView(frame: page.bounds)
      page.addSubview(table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      var count = 0
      let source = UITableViewDiffableDataSource<String, Item>(tableView: table) {
        table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.configurationUpdateHandler = { cell, _ in
          var content = cell.defaultContentConfiguration()
          content.text = "\(item.number)"
          cell.contentConfiguration = content
          count += 1
          if count <= 3 { act(table, cell) }
        }
        return cell
      }
      source.apply(Self.snapshot([0, 1, 2, 3]))
      for _ in 0..<3 { page.layoutIfNeeded() }
      source.apply(Self.snapshot([3, 1, 5]))
      page.layoutIfNeeded()
      #expect(table.numberOfRows(inSection: 0) == 3, "act \(number)")
      #expect(count >= 3, "act \(number)")
    }
  }
}

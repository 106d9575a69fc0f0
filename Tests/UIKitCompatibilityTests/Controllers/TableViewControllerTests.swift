// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures
import ViewTesting

/// A controller that overrides methods of all three protocols, as apps do.
private final class Shelf: UITableViewController {
  var books = ["Emma", "Persuasion", "Sanditon"]
  var calls: [String] = []
  var edges: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "\(books.count) books" }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row < 2 }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(indexPath.row)")
    books.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    books.insert(books.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = UILabel()
    header.text = "Austen"
    return header
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 50 }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.row)") }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { edges.append("show header \(section)") }

  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { edges.append("show footer \(section)") }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { edges.append("hide header \(section)") }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { edges.append("hide footer \(section)") }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let lend = UIContextualAction(style: .normal, title: "Lend") { [weak self] _, _, done in
      self?.calls.append("lend \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [lend])
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Discard" }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
}

@Suite("Table view controllers")
struct TableViewControllerTests {
  private let shelf = Shelf(style: .plain)
  private let screen: Screen

  init() {
    screen = Screen(.phone, rootViewController: shelf)
    screen.layoutIfNeeded()
  }

  private func swipe(row: Int, by distance: CGFloat) throws {
    screen.layoutIfNeeded()
    let cell = try #require(shelf.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    try screen.drag(cell, by: CGPoint(x: distance, y: 0))
    screen.layoutIfNeeded()
  }

  @Test("overridden methods of the data source and the delegates are called")
  func overridden() throws {
    #expect(shelf.calls.filter { $0.hasPrefix("show") } == ["show 0", "show 1", "show 2"])
    #expect(shelf.tableView.rectForHeader(inSection: 0).height == 50)
    #expect((shelf.tableView.headerView(forSection: 0) as? UILabel)?.text == "Austen")
    #expect(shelf.tableView.frameTree().contains("3 books"))
    #expect(shelf.edges == ["show header 0", "show footer 0"])
    shelf.edges = []
    shelf.tableView.reloadData()
    screen.layoutIfNeeded()
    #expect(Set(shelf.edges.prefix(2)) == ["hide header 0", "hide footer 0"])
    #expect(shelf.edges.suffix(2) == ["show header 0", "show footer 0"])
    try screen.tap("Emma")
    try screen.tap("Sanditon")
    #expect(shelf.calls.last == "deselect 0")
    shelf.tableView.contentOffset.y = 10
    #expect(shelf.calls.last == "scroll")
  }

  @Test("an overridden commit deletes the row that is swiped")
  func commit() throws {
    try swipe(row: 1, by: -120)
    try screen.tap("Discard")
    #expect(shelf.calls.last == "commit 1")
    #expect(shelf.books == ["Emma", "Sanditon"])
    try swipe(row: 0, by: 120)
    try screen.tap("Lend")
    #expect(shelf.calls.last == "lend 0")
  }

  @Test("the edit button edits the table, whose rows are then deleted and moved")
  func editing() throws {
    shelf.navigationItem.rightBarButtonItem = shelf.editButtonItem
    screen.rootViewController = UINavigationController(rootViewController: shelf)
    screen.layoutIfNeeded()
    try screen.tap("Edit")
    #expect(shelf.isEditing && shelf.tableView.isEditing)
    try screen.tap("Delete Emma")
    try screen.tap("Discard")
    #expect(shelf.calls.last == "commit 0" && shelf.books == ["Persuasion", "Sanditon"])
    try screen.drag(screen.element(called: "Reorder Persuasion"), by: CGPoint(x: 0, y: 60))
    #expect(shelf.calls.last == "move 0 to 1" && shelf.books == ["Sanditon", "Persuasion"])
    shelf.isEditing = false
    #expect(!shelf.tableView.isEditing)
    #expect(throws: (any Error).self) { try screen.tap("Delete Persuasion") }
  }

  @Test("a row that an override refuses to edit can't be swiped")
  func refused() throws {
    try swipe(row: 2, by: -120)
    #expect(throws: (any Error).self) { try screen.tap("Discard") }
    #expect(shelf.books.count == 3)
  }

  @Test("without overrides, a controller answers as the protocols do by default")
  func defaults() {
    final class Nothing: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let controller = UITableViewController(style: .grouped)
    let table = UITableView(frame: .zero, style: .grouped)
    table.rowHeight = 31
    table.sectionHeaderHeight = 32
    table.sectionFooterHeight = 33
    let path = IndexPath(row: 1, section: 2)
    func answers(_ object: some UITableViewDataSource & UITableViewDelegate) -> [String] {
      [
        "\(object.numberOfSections(in: table))",
        "\(object.tableView(table, numberOfRowsInSection: 2))",
        "\(String(describing: object.tableView(table, titleForHeaderInSection: 2)))",
        "\(String(describing: object.tableView(table, titleForFooterInSection: 2)))",
        "\(object.tableView(table, canEditRowAt: path))",
        "\(object.tableView(table, heightForRowAt: path))",
        "\(object.tableView(table, estimatedHeightForRowAt: path))",
        "\(object.tableView(table, heightForHeaderInSection: 2))",
        "\(object.tableView(table, heightForFooterInSection: 2))",
        "\(object.tableView(table, viewForHeaderInSection: 2) == nil)",
        "\(object.tableView(table, viewForFooterInSection: 2) == nil)",
        "\(object.tableView(table, shouldHighlightRowAt: path))",
        "\(object.sectionIndexTitles(for: table) == nil)",
        "\(object.tableView(table, sectionForSectionIndexTitle: "A", at: 7))",
        "\(object.tableView(table, willSelectRowAt: path) == path)",
        "\(object.tableView(table, willDeselectRowAt: path) == path)",
        "\(object.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)",
        "\(object.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)",
        "\(object.tableView(table, editingStyleForRowAt: path))",
        "\(object.tableView(table, shouldIndentWhileEditingRowAt: path))",
        "\(object.tableView(table, canMoveRowAt: path))",
        """
        \(object.tableView(
          table, targetIndexPathForMoveFromRowAt: path,
          toProposedIndexPath: IndexPath(row: 5, section: 0)))
        """,
        "\(object.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)",
        "\(object.scrollViewShouldScrollToTop(table))",
      ]
    }
    #expect(answers(controller) == answers(Nothing()))
    table.isEditing = true
    #expect(answers(controller) == answers(Nothing()))
    #expect(controller.tableView(table, canEditRowAt: path))
  }

  @Test("the selection is cleared when the view appears, unless that is turned off")
  func clearing() {
    for clears in [nil, true, false] {
      let shelf = Shelf(style: .plain)
      if let clears { shelf.clearsSelectionOnViewWillAppear = clears }
      shelf.loadViewIfNeeded()
      shelf.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      let screen = Screen(.phone, rootViewController: shelf)
      screen.layoutIfNeeded()
      #expect((shelf.tableView.indexPathForSelectedRow == nil) == (clears ?? true))
    }
  }
}

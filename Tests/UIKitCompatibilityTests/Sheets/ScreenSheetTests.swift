// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewGraphicsTestSupport
import ViewNodes
import ViewPictures
import ViewTesting

/// Rows with actions, which can be moved.
private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = indexPath.row == 1 ? .detailDisclosureButton : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Flag", .normal, image: "star")])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let late = action("Later", .normal)
    late.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [action("Delete", .destructive), late])
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}

  private func action(
    _ title: String, _ style: UIContextualAction.Style, image: String? = nil
  ) -> UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { _, _, done in done(true) }
    action.image = image.flatMap { UIImage(systemName: $0) }
    return action
  }
}

/// What whole screens look like while something happens on them: frames, pictures, what is read
/// aloud, and properties that aren't visible.
@Suite("Sheets of screens")
struct ScreenSheetTests {
  private static func show(
    _ controller: UIViewController, _ change: (Screen) throws -> Void = { _ in }
  ) throws -> Screen {
    let screen = Screen(.phone, rootViewController: controller)
    screen.layoutIfNeeded()
    try change(screen)
    screen.layoutIfNeeded()
    return screen
  }

  private static func plain() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Title"
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  private static func table(_ change: (Screen, Rows) throws -> Void) throws -> Screen {
    let rows = Rows(style: .insetGrouped)
    return try show(rows) { try change($0, rows) }
  }

  private static func present(
    _ presented: UIViewController, _ change: (Screen) throws -> Void = { _ in }
  ) throws -> Screen {
    let controller = plain()
    return try show(controller) {
      controller.present(presented, animated: false)
      $0.layoutIfNeeded()
      try change($0)
    }
  }

  private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "It can't be undone.", preferredStyle: style)
    if style == .alert { alert.addTextField { $0.placeholder = "Reason" } }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let keep = UIAlertAction(title: "Keep", style: .default)
    keep.isEnabled = false
    alert.addAction(keep)
    return alert
  }

  private static func cell(_ rows: Rows, _ row: Int) throws -> UITableViewCell {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private static func unavailable(
    _ configuration: UIContentUnavailableConfiguration
  ) throws -> Screen {
    let controller = plain()
    var configuration = configuration
    configuration.secondaryText = "More about that"
    configuration.image = UIImage(systemName: "star")
    configuration.imageProperties.cornerRadius = 4
    configuration.button.title = "Try Again"
    configuration.secondaryButton.title = "Help"
    configuration.secondaryButtonProperties.isEnabled = false
    controller.contentUnavailableConfiguration = configuration
    return try show(controller)
  }

  private static var scenes: [(name: String, make: () throws -> Screen)] {
    [
      ("trailing-actions", { try table { try $0.showActions(of: cell($1, 1), swiping: .left) } }),
      ("leading-actions", { try table { try $0.showActions(of: cell($1, 1), swiping: .right) } }),
      ("editing", { try table { $1.setEditing(true, animated: false) } }),
      (
        "refreshing",
        {
          try table {
            $1.refreshControl = UIRefreshControl()
            $1.refreshControl?.attributedTitle = AttributedText(string: "Loading")
            $1.refreshControl?.beginRefreshing()
          }
        }
      ),
      ("alert", { try present(alert(.alert)) }),
      ("action-sheet", { try present(alert(.actionSheet)) }),
      (
        "sheet",
        {
          let sheet = plain()
          sheet.modalPresentationStyle = .pageSheet
          return try present(sheet)
        }
      ),
      ("unavailable", { try unavailable(.empty()) }), ("loading", { try unavailable(.loading()) }),
      ("no-results", { try unavailable(.search()) }),
      (
        "navigation",
        {
          let (first, second) = (plain(), plain())
          let navigation = UINavigationController(rootViewController: first)
          navigation.navigationBar.prefersLargeTitles = true
          navigation.isToolbarHidden = false
          second.toolbarItems = [UIBarButtonItem(title: "Share"), .flexibleSpace()]
          second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
          let search = UISearchController(searchResultsController: nil)
          search.searchBar.scopeButtonTitles = ["All", "Some"]
          second.navigationItem.searchController = search
          navigation.pushViewController(second, animated: false)
          return try show(navigation) { _ in search.isActive = true }
        }
      ),
      (
        "tabs",
        {
          let tabs = UITabBarController()
          tabs.viewControllers = (0..<3).map { number in
            let page = plain()
            page.tabBarItem = UITabBarItem(
              title: "Tab \(number)", image: UIImage(systemName: "star"), tag: number)
            page.tabBarItem.badgeValue = number == 1 ? "9" : nil
            return page
          }
          return try show(tabs) { _ in tabs.selectedIndex = 2 }
        }
      ),
      (
        "typing",
        {
          let controller = plain()
          let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
          field.borderStyle = .roundedRect
          field.clearButtonMode = .whileEditing
          let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
          toolbar.items = [.flexibleSpace(), UIBarButtonItem(title: "Done")]
          field.inputAccessoryView = toolbar
          controller.view.addSubview(field)
          return try show(controller) {
            try $0.tap(field)
            try $0.type("some text")
            try $0.selectText("text")
          }
        }
      ),
    ]
  }

  @Test("screens are what was recorded")
  func screens() throws {
    for (name, make) in Self.scenes {
      let screen = try make()
      let root = try #require(screen.rootNode)
      let parts = [
        "picture \(Data(root.svg().utf8).digest)", root.frameTree(), root.accessibilityTree(),
        root.propertyText,
      ]
      assertSnapshot(of: parts.joined(separator: "\n\n"), as: .lines, named: name)
    }
  }
}

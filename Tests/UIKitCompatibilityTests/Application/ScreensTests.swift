// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// A list as people write it.
private final class AnimalsController: UITableViewController {
  let animals = ["Ant", "Bear", "Cat"]
  private(set) var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "animal")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    animals.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
    cell.textLabel?.text = animals[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = animals[indexPath.row]
  }
}

@Suite("Screens as UIKit code writes them")
struct ScreensTests {
  @Test("a table's controller is its data source and its delegate")
  func table() {
    let controller = AnimalsController(style: .plain)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view === controller.tableView)
    let cells = controller.tableView.visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["Ant", "Bear", "Cat"])
    controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(controller.chosen == "Cat")
    #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == nil)
  }

  @Test("an overridden appearance applies to a view and its descendants")
  func interfaceStyle() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.overrideUserInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a dynamic color follows the traits")
  func dynamicColor() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }
}

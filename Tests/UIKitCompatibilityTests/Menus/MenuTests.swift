// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

@Suite("Menus of buttons and bar items")
struct MenuTests {
  private final class Log {
    var entries: [String] = []
  }

  private func action(
    _ title: String, _ log: Log, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { log.entries.append($0.title) }
  }

  private func shown(_ button: UIButton) -> Screen {
    let root = UIView()
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    root.addSubview(button)
    let screen = Screen(.phone, rootNode: root)
    screen.layoutIfNeeded()
    return screen
  }

  private func tap(_ view: UIView, on screen: Screen) throws {
    try screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  @Test("a tap opens the menu of a button, from which an action is chosen")
  func opens() throws {
    let log = Log()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [
      action("Copy", log),
      UIMenu(
        title: "Share", children: [action("Mail", log), action("Print", log)]),
      UIMenu(
        options: .displayInline,
        children: [
          action("Delete", log, attributes: .destructive),
          action("Secret", log, attributes: .hidden),
          action("Locked", log, attributes: .disabled),
        ]),
    ])
    button.addAction(UIAction { _ in log.entries.append("tapped") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.entries.append("menu") }, for: .menuActionTriggered)
    let screen = shown(button)
    try tap(button, on: screen)
    #expect(screen.openMenu == nil)
    #expect(log.entries == ["tapped"])

    button.showsMenuAsPrimaryAction = true
    try tap(button, on: screen)
    #expect(log.entries == ["tapped", "menu"])
    let open = try #require(screen.openMenu)
    #expect(open.titles == ["Copy", "Share", "Delete", "Locked"])
    #expect(open.sender === button)
    #expect(!open.choose("Locked"))
    #expect(!open.choose("Secret"))
    #expect(!open.choose("Share"))
    #expect(!open.choose("Share", "Copy"))
    #expect(screen.openMenu === open)
    #expect(open.choose("Share", "Print"))
    #expect(log.entries.last == "Print")
    #expect(screen.openMenu == nil)
  }

  @Test("a menu stays open after an action that keeps it, and closes without a choice")
  func staysOpen() {
    let log = Log()
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("Louder", log, attributes: .keepsMenuPresented)])
    let screen = shown(button)
    button.openMenu()
    #expect(screen.openMenu?.choose("Louder") == true)
    #expect(screen.openMenu?.choose("Louder") == true)
    #expect(log.entries == ["Louder", "Louder"])
    screen.openMenu?.dismiss()
    #expect(screen.openMenu == nil)
    button.isEnabled = false
    button.openMenu()
    #expect(screen.openMenu == nil)
  }

  @Test("in a single-selection menu, only the chosen action is marked")
  func singleSelection() {
    let log = Log()
    let button = UIButton(type: .system)
    let menu = UIMenu(
      options: .singleSelection,
      children: [action("Name", log, state: .on), action("Date", log), action("Size", log)])
    button.menu = menu
    let screen = shown(button)
    button.openMenu()
    screen.openMenu?.choose("Size")
    #expect(menu.selectedElements.map(\.title) == ["Size"])
    button.openMenu()
    screen.openMenu?.choose("Date")
    #expect(menu.selectedElements.map(\.title) == ["Date"])
  }

  @Test("a button that changes its selection shows the title of the chosen action")
  func popUpButton() throws {
    let log = Log()
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    let menu = UIMenu(children: [action("Small", log), action("Large", log)])
    button.menu = menu
    #expect(button.configuration?.title == "Small")
    #expect(menu.selectedElements.map(\.title) == ["Small"])
    let screen = shown(button)
    try tap(button, on: screen)
    screen.openMenu?.choose("Large")
    #expect(button.configuration?.title == "Large")
    #expect(menu.selectedElements.map(\.title) == ["Large"])
    #expect(log.entries == ["Large"])

    let plain = UIButton(type: .system)
    plain.menu = UIMenu(children: [action("One", log), action("Two", log, state: .on)])
    plain.changesSelectionAsPrimaryAction = true
    #expect(plain.currentTitle == "Two")
  }

  @Test("a tap on a bar item without an action opens its menu")
  func barItem() throws {
    let log = Log()
    let controller = UIViewController()
    let menu = UIMenu(children: [action("Sort", log)])
    let item = UIBarButtonItem(title: "Options", menu: menu)
    let both = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in log.entries.append("added") }, menu: menu)
    controller.navigationItem.rightBarButtonItems = [item, both]
    let screen = Screen(.phone)
    screen.rootViewController = UINavigationController(rootViewController: controller)
    screen.layoutIfNeeded()
    #expect(item.menu === menu)
    let bar = try #require(controller.navigationController?.navigationBar)
    let buttons = allButtons(in: bar)
    let options = try #require(buttons.first { $0.currentTitle == "Options" })
    try tap(options, on: screen)
    #expect(screen.openMenu?.titles == ["Sort"])
    #expect(screen.openMenu?.sender === item)
    screen.openMenu?.choose("Sort")
    #expect(log.entries == ["Sort"])
    let add = try #require(buttons.first { $0.menu === menu && $0 !== options })
    try tap(add, on: screen)
    #expect(screen.openMenu == nil)
    #expect(log.entries == ["Sort", "added"])
  }

  private func allButtons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { subview in
      (subview as? UIButton).map { [$0] } ?? allButtons(in: subview)
    }
  }

  @Test("menus and actions keep their initial properties")
  func data() {
    let image = UIImage(systemName: "pencil")
    let edit = UIAction(
      title: "Edit", subtitle: "Changes it", image: image,
      identifier: UIAction.Identifier("edit"), discoverabilityTitle: "Edit the text",
      attributes: [.destructive], state: .mixed
    ) { _ in }
    #expect(edit.subtitle == "Changes it")
    #expect(edit.image == image)
    #expect(edit.state == .mixed)
    #expect(edit.attributes == [.destructive])
    #expect(edit.discoverabilityTitle == "Edit the text")
    let elements: [UIMenuElement] = [edit]
    let menu = UIMenu(
      title: "Text", subtitle: "All of it", image: image,
      identifier: UIMenu.Identifier("text"), options: [.destructive], children: elements)
    #expect(menu.identifier?.rawValue == "text")
    let other = menu.replacingChildren([])
    #expect(other.children.isEmpty)
    #expect(other.title == "Text")
    #expect(other.subtitle == "All of it")
    #expect(other.options == [.destructive])
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Elements of menus")
struct MenuRulesTests {
  private func open(
    _ menu: Menu, log: @escaping (String) -> Void = { _ in }
  ) -> OpenMenu {
    OpenMenu(menu, of: nil, close: { log("closed") }, chosen: { log("chose \($0.title)") })
  }

  @Test("identifiers are equal if their strings are")
  func identifiers() {
    #expect(Action.Identifier(rawValue: "save") == Action.Identifier("save"))
    #expect(Action.Identifier(rawValue: "save").rawValue == "save")
    #expect(Action.Identifier(rawValue: "save") != Action.Identifier("open"))
    #expect(Menu.Identifier(rawValue: "edit") == Menu.Identifier("edit"))
    #expect(Menu.Identifier(rawValue: "edit").rawValue == "edit")
    #expect(Menu.Identifier(rawValue: "edit") != Menu.Identifier("view"))
  }

  @Test("the title, subtitle, and image of an action can be changed")
  func changedAction() {
    let action = Action(title: "Save", subtitle: "To disk") { _ in }
    action.title = "Store"
    action.subtitle = "In the cloud"
    #expect(action.title == "Store" && action.subtitle == "In the cloud")
    let element: MenuElement = action
    #expect(element.title == "Store" && element.subtitle == "In the cloud")
    action.subtitle = nil
    #expect(element.subtitle == nil && element.image == nil)
    let image = Image(
      size: .init(width: 3, height: 4), recordedBy: DrawingRecorder(displayScale: 2))
    action.image = image
    #expect(action.image == image && element.image == image)
  }

  @Test("the title and image of a key command can be changed")
  func changedCommand() {
    let command = KeyCommand(
      title: "Find", image: nil, input: "f", modifierFlags: [.command, .shift],
      discoverabilityTitle: "Find text", selector: "find", call: { _, _ in true })
    let element: MenuElement = command
    command.title = "Search"
    #expect(element.title == "Search" && command.title == "Search")
    #expect(command.image == nil && command.subtitle == nil)
    let image = Image(
      size: .init(width: 3, height: 4), recordedBy: DrawingRecorder(displayScale: 2))
    command.image = image
    #expect(command.image == image && element.image == image)
    #expect(command.input == "f" && command.modifierFlags == [.command, .shift])
    #expect(command.discoverabilityTitle == "Find text")
  }

  @Test("an action in a submenu is chosen through the titles that lead to it")
  func submenus() {
    var log: [String] = []
    let paste = Action(title: "Paste") { _ in log.append("pasted") }
    let inner = Menu(title: "More", children: [paste])
    let menu = open(Menu(children: [Menu(title: "Edit", children: [inner])])) { log.append($0) }
    #expect(!menu.choose("Paste") && !menu.choose("Edit", "Paste"))
    #expect(!menu.choose("Help", "More", "Paste") && !menu.choose("Edit", "Less", "Paste"))
    #expect(!menu.choose() && !menu.choose("Edit", "More", "Copy"))
    #expect(log.isEmpty)
    #expect(menu.choose("Edit", "More", "Paste"))
    #expect(log == ["closed", "chose Paste", "pasted"])
  }

  @Test("choosing marks the action in its menu of single selection, and no other menu")
  func marks() {
    func actions(_ names: String...) -> [Action] { names.map { Action(title: $0) { _ in } } }
    let (sizes, colors, others) = (actions("S", "M"), actions("red", "blue"), actions("Help"))
    sizes[0].state = .on
    colors[1].state = .mixed
    let menu = open(
      Menu(children: [
        Menu(title: "Size", options: .singleSelection, children: sizes),
        Menu(options: [.singleSelection, .displayInline], children: colors), others[0],
      ]))
    menu.choose("Help")
    #expect(sizes.map(\.state) == [.on, .off] && colors.map(\.state) == [.off, .mixed])
    menu.choose("red")
    #expect(sizes.map(\.state) == [.on, .off] && colors.map(\.state) == [.on, .off])
    menu.choose("Size", "M")
    #expect(sizes.map(\.state) == [.off, .on] && colors.map(\.state) == [.on, .off])
    #expect(others[0].state == .off)
  }
}

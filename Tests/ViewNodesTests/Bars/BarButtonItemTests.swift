// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Bar button item") struct BarButtonItemTests {
  @Test(
    "system items have their titles and styles",
    arguments: [
      (BarButtonItem.SystemItem.done, "Done", BarButtonItem.Style.done),
      (.save, "Save", .done), (.cancel, "Cancel", .plain), (.edit, "Edit", .plain),
      (.undo, "Undo", .plain), (.redo, "Redo", .plain),
    ])
  func words(system: BarButtonItem.SystemItem, title: String, style: BarButtonItem.Style) {
    let item = BarButtonItem(barButtonSystemItem: system)
    #expect(item.title == title)
    #expect(item.style == style)
    #expect(item.image == nil)
    #expect(item.systemItem == system)
  }

  @Test(
    "other system items have an image, and spaces have neither",
    arguments: BarButtonItem.SystemItem.allCases)
  func images(system: BarButtonItem.SystemItem) {
    let item = BarButtonItem(barButtonSystemItem: system)
    let isSpace = system == .flexibleSpace || system == .fixedSpace
    #expect(isSpace == (item.title == nil && item.image == nil))
    #expect(item.title == nil || item.image == nil)
  }

  @Test("raw values are UIKit's") func numbers() {
    #expect(BarButtonItem.SystemItem.done.rawValue == 0)
    #expect(BarButtonItem.SystemItem.flexibleSpace.rawValue == 5)
    #expect(BarButtonItem.SystemItem.trash.rawValue == 16)
    #expect(BarButtonItem.SystemItem.close.rawValue == 24)
    #expect(BarButtonItem.Style.done.rawValue == 2)
  }

  @Test("an action provides title and image, and runs with the item as its sender") func action() {
    var sender: AnyObject?
    let item = BarButtonItem(
      primaryAction: Action(title: "Go", image: Image(systemName: "plus")) { sender = $0.sender })
    #expect(item.title == "Go")
    #expect(item.image != nil)
    item.performPrimaryAction()
    #expect(sender === item)
    sender = nil
    item.isEnabled = false
    item.performPrimaryAction()
    #expect(sender == nil)
    let done = BarButtonItem(systemItem: .done, primaryAction: Action { sender = $0.sender })
    done.performPrimaryAction()
    #expect(sender === done)
    #expect(done.title == "Done")
  }

  @Test("title attributes are kept per state") func attributes() {
    let item = BarButtonItem(title: "Item")
    item.setTitleTextAttributes([.foregroundColor: Color.red], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?.foregroundColor == .red)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
  }
}

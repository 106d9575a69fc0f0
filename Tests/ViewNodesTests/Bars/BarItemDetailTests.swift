// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Contents and actions of bar items")
struct BarItemDetailTests {
  @Test("system items have the symbols that their names mean")
  func symbols() {
    let names: [(BarButtonItem.SystemItem, String)] = [
      (.add, "plus"), (.compose, "square.and.pencil"), (.reply, "arrow.left"),
      (.action, "square.and.arrow.up"), (.organize, "folder"), (.bookmarks, "book"),
      (.search, "magnifyingglass"), (.refresh, "arrow.clockwise"), (.stop, "xmark"),
      (.camera, "camera"), (.trash, "trash"), (.play, "play.fill"), (.pause, "pause.fill"),
      (.rewind, "backward.fill"), (.fastForward, "forward.fill"), (.close, "xmark"),
    ]
    for (item, name) in names {
      #expect(BarButtonItem(barButtonSystemItem: item).image == Image(systemName: name), "\(name)")
      #expect(BarButtonItem(barButtonSystemItem: item).style == .plain, "\(name)")
    }
  }

  @Test("tabs of the system have the symbols that their titles mean")
  func tabSymbols() {
    let names: [(TabBarItem.SystemItem, String)] = [
      (.more, "ellipsis"), (.featured, "star.fill"), (.topRated, "star.fill"),
      (.contacts, "person.crop.circle.fill"), (.history, "clock.fill"), (.bookmarks, "book.fill"),
      (.downloads, "square.and.arrow.down"), (.mostRecent, "clock.fill"),
      (.mostViewed, "list.bullet"),
    ]
    for (item, name) in names {
      let image = TabBarItem(tabBarSystemItem: item, tag: 0).image
      #expect(image == Image(systemName: name), "\(name)")
    }
  }

  @Test("an action replaces the title and the image only if it has some")
  func actionContent() {
    let (book, star) = (Image(systemName: "book"), Image(systemName: "star"))
    let item = BarButtonItem(title: "A", image: book, primaryAction: Action { _ in }, menu: nil)
    #expect(item.title == "A" && item.image == book && item.style == .plain)
    item.primaryAction = Action(title: "B") { _ in }
    #expect(item.title == "B" && item.image == book)
    item.primaryAction = Action(title: "", image: star) { _ in }
    #expect(item.title == "B" && item.image == star)
    item.primaryAction = nil
    #expect(item.title == "B" && item.image == star && !item.hasAction)
    let menu = Menu(title: "M", children: [])
    let system = BarButtonItem(systemItem: .save, primaryAction: Action { _ in }, menu: menu)
    #expect(system.title == "Save" && system.menu === menu && system.hasAction)
    #expect(BarButtonItem(primaryAction: nil).title == nil)
  }

  @Test("a tap performs the primary action, or else that of the target, while the item is enabled")
  func performing() {
    var calls: [String] = []
    let item = BarButtonItem(title: "A")
    #expect(!item.hasAction)
    item.performPrimaryAction()
    item.targetAction = Action { action in
      calls.append(action.sender === item ? "target" : "stranger")
    }
    #expect(item.hasAction)
    item.performPrimaryAction()
    item.primaryAction = Action { action in
      calls.append(action.sender === item ? "primary" : "stranger")
    }
    item.performPrimaryAction()
    item.isEnabled = false
    item.performPrimaryAction()
    #expect(calls == ["target", "primary"])
    let image = BarButtonItem(image: Image(systemName: "book"), style: .done) { _ in
      calls.append("image")
    }
    image.performPrimaryAction()
    #expect(image.style == .done && image.image != nil && calls.last == "image")
  }

  @Test("a space has the width that it is given, and a custom view replaces the button")
  func spaces() {
    #expect(BarButtonItem.fixedSpace(40).width == 40)
    #expect(BarButtonItem.fixedSpace(40).systemItem == .fixedSpace)
    #expect(BarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
    let spaces = BarButtonItem.SystemItem.allCases.filter(\.isSpace)
    #expect(spaces == [.flexibleSpace, .fixedSpace])
    let view = ViewNode()
    #expect(BarButtonItem(customView: view).customView === view)
    #expect(BarButtonItem().systemItem == nil)
  }

  @Test("an item reports each change once, and no value that it has")
  func changes() {
    let view = ViewNode()
    let menu = Menu(title: "M", children: [])
    let steps: [(BarButtonItem) -> Void] = [
      { $0.title = "B" }, { $0.image = Image(systemName: "book") }, { $0.isEnabled = false },
      { $0.style = .done }, { $0.tintColor = .red }, { $0.width = 3 }, { $0.customView = view },
      { $0.menu = menu }, { $0.accessibilityLabel = "L" }, { $0.accessibilityIdentifier = "I" },
      { $0.accessibilityHint = "H" },
    ]
    let item = BarButtonItem(title: "A")
    var count = 0
    item.changed = { count += 1 }
    for (index, step) in steps.enumerated() {
      count = 0
      step(item)
      #expect(count == 1, "\(index)")
      step(item)
      #expect(count == 1, "\(index)")
    }
    count = 0
    item.setTitleTextAttributes(TextAttributes(kern: 1), for: .highlighted)
    #expect(count == 1 && item.titleTextAttributes(for: .highlighted)?.kern == 1)
    let tab = TabBarItem(title: "A", image: nil, selectedImage: Image(systemName: "book"))
    #expect(tab.selectedImage == Image(systemName: "book") && tab.image == nil && tab.tag == 0)
    tab.changed = { count += 1 }
    let tabSteps: [(TabBarItem) -> Void] = [
      { $0.selectedImage = nil }, { $0.badgeValue = "1" }, { $0.badgeColor = .red },
    ]
    for step in tabSteps {
      count = 0
      step(tab)
      step(tab)
      #expect(count == 1)
    }
  }

  @Test("the node that shows an item is found in the first place of the tree, from the back")
  func shown() throws {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (toolbar, tabs) = (
      ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
      TabBarNode(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
    )
    let button = BarButtonItem(title: "A")
    let custom = BarButtonItem(customView: ViewNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    let tab = TabBarItem(title: "B", image: nil, tag: 0)
    toolbar.items = [button, custom]
    tabs.items = [TabBarItem(title: "C", image: nil, tag: 0), tab]
    root.addSubview(toolbar)
    root.addSubview(tabs)
    root.layoutIfNeeded()
    #expect((root.node(showing: button) as? BarButtonNode)?.item === button)
    #expect(root.node(showing: custom) === custom.customView)
    #expect((root.node(showing: tab) as? TabBarButtonNode)?.item === tab)
    #expect(tabs.node(showing: button) == nil)
    #expect(root.node(showing: BarButtonItem(title: "A")) == nil)
    #expect(root.firstNode { $0 is BarBackground } === toolbar.subviews.first)
    #expect(root.firstNode { _ in true } === root)
  }

  @Test("the shown back button is that of the frontmost bar that isn't hidden")
  func backButtons() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func bar(in parent: ViewNode, _ count: Int) -> NavigationBarNode {
      let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = (0..<count).map { NavigationItem(title: "\($0)") }
      parent.addSubview(bar)
      return bar
    }
    #expect(root.backButton == nil)
    let first = bar(in: root, 2)
    #expect(root.backButton === first.parts.back && first.parts.back != nil)
    let holder = ViewNode()
    root.addSubview(holder)
    let second = bar(in: holder, 2)
    #expect(root.backButton === second.parts.back)
    _ = bar(in: root, 1)
    #expect(root.backButton === second.parts.back)
    holder.isHidden = true
    #expect(root.backButton === first.parts.back)
    first.isHidden = true
    #expect(root.backButton == nil)
    holder.isHidden = false
    #expect(root.backButton === second.parts.back)
  }
}

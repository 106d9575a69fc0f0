// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Bars and their items whose properties change after a layout")
struct ChangedBarTests {
  private static let attributes = TextAttributes(
    font: .systemFont(ofSize: 25), foregroundColor: .red)

  private static var appearance: NavigationBarAppearance {
    let appearance = NavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .blue
    appearance.largeTitleTextAttributes = attributes
    return appearance
  }

  /// A navigation bar with two items, and its top item.
  private static func navigationBar() -> (view: ViewNode, object: NavigationItem) {
    let bar = NavigationBarNode()
    let first = NavigationItem(title: "First")
    let item = NavigationItem(title: "Second")
    item.rightBarButtonItem = BarButtonItem(title: "Edit")
    bar.items = [first, item]
    return (bar, item)
  }

  @Test("a navigation bar")
  func bar() {
    let changes = Changes<NavigationBarNode> {
      let bar = NavigationBarNode()
      let item = NavigationItem(title: "Title")
      item.rightBarButtonItem = BarButtonItem(title: "Edit")
      bar.items = [item]
      return (bar, bar)
    }
    changes.every("barStyle", \.barStyle)
    changes.color("barTintColor", \.barTintColor)
    changes.values("tintColor", \.tintColor, .red)
    changes.flag("isTranslucent", \.isTranslucent)
    changes.flag("prefersLargeTitles", \.prefersLargeTitles)
    changes.values("titleTextAttributes", \.titleTextAttributes, Self.attributes)
    changes.values("largeTitleTextAttributes", \.largeTitleTextAttributes, Self.attributes)
    changes.changes(
      "standardAppearance", { $0.standardAppearance = NavigationBarAppearance() },
      {
        let appearance = NavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        appearance.shadowColor = .green
        appearance.titleTextAttributes = Self.attributes
        appearance.buttonAppearance.normal.titleTextAttributes = Self.attributes
        $0.standardAppearance = appearance
      })
    changes.every("barPosition", \.barPosition)
    changes.image("shadowImage", \.shadowImage)
    changes.changes(
      "background", { $0.setBackgroundImage(nil, for: .default) },
      { $0.setBackgroundImage(Image(systemName: "star"), for: .default) })
    changes.changes(
      "scrollEdgeAppearance", { $0.scrollEdgeAppearance = nil },
      { $0.scrollEdgeAppearance = Self.appearance })
    changes.changes(
      "compactAppearance", { $0.compactAppearance = nil },
      { $0.compactAppearance = Self.appearance })
    changes.changes(
      "items",
      {
        let item = NavigationItem(title: "Title")
        item.rightBarButtonItem = BarButtonItem(title: "Edit")
        $0.items = [item]
      },
      { $0.items = [NavigationItem(title: "One"), NavigationItem(title: "Two")] })
    #expect(changes.differences() == [])
  }

  @Test("an item of a navigation bar")
  func item() {
    let changes = Changes<NavigationItem> { Self.navigationBar() }
    changes.values("title", \.title, "Other", nil, "A very long title that doesn't fit in the bar")
    changes.flag("hidesBackButton", \.hidesBackButton)
    changes.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
    changes.every("largeTitleDisplayMode", \.largeTitleDisplayMode)
    changes.flag("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
    changes.changes(
      "standardAppearance", { $0.standardAppearance = nil },
      { $0.standardAppearance = Self.appearance })
    changes.changes(
      "compactAppearance", { $0.compactAppearance = nil },
      { $0.compactAppearance = Self.appearance })
    changes.changes(
      "scrollEdgeAppearance", { $0.scrollEdgeAppearance = nil },
      { $0.scrollEdgeAppearance = Self.appearance })
    changes.changes(
      "titleView", { $0.titleView = nil },
      {
        let label = LabelNode()
        label.text = "A view"
        $0.titleView = label
      })
    changes.changes(
      "left", { $0.leftBarButtonItem = nil },
      { $0.leftBarButtonItem = BarButtonItem(title: "Left") },
      { $0.leftBarButtonItems = ["a", "b"].map { BarButtonItem(title: $0) } })
    changes.changes(
      "right", { $0.rightBarButtonItem = BarButtonItem(title: "Edit") },
      { $0.rightBarButtonItem = nil },
      { $0.rightBarButtonItems = ["a", "b"].map { BarButtonItem(title: $0) } })
    #expect(changes.differences() == [])
  }

  @Test("the item below the top of a navigation bar")
  func back() {
    let changes = Changes<NavigationItem> {
      let (bar, _) = Self.navigationBar()
      let first = (bar as? NavigationBarNode)?.items?.first ?? NavigationItem()
      return (bar, first)
    }
    changes.values("title", \.title, "Other", nil)
    changes.values("backButtonTitle", \.backButtonTitle, "Return")
    changes.every("backButtonDisplayMode", \.backButtonDisplayMode)
    changes.changes(
      "backBarButtonItem", { $0.backBarButtonItem = nil },
      { $0.backBarButtonItem = BarButtonItem(title: "Mine") })
    #expect(changes.differences() == [])
  }

  /// A bar with three items, and the second one.
  private static func toolbar(_ style: BarButtonItem.Style) -> (
    view: ViewNode, object: BarButtonItem
  ) {
    let bar = ToolbarNode()
    let item = BarButtonItem(title: "Middle")
    item.style = style
    bar.items = [
      BarButtonItem(title: "One"), item, BarButtonItem(image: Image(systemName: "book")),
    ]
    return (bar, item)
  }

  @Test("an item of a toolbar", arguments: BarButtonItem.Style.allCases)
  func button(style: BarButtonItem.Style) {
    let changes = Changes<BarButtonItem>(stretches: true) { Self.toolbar(style) }
    changes.values("title", \.title, "Other", nil)
    changes.image("image", \.image)
    changes.flag("isEnabled", \.isEnabled)
    changes.color("tintColor", \.tintColor)
    changes.values("width", \.width, 90)
    changes.every("style", \.style)
    changes.changes(
      "customView", { $0.customView = nil },
      {
        let label = LabelNode()
        label.text = "A view"
        $0.customView = label
      })
    changes.changes(
      "menu", { $0.menu = nil },
      { $0.menu = Menu(title: "Menu", children: [Action(title: "One") { _ in }]) })
    changes.changes(
      "primaryAction",
      {
        $0.primaryAction = nil
        $0.title = "Middle"
      }, { $0.primaryAction = Action(title: "Done") { _ in } })
    changes.changes(
      "attributes", { $0.setTitleTextAttributes(nil, for: .normal) },
      { $0.setTitleTextAttributes(Self.attributes, for: .normal) })
    changes.values("accessibilityIdentifier", \.accessibilityIdentifier, "done")
    #expect(changes.differences() == [])
  }

  @Test("a toolbar")
  func toolbar() {
    let changes = Changes<ToolbarNode> {
      let bar = ToolbarNode()
      bar.items = ["One", "Two"].map { BarButtonItem(title: $0) }
      return (bar, bar)
    }
    changes.every("barStyle", \.barStyle)
    changes.color("barTintColor", \.barTintColor)
    changes.values("tintColor", \.tintColor, .red)
    changes.flag("isTranslucent", \.isTranslucent)
    changes.changes(
      "standardAppearance", { $0.standardAppearance = ToolbarAppearance() },
      {
        let appearance = ToolbarAppearance()
        appearance.backgroundColor = .red
        appearance.buttonAppearance.normal.titleTextAttributes = Self.attributes
        $0.standardAppearance = appearance
      })
    changes.every("barPosition", \.barPosition)
    changes.changes(
      "scrollEdgeAppearance", { $0.scrollEdgeAppearance = nil },
      {
        let appearance = ToolbarAppearance()
        appearance.backgroundColor = .green
        $0.scrollEdgeAppearance = appearance
      })
    changes.changes(
      "items", { $0.items = ["One", "Two"].map { BarButtonItem(title: $0) } },
      { $0.items = nil }, { $0.items = [BarButtonItem(title: "Three")] })
    #expect(changes.differences() == [])
  }

  private static func tabBar() -> TabBarNode {
    let bar = TabBarNode()
    bar.items = ["One", "Two", "Three"].map {
      TabBarItem(title: $0, image: Image(systemName: "book"), tag: 0)
    }
    bar.selectedItem = bar.items?[0]
    return bar
  }

  @Test("a tab bar")
  func tabs() {
    let changes = Changes<TabBarNode> {
      let bar = Self.tabBar()
      return (bar, bar)
    }
    changes.every("barStyle", \.barStyle)
    changes.color("barTintColor", \.barTintColor)
    changes.values("tintColor", \.tintColor, .red)
    changes.color("unselectedItemTintColor", \.unselectedItemTintColor)
    changes.flag("isTranslucent", \.isTranslucent)
    changes.changes(
      "selectedItem", { $0.selectedItem = $0.items?.first }, { $0.selectedItem = $0.items?.last },
      { $0.selectedItem = nil })
    changes.changes(
      "standardAppearance", { $0.standardAppearance = TabBarAppearance() },
      {
        let appearance = TabBarAppearance()
        appearance.backgroundColor = .red
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = Self.attributes
        appearance.stackedLayoutAppearance.selected.iconColor = .green
        $0.standardAppearance = appearance
      })
    changes.image("backgroundImage", \.backgroundImage)
    changes.image("shadowImage", \.shadowImage)
    changes.changes(
      "scrollEdgeAppearance", { $0.scrollEdgeAppearance = nil },
      {
        let appearance = TabBarAppearance()
        appearance.backgroundColor = .green
        $0.scrollEdgeAppearance = appearance
      })
    changes.changes(
      "items",
      { bar in
        bar.items = Self.tabBar().items
        bar.selectedItem = bar.items?[0]
      }, { $0.items = [TabBarItem(title: "Four", image: nil, tag: 4)] }, { $0.items = nil })
    #expect(changes.differences() == [])
  }

  @Test("an item of a tab bar", arguments: [0, 1])
  func tab(index: Int) {
    let changes = Changes<TabBarItem> {
      let bar = Self.tabBar()
      return (bar, bar.items?[index] ?? TabBarItem())
    }
    changes.values("title", \.title, "Other", nil)
    changes.image("image", \.image)
    changes.image("selectedImage", \.selectedImage)
    changes.values("badgeValue", \.badgeValue, "3", "")
    changes.flag("isEnabled", \.isEnabled)
    changes.color("badgeColor", \.badgeColor)
    changes.changes(
      "attributes", { $0.setTitleTextAttributes(nil, for: .normal) },
      { $0.setTitleTextAttributes(Self.attributes, for: .normal) })
    #expect(changes.differences() == [])
  }
}

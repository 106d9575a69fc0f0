// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Details of bars")
struct BarDetailTests {
  private let icon = Image(content: .figures([]), size: CGSize(width: 20, height: 20))

  private func parts<Part: ViewNode>(_ type: Part.Type, in bar: ViewNode) -> [Part] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? Part }
  }

  private func navigationBar(_ item: NavigationItem) -> NavigationBarNode {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    return bar
  }

  private func ground(of bar: ViewNode) -> BarBackground? {
    parts(BarBackground.self, in: bar).first
  }

  private func color(of bar: ViewNode) -> String? {
    ground(of: bar)?.fill?.resolvedColor(with: TraitCollection(userInterfaceStyle: .light))
      .hexString
  }

  // MARK: Tab bars

  @Test("images in a tab bar are templates unless they say otherwise")
  func templates() throws {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = [
      TabBarItem(title: "A", image: icon, tag: 0),
      TabBarItem(title: "B", image: icon.withRenderingMode(.alwaysOriginal), tag: 1),
    ]
    let modes = parts(TabBarButtonNode.self, in: bar).map { button in
      button.subviews.lazy.compactMap { $0 as? ImageNode }.first?.image?.renderingMode
    }
    #expect(modes == [.alwaysTemplate, .alwaysOriginal])
  }

  @Test("a tab's button takes over the accessibility label, hint, and identifier of the item")
  func accessibleTab() throws {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = TabBarItem(title: "A", image: icon, tag: 0)
    item.accessibilityLabel = "Albums"
    item.accessibilityHint = "Shows your albums"
    item.accessibilityIdentifier = "albums"
    item.badgeValue = "7"
    bar.items = [item]
    let button = try #require(parts(TabBarButtonNode.self, in: bar).first)
    #expect(button.accessibilityLabel == "Albums")
    #expect(button.accessibilityHint == "Shows your albums")
    #expect(button.accessibilityIdentifier == "albums")
    let badge = try #require(button.subviews.lazy.compactMap { $0 as? BadgeNode }.first)
    #expect(badge.text == "7" && !badge.isHidden)
    #expect(badge.intrinsicContentSize == CGSize(width: 18, height: 18))
    item.badgeValue = nil
    bar.layoutIfNeeded()
    #expect(badge.text == nil && badge.isHidden)
  }

  @Test("a bar that becomes opaque or translucent shows it")
  func translucency() throws {
    let opaque = "#F9F9F9"
    let tabBar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    #expect(color(of: tabBar) == opaque + "F0")
    tabBar.isTranslucent = false
    #expect(color(of: tabBar) == opaque)
    let bar = navigationBar(NavigationItem(title: "A"))
    #expect(color(of: bar) == opaque + "F0")
    bar.isTranslucent = false
    #expect(color(of: bar) == opaque)
    let toolbar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(color(of: toolbar) == opaque + "F0")
    toolbar.isTranslucent = false
    #expect(color(of: toolbar) == opaque)
  }

  @Test("a tab bar or a toolbar at the edge of the content shows the appearance for that")
  func scrollEdge() {
    let looks = TabBarAppearance()
    looks.backgroundColor = .red
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.isAtScrollEdge = true
    bar.scrollEdgeAppearance = looks
    #expect(color(of: bar) == Color.red.hexString)
    bar.scrollEdgeAppearance?.backgroundColor = .green
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .green)
    #expect(color(of: bar) == Color.green.hexString)
    bar.isAtScrollEdge = false
    #expect(color(of: bar) != Color.green.hexString)

    let other = ToolbarAppearance()
    other.backgroundColor = .red
    let toolbar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(toolbar.scrollEdgeAppearance == nil)
    toolbar.isAtScrollEdge = true
    toolbar.scrollEdgeAppearance = other
    #expect(color(of: toolbar) == Color.red.hexString)
    toolbar.scrollEdgeAppearance?.backgroundColor = .green
    #expect(color(of: toolbar) == Color.green.hexString)
    toolbar.isAtScrollEdge = false
    #expect(color(of: toolbar) != Color.green.hexString)
  }

  @Test("an item that is taken away is no longer selected, and one that stays is")
  func removedSelection() throws {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = (0..<3).map { TabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    bar.selectedItem = items[1]
    bar.items = [items[2], items[1]]
    #expect(bar.selectedItem === items[1])
    #expect(parts(TabBarButtonNode.self, in: bar).map(\.isSelected) == [false, true])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
    bar.items = nil
    #expect(bar.selectedItem == nil && parts(TabBarButtonNode.self, in: bar).isEmpty)
  }

  // MARK: Navigation bars

  @Test("at the edge of the content, a navigation bar without a color shows no image either")
  func noImageAtEdge() {
    let bar = navigationBar(NavigationItem(title: "A"))
    bar.setBackgroundImage(icon, for: .default)
    bar.isAtScrollEdge = false
    #expect(ground(of: bar)?.image == icon)
    bar.isAtScrollEdge = true
    #expect(ground(of: bar)?.image == nil)
    bar.isAtScrollEdge = false
    #expect(ground(of: bar)?.image == icon)
  }

  @Test("a bar in compact height shows the compact appearance, also that of its item")
  func compact() {
    let item = NavigationItem(title: "A")
    let bar = navigationBar(item)
    #expect(bar.compactAppearance == nil)
    let looks = NavigationBarAppearance()
    looks.backgroundColor = .red
    bar.isAtScrollEdge = false
    bar.compactAppearance = looks
    #expect(bar.compactAppearance?.backgroundColor == .red)
    #expect(bar.compactAppearance !== looks)
    #expect(color(of: bar) != Color.red.hexString)
    bar.traitOverrides.verticalSizeClass = .compact
    #expect(color(of: bar) == Color.red.hexString)
    bar.compactAppearance?.backgroundColor = .blue
    #expect(color(of: bar) == Color.blue.hexString)
    let own = NavigationBarAppearance()
    own.backgroundColor = .green
    item.compactAppearance = own
    #expect(color(of: bar) == Color.green.hexString)
    bar.traitOverrides.verticalSizeClass = .regular
    #expect(color(of: bar) != Color.green.hexString)
  }

  @Test("attributes of titles that change in an appearance are shown")
  func changedTitles() throws {
    let bar = navigationBar(NavigationItem(title: "A"))
    bar.standardAppearance = NavigationBarAppearance()
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.isAtScrollEdge = false
    bar.layoutIfNeeded()
    bar.standardAppearance.titleTextAttributes = TextAttributes(foregroundColor: .red)
    bar.standardAppearance.largeTitleTextAttributes = TextAttributes(foregroundColor: .blue)
    let colors = parts(LabelNode.self, in: bar).map(\.textColor)
    #expect(colors.contains(.red) && colors.contains(.blue))
  }

  @Test("the back button takes the title, image, color, and action of the item behind")
  func backButton() throws {
    let behind = NavigationItem(title: "Library")
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.pushItem(behind, animated: false)
    bar.pushItem(NavigationItem(title: "Book"), animated: false)
    #expect(bar.items?.count == 2)
    func back() throws -> BackButtonNode { try #require(parts(BackButtonNode.self, in: bar).first) }
    #expect(try back().label.text == "Library")
    let item = BarButtonItem(title: "Shelf") { _ in }
    var pressed: [BarButtonItem] = []
    item.primaryAction = Action(title: "Shelf") { action in
      if let sender = action.sender as? BarButtonItem { pressed.append(sender) }
    }
    item.tintColor = .red
    behind.backBarButtonItem = item
    #expect(try back().label.text == "Shelf")
    #expect(try back().tintColor == .red)
    // A change of the item is shown as well.
    item.title = "Rack"
    #expect(try back().label.text == "Rack")
    try back().sendActions(for: .touchUpInside)
    #expect(pressed.count == 1 && pressed.first === item)
    #expect(bar.items?.count == 2)
    behind.backBarButtonItem = nil
    try back().sendActions(for: .touchUpInside)
    #expect(bar.items?.count == 1 && bar.topItem === behind)
  }

  @Test("a back button that hides its title is as wide as its chevron, mirrored right to left")
  func chevron() throws {
    let button = BackButtonNode(title: "Back", image: icon)
    button.label.font = .systemFont(ofSize: 17)
    let title = button.label.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    #expect(button.sizeThatFits(CGSize(width: 9, height: 40)).width == 20 + 3 + title.width)
    button.layoutIfNeeded()
    let chevron = try #require(button.subviews.lazy.compactMap { $0 as? ImageNode }.first)
    #expect(chevron.frame == CGRect(x: 0, y: 12, width: 20, height: 20))
    #expect(button.label.frame.minX == 23 && button.label.frame.size == title)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(chevron.frame == CGRect(x: 80, y: 12, width: 20, height: 20))
    #expect(chevron.transform == Transform(scaleX: -1, y: 1))
    #expect(button.label.frame.maxX == 77)
    button.hasTitle = false
    #expect(button.sizeThatFits(CGSize(width: 9, height: 40)) == CGSize(width: 20, height: 40))
    #expect(button.label.isHidden)
    let empty = BackButtonNode(title: "", image: icon)
    #expect(empty.sizeThatFits(.zero).width == 20)
  }

  @Test("a bar whose tint color changes shows its buttons in the new color")
  func tintedButtons() throws {
    let item = NavigationItem(title: "T")
    item.leftBarButtonItems = [BarButtonItem(title: "A") { _ in }]
    let bar = navigationBar(item)
    let first = try #require(parts(BarButtonNode.self, in: bar).first)
    #expect(first.titleColor(for: .normal) == .systemBlue)
    bar.tintColor = .red
    let second = try #require(parts(BarButtonNode.self, in: bar).first)
    #expect(second.titleColor(for: .normal) == .red)
  }

  @Test("an item with a width is as wide in a bar, and one without as its content")
  func widths() throws {
    let wide = BarButtonItem(title: "A") { _ in }
    wide.width = 90
    let narrow = BarButtonItem(image: icon) { _ in }
    wide.accessibilityHint = "Does something"
    let item = NavigationItem(title: "T")
    item.leftBarButtonItems = [wide, narrow]
    let buttons = parts(BarButtonNode.self, in: navigationBar(item))
    #expect(buttons.map(\.intrinsicContentSize.width) == [90, 20])
    #expect(buttons.first?.accessibilityHint == "Does something")
  }

  @Test("a button in a bar loses the texts and the tint color that its item loses")
  func lostTexts() throws {
    let item = BarButtonItem(title: "A") { _ in }
    item.accessibilityLabel = "Add"
    item.accessibilityHint = "Adds a book"
    item.tintColor = .red
    let bar = NavigationItem(title: "T")
    bar.leftBarButtonItems = [item]
    let navigation = navigationBar(bar)
    func button() throws -> BarButtonNode {
      navigation.layoutIfNeeded()
      return try #require(parts(BarButtonNode.self, in: navigation).first)
    }
    let plain = BarButtonItem(title: "A") { _ in }
    bar.rightBarButtonItem = plain
    let usual = try #require(parts(BarButtonNode.self, in: navigation).last)
    #expect(try button().tintColor == .red)
    item.accessibilityLabel = nil
    item.accessibilityHint = nil
    item.tintColor = nil
    #expect(try button().accessibilityLabel == usual.accessibilityLabel)
    #expect(try button().accessibilityHint == nil)
    #expect(try button().tintColor == .systemBlue)
  }

  @Test("a tab's button loses the texts that its item loses")
  func lostTabTexts() throws {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = TabBarItem(title: "A", image: icon, tag: 0)
    bar.items = [item]
    let button = try #require(parts(TabBarButtonNode.self, in: bar).first)
    let own = button.accessibilityLabel
    item.accessibilityLabel = "Albums"
    item.accessibilityHint = "Shows your albums"
    bar.layoutIfNeeded()
    #expect(button.accessibilityLabel == "Albums" && button.accessibilityHint != nil)
    item.accessibilityLabel = nil
    item.accessibilityHint = nil
    bar.layoutIfNeeded()
    #expect(button.accessibilityLabel == own && button.accessibilityHint == nil)
  }

  @Test("bars fill the width of their superview, and without one the proposed width")
  func sizes() {
    let bars: [(ViewNode, CGFloat)] = [
      (TabBarNode(), 49), (ToolbarNode(), 44), (NavigationBarNode(), 44),
    ]
    for (bar, height) in bars {
      bar.frame = CGRect(x: 0, y: 0, width: 77, height: 10)
      let proposed = CGSize(width: 200, height: 300)
      #expect(bar.sizeThatFits(proposed) == CGSize(width: 200, height: height))
      #expect(bar.sizeThatFits(.zero) == CGSize(width: 77, height: height))
      let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      parent.addSubview(bar)
      #expect(bar.sizeThatFits(proposed) == CGSize(width: 320, height: height))
    }
  }

  @Test("a view controller's view has margins of 16 points, or 20 where there is much room")
  func systemMargins() {
    let controller = ViewController()
    #expect(
      controller.systemMinimumLayoutMargins
        == DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    controller.view.traitOverrides.horizontalSizeClass = .regular
    #expect(
      controller.systemMinimumLayoutMargins
        == DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Navigation bar") struct NavigationBarNodeTests {
  @Test("a bar hugs its content vertically more than horizontally")
  func hugging() {
    let bar = NavigationBarNode(frame: .zero)
    #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(bar.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  private func bar(_ items: NavigationItem...) -> NavigationBarNode {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = items
    return bar
  }

  @Test("is 44 points high, 96 with a large title") func height() {
    let bar = bar(NavigationItem(title: "Title"))
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test("popping returns the top item, and nothing from a bar with one item") func popping() {
    let (first, second) = (NavigationItem(title: "First"), NavigationItem(title: "Second"))
    let bar = bar(first, second)
    #expect(bar.popItem(animated: false) === second)
    #expect(bar.items == [first] && bar.topItem === first)
    #expect(bar.popItem(animated: false) == nil && bar.items == [first])
  }

  @Test("the title is 17 points semibold, centered, with its baseline as measured")

  func title() throws {
    let title = try #require(BarContents(bar(NavigationItem(title: "Playback")))["Playback"])
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(near(title.baseline.x + title.width / 2, 187.5, 0.5))
    #expect(near(title.baseline.y, 28.33, 0.5))
    #expect(title.color == .label)
  }

  @Test("a fixed space between items moves the next by its width, and shows nothing")
  func space() throws {
    func contents(_ width: CGFloat) -> BarContents {
      let item = NavigationItem()
      item.leftBarButtonItems = [
        BarButtonItem(title: "A"), .fixedSpace(width), BarButtonItem(title: "B"),
      ]
      let bar = bar(item)
      #expect(bar.accessibilityTree().split(separator: "\n").count { $0.contains("button") } == 2)
      return BarContents(bar)
    }
    let (none, some) = (contents(0), contents(40))
    #expect(some.texts.map(\.text) == ["A", "B"] && some.pictures.isEmpty)
    #expect(some["A"] == none["A"])
    let (near, far) = (try #require(none["B"]), try #require(some["B"]))
    #expect(abs(far.baseline.x - near.baseline.x - 40) < 0.01)
    #expect(contents(-5)["B"] == near)
  }

  @Test("items are 16 points from the edges, and Done is semibold") func items() throws {
    let item = NavigationItem(title: "Title")
    item.leftBarButtonItem = BarButtonItem(barButtonSystemItem: .cancel)
    item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .done)
    let shown = BarContents(bar(item))
    let cancel = try #require(shown["Cancel"])
    let done = try #require(shown["Done"])
    let title = try #require(shown["Title"])
    #expect(near(cancel.baseline.x, 16))
    #expect(near(done.baseline.x + done.width, 359, 0.4))
    #expect(cancel.font == .systemFont(ofSize: 17))
    #expect(done.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(near(cancel.baseline.y, title.baseline.y, 0.4))
    #expect(cancel.color == .systemBlue)
  }

  @Test("several items are side by side, the first outermost") func severalItems() throws {
    let item = NavigationItem(title: "Title")
    item.rightBarButtonItems = [BarButtonItem(title: "One"), BarButtonItem(title: "Two")]
    item.leftBarButtonItems = [BarButtonItem(title: "A"), BarButtonItem(title: "B")]
    let shown = BarContents(bar(item))
    #expect(try #require(shown["Two"]).baseline.x < (try #require(shown["One"])).baseline.x)
    #expect(try #require(shown["A"]).baseline.x < (try #require(shown["B"])).baseline.x)
    #expect(item.rightBarButtonItem?.title == "One")
  }

  @Test("the second item has a back button with the first one's title") func backButton() throws {
    let bar = bar(NavigationItem(title: "Animals"), NavigationItem(title: "Detail"))
    let shown = BarContents(bar)
    let back = try #require(shown["Animals"])
    #expect(back.color == .systemBlue)
    #expect(back.baseline.x > 20 && back.baseline.x < 32)
    #expect(shown.pictures.count == 1)
    #expect(near(try #require(shown.pictures.first).rect.midY, 22, 0.5))
    #expect(bar.backItem?.title == "Animals")
    #expect(bar.topItem?.title == "Detail")
  }

  @Test("tapping the back button pops the item") func back() throws {
    let bar = bar(NavigationItem(title: "Animals"), NavigationItem(title: "Detail"))
    let button = try #require(bar.subviews.compactMap { $0 as? Control }.first)
    button.sendActions(for: .touchUpInside)
    #expect(bar.topItem?.title == "Animals")
    #expect(bar.items?.count == 1)
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(NavigationItem(title: "Next"), animated: false)
    #expect(BarContents(bar)["Next"] != nil)
    var count = 0
    bar.backHandler = { count += 1 }
    try #require(bar.subviews.compactMap { $0 as? Control }.first)
      .sendActions(for: .touchUpInside)
    #expect(count == 1)
    #expect(bar.items?.count == 2)
  }

  @Test("the back button's title can be set, and yields to a long title") func backWords() {
    let first = NavigationItem(title: "Animals")
    let second = NavigationItem(title: "Detail")
    let bar = bar(first, second)
    first.backButtonTitle = "Zoo"
    #expect(BarContents(bar)["Zoo"] != nil)
    first.backButtonDisplayMode = .generic
    #expect(BarContents(bar)["Back"] != nil)
    first.backButtonDisplayMode = .minimal
    #expect(BarContents(bar).texts.map(\.text) == ["Detail"])
    first.backButtonDisplayMode = .default
    second.title = "A title so long that both cannot stand"
    #expect(BarContents(bar)["Zoo"] == nil)
    second.hidesBackButton = true
    #expect(BarContents(bar).pictures.isEmpty)
  }

  @Test("a left item replaces the back button unless it supplements it") func leftItem() {
    let second = NavigationItem(title: "Detail")
    second.leftBarButtonItem = BarButtonItem(title: "Close")
    let bar = bar(NavigationItem(title: "Animals"), second)
    #expect(BarContents(bar)["Animals"] == nil)
    second.leftItemsSupplementBackButton = true
    #expect(BarContents(bar)["Animals"] != nil)
    #expect(BarContents(bar)["Close"] != nil)
  }

  @Test("a wide item moves the title off center, and a long title is truncated")

  func crowded() throws {
    let item = NavigationItem(title: "A title of a certain length")
    item.rightBarButtonItem = BarButtonItem(title: "A very wide item")
    let shown = BarContents(bar(item))
    let right = try #require(shown["A very wide item"])
    let title = try #require(shown.texts.first { $0 != right })
    #expect(title.baseline.x >= 16)
    #expect(title.baseline.x + title.width < right.baseline.x)
  }

  @Test("changes to an item are shown") func changes() {
    let item = NavigationItem(title: "Before")
    let bar = bar(item)
    item.title = "After"
    #expect(BarContents(bar)["After"] != nil)
    let button = BarButtonItem(title: "On")
    item.rightBarButtonItem = button
    button.title = "Off"
    button.isEnabled = false
    #expect(BarContents(bar)["Off"]?.color == .tertiaryLabel)
    bar.tintColor = .red
    button.isEnabled = true
    #expect(BarContents(bar)["Off"]?.color == .red)
    button.tintColor = .green
    #expect(BarContents(bar)["Off"]?.color == .green)
  }

  @Test("a title view is shown instead of the title") func titleView() {
    let item = NavigationItem(title: "Title")
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    #expect(BarContents(bar(item))["Title"] == nil)
    #expect(near(view.frame.midX, 187.5, 0.34))
    #expect(near(view.frame.midY, 22, 0.34))
  }

  @Test("a large title is below the bar's content") func largeTitle() throws {
    let bar = bar(NavigationItem(title: "Large"))
    bar.prefersLargeTitles = true
    bar.frame.size.height = 96
    let title = try #require(BarContents(bar)["Large"])
    #expect(title.font == .systemFont(ofSize: 34, weight: .bold))
    #expect(title.baseline.x == 16)
    #expect(title.baseline.y > 70 && title.baseline.y < 90)
    #expect(BarContents(bar).texts.count == 1)
  }

  @Test("individual properties set background, title, and tint") func singleProperties() {
    let bar = bar(NavigationItem(title: "Title"))
    bar.barTintColor = .blue
    bar.titleTextAttributes = [.foregroundColor: Color.yellow]
    let shown = BarContents(bar)
    #expect(shown.fills.first?.color == .blue)
    #expect(shown.fills.first?.rect == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(shown["Title"]?.color == .yellow)
    bar.setBackgroundImage(Image(), for: .default)
    #expect(BarContents(bar).fills.map(\.color) == [.separator])
    bar.shadowImage = Image()
    #expect(BarContents(bar).fills.isEmpty)
  }

  @Test("an appearance takes precedence over individual properties, and is copied")
  func appearance() {
    let bar = bar(NavigationItem(title: "Title"))
    let looks = NavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .red
    looks.titleTextAttributes = [.foregroundColor: Color.white]
    bar.barTintColor = .blue
    bar.standardAppearance = looks
    #expect(BarContents(bar).fills.first?.color == .red)
    #expect(BarContents(bar)["Title"]?.color == .white)
    looks.backgroundColor = .green
    #expect(BarContents(bar).fills.first?.color == .red)
    bar.standardAppearance.backgroundColor = .green
    #expect(BarContents(bar).fills.first?.color == .green)
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(BarContents(bar).fills.isEmpty)
  }

  @Test("a bar without an item shows its style, and its first item has the style set before")
  func styleBeforeItems() {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.barTintColor = .blue
    #expect(BarContents(bar).fills.first?.color == .blue)
    bar.barTintColor = .green
    bar.titleTextAttributes = [.foregroundColor: Color.yellow]
    #expect(BarContents(bar).fills.first?.color == .green)
    bar.items = [NavigationItem(title: "Title")]
    #expect(BarContents(bar)["Title"]?.color == .yellow)
  }

  @Test("buttons have the font and color of the appearance") func buttonAppearance() throws {
    let item = NavigationItem(title: "Title")
    item.rightBarButtonItem = BarButtonItem(title: "Item")
    let bar = bar(item)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: Color.purple, .font: Font.systemFont(ofSize: 12),
    ]
    bar.standardAppearance = bar.standardAppearance
    let text = try #require(BarContents(bar)["Item"])
    #expect(text.color == .purple)
    #expect(text.font == .systemFont(ofSize: 12))
    item.rightBarButtonItem?.setTitleTextAttributes([.foregroundColor: Color.red], for: .normal)
    #expect(BarContents(bar)["Item"]?.color == .red)
  }

  @Test("attached to the top, the background extends to the superview's edge") func attached() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let bar = bar(NavigationItem(title: "Title"))
    bar.frame.origin.y = 47
    root.addSubview(bar)
    bar.barPosition = .topAttached
    #expect(BarContents(bar).fills.first?.rect == CGRect(x: 0, y: -47, width: 375, height: 91))
  }

  @Test("a bar that is attached to the top after a layout is laid out again")
  func attachedLater() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let bar = bar(NavigationItem(title: "Title"))
    bar.frame.origin.y = 47
    root.addSubview(bar)
    root.layoutIfNeeded()
    #expect(bar.subviews.allSatisfy { $0.frame.minY >= 0 })
    bar.barPosition = .topAttached
    root.layoutIfNeeded()
    #expect(bar.subviews.contains { $0.frame == CGRect(x: 0, y: -47, width: 375, height: 91) })
  }
}

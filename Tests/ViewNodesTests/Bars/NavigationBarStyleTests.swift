// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Styles of navigation bars")
struct NavigationBarStyleTests {
  private let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let item = NavigationItem(title: "Title")

  init() {
    bar.items = [item]
  }

  private func looks(_ color: Color) -> NavigationBarAppearance {
    let looks = NavigationBarAppearance()
    looks.configureWithTransparentBackground()
    looks.backgroundColor = color
    return looks
  }

  private func fill() -> Color? {
    bar.layoutIfNeeded()
    return bar.background.fill
  }

  @Test("a black bar has white titles, and attributes add to those of the style")
  func titles() {
    bar.barStyle = .black
    bar.layoutIfNeeded()
    #expect(bar.titleLabel.textColor == .white && bar.largeTitleLabel.textColor == .white)
    #expect(bar.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(bar.largeTitleLabel.font == .systemFont(ofSize: 34, weight: .bold))
    bar.titleTextAttributes = TextAttributes(font: .systemFont(ofSize: 11))
    bar.largeTitleTextAttributes = TextAttributes(foregroundColor: .red)
    bar.layoutIfNeeded()
    #expect(bar.titleLabel.textColor == .white && bar.titleLabel.font == .systemFont(ofSize: 11))
    #expect(bar.largeTitleLabel.textColor == .red)
    #expect(bar.largeTitleLabel.font == .systemFont(ofSize: 34, weight: .bold))
    bar.barStyle = .default
    bar.titleTextAttributes = nil
    bar.largeTitleTextAttributes = nil
    bar.layoutIfNeeded()
    #expect(bar.titleLabel.textColor == .label && bar.largeTitleLabel.textColor == .label)
    #expect(bar.titleLabel.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("an item's own appearance precedes the bar's, for each place of the content")
  func precedence() {
    bar.barTintColor = .gray
    #expect(fill() == .gray)
    bar.standardAppearance = looks(.red)
    #expect(fill() == .red)
    item.standardAppearance = looks(.green)
    #expect(fill() == .green)
    bar.isAtScrollEdge = true
    #expect(fill() == nil)
    bar.scrollEdgeAppearance = looks(.blue)
    #expect(fill() == .blue)
    item.scrollEdgeAppearance = looks(.yellow)
    #expect(fill() == .yellow)
    bar.traitOverrides.verticalSizeClass = .compact
    bar.compactAppearance = looks(.purple)
    item.compactAppearance = looks(.orange)
    #expect(fill() == .yellow)
    bar.isAtScrollEdge = false
    #expect(fill() == .orange)
    item.compactAppearance = nil
    #expect(fill() == .purple)
    bar.compactAppearance = nil
    #expect(fill() == .green)
    item.standardAppearance = nil
    #expect(fill() == .red)
    bar.isAtScrollEdge = true
    item.scrollEdgeAppearance = nil
    #expect(fill() == .blue)
    bar.scrollEdgeAppearance = nil
    #expect(fill() == nil)
  }

  @Test("an empty shadow image hides the line only below a background image")
  func line() {
    func hasLine() -> Bool {
      bar.layoutIfNeeded()
      return bar.background.lineColor != nil
    }
    let picture = Image(content: .figures([]), size: CGSize(width: 5, height: 5))
    bar.shadowImage = Image()
    #expect(hasLine() && bar.background.image == nil)
    bar.setBackgroundImage(picture, for: .default)
    #expect(!hasLine() && bar.background.image == picture && bar.background.fill == nil)
    #expect(bar.backgroundImage(for: .default) == picture)
    #expect(bar.backgroundImage(for: .compact) == nil)
    bar.shadowImage = picture
    #expect(hasLine())
    bar.shadowImage = nil
    #expect(hasLine())
    bar.setBackgroundImage(nil, for: .default)
    bar.setBackgroundImage(picture, for: .compact)
    #expect(hasLine() && bar.background.image == nil && bar.background.fill != nil)
  }

  @Test(
    "a large title is shown as the last item wants that has a wish, if the bar prefers it",
    arguments: [
      ([0], true), ([1], true), ([2], false), ([2, 0, 0], false), ([2, 1, 0], true),
      ([1, 2, 0], false), ([0, 0, 2], false), ([2, 2, 1], true),
    ] as [([Int], Bool)])
  func largeTitles(modes: [Int], shows: Bool) {
    bar.items = modes.map {
      let item = NavigationItem(title: "T")
      item.largeTitleDisplayMode = NavigationItem.LargeTitleDisplayMode(rawValue: $0) ?? .automatic
      return item
    }
    #expect(!bar.showsLargeTitle && bar.intrinsicContentSize.height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.showsLargeTitle == shows && bar.intrinsicContentSize.height == (shows ? 96 : 44))
    #expect(bar.titleLabel.isHidden == shows && bar.largeTitleLabel.isHidden == !shows)
    bar.traitOverrides.verticalSizeClass = .compact
    #expect(!bar.showsLargeTitle && bar.intrinsicContentSize.height == 32)
    #expect(bar.largeTitleLabel.isHidden)
    bar.traitOverrides.verticalSizeClass = .regular
    #expect(bar.showsLargeTitle == shows)
    bar.items = nil
    #expect(!bar.showsLargeTitle && bar.topItem == nil && bar.backItem == nil)
  }

  @Test("items that left the bar no longer change it")
  func formerItems() {
    let button = BarButtonItem(title: "A")
    item.leftBarButtonItem = button
    bar.layoutIfNeeded()
    #expect(bar.popItem(animated: false) == nil)
    let next = NavigationItem(title: "Next")
    bar.setItems([next], animated: false)
    bar.layoutIfNeeded()
    item.title = "Other"
    #expect(!bar.passState.contains(.needsLayout) && bar.titleLabel.text == "Next")
    next.title = "Changed"
    #expect(bar.passState.contains(.needsLayout) && bar.titleLabel.text == "Changed")
    bar.items = []
    #expect(bar.popItem(animated: false) == nil && bar.titleLabel.text == nil)
    bar.items = nil
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test(
    "the back button has the words of its display mode, and the font and color of its appearance")
  func backButton() throws {
    let below = NavigationItem(title: "Below")
    bar.items = [below, item]
    func back() throws -> BackButtonNode { try #require(bar.parts.back) }
    func words() throws -> String? { try back().label.text }
    #expect(try words() == "Below" && bar.backItem === below)
    below.title = nil
    #expect(try words() == "Back")
    below.backButtonTitle = "Return"
    #expect(try words() == "Return")
    below.backBarButtonItem = BarButtonItem(title: "Own")
    #expect(try words() == "Own")
    below.backButtonDisplayMode = .generic
    #expect(try words() == "Back")
    below.backButtonDisplayMode = .minimal
    #expect(try words()?.isEmpty != false)
    below.backButtonDisplayMode = .default
    #expect(try back().label.font == .systemFont(ofSize: 17))
    #expect(try back().label.drawsInTint && back().label.textColor == .systemBlue)
    bar.standardAppearance = NavigationBarAppearance()
    bar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 9), foregroundColor: .red)
    #expect(try back().label.font == .systemFont(ofSize: 9))
    #expect(try !back().label.drawsInTint && back().label.textColor == .red)
    try back().isHighlighted = true
    #expect(try back().label.alpha == 0.2)
    let chevron = try #require(back().subviews.first as? ImageNode)
    #expect(chevron.contentOpacity == 0.2)
    try back().isHighlighted = false
    #expect(try back().label.alpha == 1 && chevron.contentOpacity == 1)
    item.hidesBackButton = true
    #expect(bar.parts.back == nil)
    item.setHidesBackButton(false, animated: true)
    #expect(bar.parts.back != nil)
  }

  @Test("setters with an animation set the same items")
  func setters() {
    let (first, second) = (BarButtonItem(title: "A"), BarButtonItem(title: "B"))
    item.setLeftBarButtonItems([first, second], animated: true)
    #expect(item.leftBarButtonItems == [first, second] && item.leftBarButtonItem === first)
    item.setRightBarButtonItems([second, first], animated: true)
    #expect(item.rightBarButtonItems == [second, first] && item.rightBarButtonItem === second)
    item.setLeftBarButton(second, animated: true)
    item.setRightBarButton(first, animated: true)
    #expect(item.leftBarButtonItems == [second] && item.rightBarButtonItems == [first])
    item.setLeftBarButton(nil, animated: true)
    item.setRightBarButton(nil, animated: true)
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
  }
}

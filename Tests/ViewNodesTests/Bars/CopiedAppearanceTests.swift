// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Copies of appearances and attributes")
struct CopiedAppearanceTests {
  private func attributes(_ size: CGFloat) -> TextAttributes {
    TextAttributes(font: .systemFont(ofSize: size), foregroundColor: .red)
  }

  private func buttons(_ size: CGFloat) -> BarButtonItemAppearance {
    let buttons = BarButtonItemAppearance()
    buttons.normal.titleTextAttributes = attributes(size)
    buttons.highlighted.titleTextAttributes = attributes(size + 1)
    buttons.disabled.titleTextAttributes = attributes(size + 2)
    return buttons
  }

  private func items(_ size: CGFloat) -> TabBarItemAppearance {
    let items = TabBarItemAppearance()
    items.normal = TabBarItemAppearance.StateAppearance(iconColor: Color(white: size, alpha: 1))
    items.selected = TabBarItemAppearance.StateAppearance(titleTextAttributes: attributes(size))
    items.disabled = TabBarItemAppearance.StateAppearance(
      badgeBackgroundColor: Color(white: 0, alpha: size / 100))
    return items
  }

  private func states(_ buttons: BarButtonItemAppearance) -> [TextAttributes] {
    [buttons.normal, buttons.highlighted, buttons.disabled].map(\.titleTextAttributes)
  }

  private func states(
    _ items: TabBarItemAppearance
  ) -> [TabBarItemAppearance.StateAppearance] {
    [items.normal, items.selected, items.disabled]
  }

  private func setGround(_ appearance: BarAppearance) {
    appearance.backgroundColor = .green
    appearance.backgroundImage = Image(systemName: "book")
    appearance.shadowColor = .blue
  }

  private func expectGround(_ copy: BarAppearance) {
    #expect(copy.backgroundColor == .green)
    #expect(copy.backgroundImage == Image(systemName: "book"))
    #expect(copy.shadowColor == .blue)
  }

  @Test("a copy of a navigation bar's appearance has all its values and doesn't follow it")
  func navigationBar() {
    let original = NavigationBarAppearance()
    setGround(original)
    original.titleTextAttributes = attributes(1)
    original.largeTitleTextAttributes = attributes(2)
    original.buttonAppearance = buttons(10)
    original.doneButtonAppearance = buttons(20)
    original.backButtonAppearance = buttons(30)
    let copy = original.copy()
    original.buttonAppearance.normal.titleTextAttributes = attributes(99)
    original.titleTextAttributes = attributes(99)
    expectGround(copy)
    #expect(copy.titleTextAttributes == attributes(1))
    #expect(copy.largeTitleTextAttributes == attributes(2))
    #expect(states(copy.buttonAppearance) == states(buttons(10)))
    #expect(states(copy.doneButtonAppearance) == states(buttons(20)))
    #expect(states(copy.backButtonAppearance) == states(buttons(30)))
  }

  @Test("an appearance created from that of another kind of bar has the values of both kinds")
  func otherKind() {
    let original = NavigationBarAppearance()
    setGround(original)
    original.titleTextAttributes = attributes(1)
    expectGround(TabBarAppearance(barAppearance: original))
    let again = NavigationBarAppearance(barAppearance: original)
    expectGround(again)
    #expect(again.titleTextAttributes == attributes(1))
    original.backgroundColor = .red
    #expect(again.backgroundColor == .green)
  }

  @Test("a copy of a toolbar's appearance has all its values and doesn't follow it")
  func toolbar() {
    let original = ToolbarAppearance()
    setGround(original)
    original.buttonAppearance = buttons(10)
    original.doneButtonAppearance = buttons(20)
    let copy = original.copy()
    original.doneButtonAppearance.disabled.titleTextAttributes = attributes(99)
    expectGround(copy)
    #expect(states(copy.buttonAppearance) == states(buttons(10)))
    #expect(states(copy.doneButtonAppearance) == states(buttons(20)))
  }

  @Test("a copy of a tab bar's appearance has all its values and doesn't follow it")
  func tabBar() {
    let original = TabBarAppearance()
    setGround(original)
    original.stackedLayoutAppearance = items(0.1)
    original.inlineLayoutAppearance = items(0.2)
    original.compactInlineLayoutAppearance = items(0.3)
    let copy = original.copy()
    original.inlineLayoutAppearance.selected.iconColor = .red
    expectGround(copy)
    #expect(states(copy.stackedLayoutAppearance) == states(items(0.1)))
    #expect(states(copy.inlineLayoutAppearance) == states(items(0.2)))
    #expect(states(copy.compactInlineLayoutAppearance) == states(items(0.3)))
    #expect(states(items(0.4).copy()) == states(items(0.4)))
    #expect(states(buttons(4).copy()) == states(buttons(4)))
  }

  @Test("the titles of back, done, and plain buttons have the attributes of their own appearances")
  func titles() throws {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let item = NavigationItem(title: "Second")
    item.rightBarButtonItems = [
      BarButtonItem(title: "Done", style: .done), BarButtonItem(title: "Edit", style: .plain),
    ]
    bar.items = [NavigationItem(title: "First"), item]
    let looks = NavigationBarAppearance()
    looks.buttonAppearance = buttons(10)
    looks.doneButtonAppearance = buttons(13)
    looks.backButtonAppearance = buttons(16)
    for (appearance, sizes) in [
      (looks, [10, 13, 16]), (NavigationBarAppearance(), [17, 17, 17]),
    ] as [(NavigationBarAppearance, [CGFloat])] {
      bar.standardAppearance = appearance
      bar.layoutIfNeeded()
      func labels(_ node: ViewNode) -> [LabelNode] {
        (node as? LabelNode).map { [$0] } ?? node.subviews.flatMap(labels)
      }
      for (text, size) in zip(["Edit", "Done", "First"], sizes) {
        let label = try #require(labels(bar).first { $0.text == text && !$0.isHidden })
        #expect(label.font.pointSize == size, "\(text)")
      }
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Tab bar") struct TabBarNodeTests {
  private func bar(_ titles: String...) -> TabBarNode {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    bar.items = titles.enumerated().map {
      TabBarItem(title: $1, image: Image(systemName: "star"), tag: $0)
    }
    return bar
  }

  @Test("is 49 points high") func height() {
    #expect(bar("A").intrinsicContentSize == CGSize(width: -1, height: 49))
  }

  @Test("items share the width equally") func widths() {
    let shown = BarContents(bar("A", "B", "C"))
    #expect(shown.pictures.map { ($0.rect.midX * 2).rounded() } == [125, 375, 625])
  }

  @Test("icon and title are placed as measured") func places() throws {
    let shown = BarContents(bar("Home"))
    #expect(near(try #require(shown.pictures.first).rect.midY, 18.7, 0.34))
    let title = try #require(shown["Home"])
    #expect(near(title.baseline.y, 45.3, 0.34))
    #expect(title.font.pointSize == 10)
    #expect(near(title.baseline.x + title.width / 2, 187.5, 0.5))
  }

  @Test("the selected item has the tint color, the others gray or their own color")
  func colours() {
    let bar = bar("A", "B")
    bar.selectedItem = bar.items?[0]
    var shown = BarContents(bar)
    #expect(shown["A"]?.color == .systemBlue)
    #expect(shown["B"]?.color == .systemGray)
    #expect(shown.pictures.map(\.tint) == [.systemBlue, .systemGray])
    bar.tintColor = .purple
    #expect(BarContents(bar)["A"]?.color == .purple)
    bar.tintColor = .red
    bar.unselectedItemTintColor = .green
    bar.selectedItem = bar.items?[1]
    shown = BarContents(bar)
    #expect(shown["A"]?.color == .green)
    #expect(shown["B"]?.color == .red)
  }

  @Test("an appearance of items that replaces another is shown") func replacedItemAppearance() {
    let bar = bar("A")
    bar.selectedItem = bar.items?[0]
    bar.standardAppearance = TabBarAppearance()
    #expect(BarContents(bar).pictures.map(\.tint) == [.systemBlue])
    let looks = TabBarItemAppearance()
    looks.selected.iconColor = .yellow
    bar.standardAppearance.stackedLayoutAppearance = looks
    #expect(BarContents(bar).pictures.map(\.tint) == [.yellow])
  }

  @Test("an appearance sets the colors of icons, titles, and background") func appearance() {
    let bar = bar("A", "B")
    bar.selectedItem = bar.items?[0]
    let looks = TabBarAppearance()
    looks.backgroundColor = .blue
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .black
    looks.shadowColor = nil
    looks.stackedLayoutAppearance.normal.iconColor = .yellow
    looks.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: Color.white]
    bar.standardAppearance = looks
    let shown = BarContents(bar)
    #expect(shown.fills.map(\.color) == [.black])
    #expect(shown["A"]?.color == .white)
    #expect(shown.pictures.map(\.tint) == [.systemBlue, .yellow])
  }

  @Test("changing the appearance of any state changes the bar's items") func statesOfAppearance() {
    let bar = bar("A", "B")
    bar.selectedItem = bar.items?[0]
    bar.items?[1].isEnabled = false
    let looks = TabBarAppearance()
    bar.standardAppearance = looks
    #expect(BarContents(bar)["B"]?.color != .red)
    bar.standardAppearance.stackedLayoutAppearance.disabled.titleTextAttributes = [
      .foregroundColor: Color.red
    ]
    #expect(BarContents(bar)["B"]?.color == .red)
    bar.standardAppearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: Color.green
    ]
    #expect(BarContents(bar)["A"]?.color == .green)
  }

  @Test("tapping an item selects it and notifies the delegate") func tapping() throws {
    final class Delegate: TabBarDelegate {
      var chosen: [String] = []
      func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem) {
        chosen.append(item.title ?? "")
      }
    }
    let bar = bar("A", "B")
    let delegate = Delegate()
    bar.delegate = delegate
    let buttons = bar.subviews.compactMap { $0 as? Control }
    buttons[1].sendActions(for: .touchUpInside)
    #expect(bar.selectedItem?.title == "B")
    #expect(delegate.chosen == ["B"])
    bar.items?[0].isEnabled = false
    buttons[0].sendActions(for: .touchUpInside)
    #expect(bar.selectedItem?.title == "B")
    bar.selectedItem = bar.items?[0]
    #expect(delegate.chosen == ["B"])
  }

  @Test("an item outside the bar can't be selected") func stranger() {
    let bar = bar("A")
    bar.selectedItem = bar.items?[0]
    bar.selectedItem = TabBarItem(title: "B", image: nil, tag: 0)
    #expect(bar.selectedItem?.title == "A")
    bar.items = []
    #expect(bar.selectedItem == nil)
  }

  @Test("the selected item can have its own image") func selectedImage() throws {
    let bar = bar("A")
    let fill = try #require(Image(systemName: "circle.fill"))
    bar.items?[0].selectedImage = fill
    let width = try #require(BarContents(bar).pictures.first).rect.width
    bar.items?[0].selectedImage = Image(systemName: "photo")
    bar.selectedItem = bar.items?[0]
    #expect(try #require(BarContents(bar).pictures.first).rect.width > width)
  }

  @Test("a badge is a red circle with white digits and grows with them") func badge() throws {
    let bar = bar("A")
    bar.items?[0].badgeValue = "3"
    var shown = BarContents(bar)
    let disc = try #require(shown.fills.last)
    #expect(disc.color == .systemRed)
    #expect(disc.rect.size == CGSize(width: 18, height: 18))
    #expect(shown["3"]?.color == .white)
    bar.items?[0].badgeValue = "1234"
    bar.items?[0].badgeColor = .blue
    shown = BarContents(bar)
    #expect(try #require(shown.fills.last).rect.width > 18)
    #expect(shown.fills.last?.color == .blue)
    bar.items?[0].badgeValue = nil
    #expect(BarContents(bar)["1234"] == nil)
  }

  @Test("a badge that is set after a layout is drawn above the icon")
  func laterBadge() throws {
    let bar = bar("A")
    #expect(BarContents(bar)["7"] == nil)
    bar.items?[0].badgeValue = "7"
    let shown = BarContents(bar)
    #expect(shown["7"]?.color == .white)
    #expect(try #require(shown.fills.last).rect.minX > 0)
  }

  @Test("empty images hide background and hairline") func hidden() {
    let bar = bar("A")
    #expect(BarContents(bar).fills.count == 2)
    bar.backgroundImage = Image()
    bar.shadowImage = Image()
    #expect(BarContents(bar).fills.isEmpty)
  }
}

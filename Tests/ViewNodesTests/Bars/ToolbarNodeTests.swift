// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Toolbar") struct ToolbarNodeTests {
  private func bar(_ items: BarButtonItem...) -> ToolbarNode {
    let bar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = items
    return bar
  }

  @Test("is 44 points high") func height() {
    #expect(ToolbarNode().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(ToolbarNode().sizeThatFits(CGSize(width: 320, height: 1)).height == 44)
  }

  @Test("a flexible space pushes the following items to the end") func flexible() throws {
    let done = try #require(
      BarContents(bar(.flexibleSpace(), BarButtonItem(barButtonSystemItem: .done)))["Done"])
    #expect(near(done.baseline.x + done.width, 359, 0.5))
    #expect(done.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("flexible spaces share the remaining space") func shared() throws {
    let shown = BarContents(
      bar(
        BarButtonItem(title: "A"), .flexibleSpace(), BarButtonItem(title: "B"), .flexibleSpace(),
        BarButtonItem(title: "A")))
    let middle = try #require(shown["B"])
    #expect(near(middle.baseline.x + middle.width / 2, 187.5, 0.6))
  }

  @Test("a fixed space has its width, and other items keep their spacing") func fixed() throws {
    let spaced = BarContents(
      bar(BarButtonItem(title: "A"), .fixedSpace(40), BarButtonItem(title: "B")))
    let first = try #require(spaced["A"])
    #expect(first.baseline.x == 16)
    #expect(near(try #require(spaced["B"]).baseline.x, 16 + first.width + 40, 0.7))
    let plain = BarContents(bar(BarButtonItem(title: "A"), BarButtonItem(title: "B")))
    #expect(near(try #require(plain["B"]).baseline.x, 16 + first.width + 16, 0.7))
  }

  @Test("tapping an item runs its action with the item") func tapping() throws {
    var tapped: BarButtonItem?
    let item = BarButtonItem(title: "Go") { tapped = $0 }
    let bar = bar(item)
    bar.layoutIfNeeded()
    try #require(barButton("Go", in: bar)).sendActions(for: .touchUpInside)
    #expect(tapped === item)
    tapped = nil
    item.isEnabled = false
    bar.layoutIfNeeded()
    try #require(barButton("Go", in: bar)).sendActions(for: .touchUpInside)
    #expect(tapped == nil)
  }

  @Test("a custom view keeps its size and is centered vertically") func custom() {
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let bar = bar(BarButtonItem(customView: view))
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 12, width: 60, height: 20))
  }

  @Test("a custom view without a size takes the width of its item, and its own height")
  func customWidth() {
    let label = LabelNode()
    label.text = "A view"
    let item = BarButtonItem(customView: label)
    item.width = 90
    let bar = bar(item)
    bar.layoutIfNeeded()
    #expect(label.frame.width == 90)
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test("a custom view has its own width again when its item has none") func customWidthAgain() {
    let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let item = BarButtonItem(customView: view)
    let bar = bar(item)
    for width: CGFloat in [90, 70, 0, 80, 0] {
      item.width = width
      bar.layoutIfNeeded()
      #expect(view.frame.width == (width == 0 ? 60 : width))
    }
    item.width = 90
    bar.layoutIfNeeded()
    view.frame.size.width = 50
    item.width = 0
    bar.layoutIfNeeded()
    #expect(view.frame.width == 50)
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    item.width = 90
    bar.layoutIfNeeded()
    item.customView = other
    item.width = 0
    bar.layoutIfNeeded()
    #expect(other.frame.width == 90)
  }

  @Test("replaced items disappear and change nothing") func replaced() {
    let former = BarButtonItem(title: "Former")
    let bar = bar(former)
    bar.items = [BarButtonItem(title: "New")]
    former.title = "Changed"
    #expect(BarContents(bar).texts.map(\.text) == ["New"])
    bar.items = nil
    #expect(BarContents(bar).texts.isEmpty)
  }

  @Test("background and hairline follow color and appearance") func looks() {
    let bar = bar()
    bar.barTintColor = .red
    #expect(BarContents(bar).fills.map(\.color) == [.red, .separator])
    let looks = ToolbarAppearance()
    looks.configureWithTransparentBackground()
    bar.standardAppearance = looks
    #expect(BarContents(bar).fills.isEmpty)
    bar.standardAppearance.backgroundColor = .green
    #expect(BarContents(bar).fills.map(\.color) == [.green])
    looks.backgroundColor = .blue
    #expect(BarContents(bar).fills.map(\.color) == [.green])
  }
}

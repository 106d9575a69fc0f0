// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Alerts at large text sizes")
struct AlertTextSizeTests {
  /// The view of an alert in a page of 375 by 240 points.
  private func view(of alert: AlertController, _ size: ContentSizeCategory) -> ViewNode {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    page.traitOverrides = TraitCollection(preferredContentSizeCategory: size)
    let view: ViewNode = alert.view
    view.frame = page.bounds
    page.addSubview(view)
    page.layoutIfNeeded()
    return page
  }

  private func question(_ style: AlertController.Style = .alert) -> AlertController {
    let alert = AlertController(
      title: "Delete the trip?", message: "Its tickets are kept.", preferredStyle: style)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    alert.addAction(AlertAction(title: "Keep", style: .cancel))
    return alert
  }

  private func all<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    root.subviews.flatMap { all(type, in: $0) } + [root as? Node].compactMap { $0 }
  }

  @Test("two answers are side by side if they fit, and stacked otherwise")
  func answers() throws {
    let page = view(of: question(), .large)
    var tops = all(ButtonNode.self, in: page).map { $0.convert($0.bounds, to: page).minY }
    #expect(tops.count == 2 && tops[0] == tops[1])
    page.traitOverrides = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    page.layoutIfNeeded()
    let buttons = all(ButtonNode.self, in: page)
    tops = buttons.map { $0.convert($0.bounds, to: page).minY }
    #expect(tops.count == 2 && tops[0] < tops[1])
    #expect(buttons.map { $0.title(for: .normal) } == ["Delete", "Keep"])
    page.traitOverrides = TraitCollection(preferredContentSizeCategory: .large)
    page.layoutIfNeeded()
    tops = all(ButtonNode.self, in: page).map { $0.convert($0.bounds, to: page).minY }
    #expect(tops.count == 2 && tops[0] == tops[1])
  }

  @Test("text wraps, and scrolls if it doesn't fit")
  func words() throws {
    let page = view(of: question(), .accessibilityExtraExtraExtraLarge)
    let labels = all(LabelNode.self, in: page).filter { !($0.superview is ButtonNode) }
    #expect(labels.count == 2)
    for label in labels {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
      #expect(label.bounds.height >= needed.height - 0.5)
    }
    let scroll = try #require(all(ScrollNode.self, in: page).first)
    #expect(scroll.contentSize.height > scroll.bounds.height)
  }

  @Test("the cancel button of an action sheet grows with the text like the others")
  func sheet() throws {
    for size in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let page = view(of: question(.actionSheet), size)
      let fonts = all(ButtonNode.self, in: page).compactMap { $0.titleLabel?.font }
      #expect(fonts.count == 2 && fonts[0].pointSize == fonts[1].pointSize)
      #expect(fonts.map(\.weight) == [.regular, .semibold])
    }
  }
}

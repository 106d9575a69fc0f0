// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Long titles and other languages")
struct LongTitleTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("the text of a toast keeps at least half of the line next to a long action")
  func toast() throws {
    let toast = factory.notice.toast(
      text: "Chapter deleted", tone: .success, action: "Make the deletion of the chapter undone")
    Screen(showing: toast).layoutIfNeeded()
    let action = try #require(toast.actionButton)
    let row = try #require(action.superview)
    #expect(action.frame.width <= row.bounds.width / 2)
    let text = try #require(row.subviews.first { $0 is LabelNode })
    #expect(text.frame.width >= row.bounds.width / 2 - 8)
  }

  @Test("the title of a chip that is wider than its title is centered")
  func chip() {
    let chip = factory.tag.chip(title: "Vegan", isSelected: true)
    let stack = factory.stack.horizontal(views: [chip, factory.tag.tag(text: "Vegan")])
    stack.widthAnchor.constraint(equalToConstant: 316).isActive = true
    stack.layoutIfNeeded()
    let label = chip.titleLabel
    let text = label.textLayout(for: label.bounds.size).textRect
    #expect(chip.frame.width == 150 && label.bounds.width > 120)
    #expect(abs(label.convert(text, to: chip).midX - 75) < 1)
  }

  @Test(
    "two answers of an alert are below each other if one is wider than half of the alert",
    arguments: [("Delete", false), ("Delete it irrevocably", true)])
  func alert(title: String, isColumn: Bool) {
    let alert = factory.dialog.alert(
      title: "Delete?", message: nil,
      actions: [DialogAction("Keep", role: .cancel), DialogAction(title, role: .destructive)])
    let screen = Screen(showing: alert)
    screen.layoutIfNeeded()
    let buttons = all(ButtonNode.self, in: alert)
    #expect(buttons.count == 2)
    #expect((buttons[1].frame.minY >= buttons[0].frame.maxY) == isColumn)
    #expect(layoutFindings(in: alert, [.truncatedText, .outsideParent]).isEmpty)
  }

  @Test("a button that is as wide as its title has the theme's medium spacing at its sides")
  func button() {
    var theme = Theme.standard
    theme.spacing.medium = .custom(20)
    for button in [
      ViewFactory(theme: theme).button.positive(), ViewFactory(theme: theme).button.neutral(),
      ViewFactory(theme: theme).button.negative(),
    ] {
      button.setTitle("Save", for: .normal)
      let title = button.titleLabel?.intrinsicContentSize.width ?? 0
      #expect(abs(button.intrinsicContentSize.width - title - 40) <= 1)
    }
  }

  @Test("the position of a step can be in another language")
  func steps() {
    let steps = factory.progress.steps(titles: ["Korb", "Zahlung"], current: 1)
    steps.stepText = { "Schritt \($0) von \($1)" }
    #expect(Screen(showing: steps).aloud.contains("Schritt 2 von 2"))
    #expect(all(LabelNode.self, in: steps).map(\.text) == ["Schritt 2 von 2: Zahlung"])
  }

  @Test("a stepper has the corners of buttons", arguments: [0, 8, 100] as [CGFloat])
  func stepper(radius: CGFloat) {
    var theme = Theme.standard
    theme.shape.button = radius
    let row = ViewFactory(theme: theme).row.stepper(title: "Guests", value: 1, in: 0...2)
    Screen(showing: row).layoutIfNeeded()
    let list = DisplayList(of: row.control)
    let corners = list.operations.compactMap { operation -> CGFloat? in
      guard case .fill(let path, _) = operation, case .rectangle(_, let corner)? = path.shape else {
        return nil
      }
      return corner
    }
    #expect(corners.first == min(radius, 16))
  }

  private func all<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    root.subviews.flatMap { [$0 as? Node].compactMap(\.self) + all(type, in: $0) }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Buttons of swipe actions")
struct RowActionsTests {
  private func action(
    _ title: String?, _ style: ContextualAction.Style = .normal
  ) -> ContextualAction {
    ContextualAction(style: style, title: title) { _, _, _ in }
  }

  private func node(
    _ actions: [ContextualAction], isTrailing: Bool = true
  ) -> (RowActionsNode, [ButtonNode]) {
    let node = RowActionsNode(actions, isTrailing: isTrailing) { _, _ in }
    return (node, node.subviews.compactMap { $0 as? ButtonNode })
  }

  @Test("buttons show the title, the image, and the color of their actions")
  func looks() {
    let flag = action("Flag")
    flag.image = Image(systemName: "star")
    flag.backgroundColor = .systemOrange
    let (node, buttons) = node([flag, action(nil, .destructive), action("More")])
    #expect(node.clipsToBounds && buttons.count == 3)
    #expect(buttons.map { $0.title(for: .normal) } == ["Flag", nil, "More"])
    #expect(buttons.map(\.backgroundColor) == [.systemOrange, .systemRed, .systemGray])
    #expect(buttons.map { $0.image(for: .normal) != nil } == [true, false, false])
    for button in buttons {
      #expect(button.titleColor(for: .normal) == .white && button.tintColor == .white)
      #expect(button.titleLabel?.font == .systemFont(ofSize: 15) && button.clipsToBounds)
    }
  }

  @Test("a button is at least 74 points wide, or 30 points wider than its content")
  func widths() {
    let (node, buttons) = node([action("A"), action("A title that is rather long")])
    let long = buttons[1].intrinsicContentSize.width + 30
    #expect(long > 100 && buttons[0].intrinsicContentSize.width < 44)
    #expect(node.naturalWidth == 74 + long)
    #expect(self.node([]).0.naturalWidth == 0)
  }

  @Test("the first button is at the edge of the row, and all shrink and grow together")
  func places() {
    for isTrailing in [false, true] {
      for isRightToLeft in [false, true] {
        for factor in [0.5, 1, 1.5] as [CGFloat] {
          let (node, buttons) = node(
            [action("A"), action("A title that is rather long")], isTrailing: isTrailing)
          node.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
          let long = (node.naturalWidth - 74) * factor
          let short = 74 * factor
          node.frame = CGRect(x: 9, y: 8, width: short + long, height: 44)
          node.layoutIfNeeded()
          let isFromRight = isTrailing != isRightToLeft
          let note = Comment("\(isTrailing) \(isRightToLeft) \(factor)")
          let (first, second) = (buttons[0].frame, buttons[1].frame)
          #expect(abs(first.minX - (isFromRight ? long : 0)) < 1e-6, note)
          #expect(abs(second.minX - (isFromRight ? 0 : short)) < 1e-6, note)
          #expect(abs(first.width - short) < 1e-6 && abs(second.width - long) < 1e-6, note)
          #expect([first, second].allSatisfy { $0.minY == 0 && $0.height == 44 }, note)
        }
      }
    }
  }

  @Test(
    "actions fill the part of the row that it leaves free, at most all of it",
    arguments: [
      (-100, 216, 100), (100, 16, 100), (-0.5, 315.5, 0.5), (0, 16, 0), (-400, 16, 300),
      (400, 16, 300),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func frames(distance: CGFloat, x: CGFloat, width: CGFloat) {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    let swipe = RowSwipe(
      IndexPath(row: 0, section: 0), cell, SwipeActionsConfiguration(actions: [action("A")]),
      isTrailing: true
    ) { _, _ in }
    swipe.distance = distance
    for isRightToLeft in [false, true] {
      swipe.placeActions(
        beside: CGRect(x: 16, y: 7, width: 300, height: 50), isRightToLeft: isRightToLeft)
      #expect(swipe.actionsNode.frame == CGRect(x: x, y: 7, width: width, height: 50))
      #expect(swipe.actionsNode.isHidden == (width == 0))
    }
  }

  @Test("a button that is touched passes its action and itself")
  func pressing() {
    var pressed: [String] = []
    let actions = [action("A"), action("B")]
    let node = RowActionsNode(actions, isTrailing: true) { action, button in
      pressed.append("\(action.title ?? "") \((button as? ButtonNode)?.currentTitle ?? "")")
    }
    for button in node.subviews.reversed() {
      (button as? ButtonNode)?.sendActions(for: .touchUpInside)
    }
    #expect(pressed == ["B B", "A A"])
  }
}

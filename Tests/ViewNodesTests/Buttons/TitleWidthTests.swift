// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("The width of a button's title")
struct TitleWidthTests {
  @Test("a long title gets the width that the image leaves")
  func title() throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("A title that is much too long for it", for: .normal)
    button.setImage(Image(content: .figures([]), size: CGSize(width: 30, height: 8)), for: .normal)
    let rect = button.titleRect(forContentRect: button.bounds)
    #expect(rect.minX == 30 && rect.maxX == 100)
  }

  @Test("the buttons of a swiped row share its width in proportion to their own")
  func actions() {
    let actions = ["Archive this row", "Delete"].map { title in
      ContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    }
    let node = RowActionsNode(actions, isTrailing: true) { _, _ in }
    let natural = node.naturalWidth
    node.frame = CGRect(x: 0, y: 0, width: natural / 2, height: 44)
    node.layoutIfNeeded()
    let halves = node.subviews.map(\.frame.width)
    node.frame.size.width = natural
    node.layoutIfNeeded()
    for (half, whole) in zip(halves, node.subviews.map(\.frame.width)) {
      #expect(abs(half * 2 - whole) < 1e-9)
    }
    #expect(abs(halves.reduce(0, +) - natural / 2) < 1e-9)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes

@Suite("Touches on lists")
struct PassedTouchesTests {
  private func heard(_ list: ViewNode) -> [String] {
    let fingers = Fingers()
    let below = fingers.node(ListeningNode())
    list.frame = below.bounds
    below.addSubview(list)
    below.layoutIfNeeded()
    let touches = fingers.down(CGPoint(50, 50))
    fingers.wait(0.2)
    fingers.move(touches, to: CGPoint(51, 50))
    fingers.up(touches)
    let others = fingers.down(CGPoint(50, 50))
    fingers.wait(0.2)
    fingers.router.cancel(others)
    return below.heard
  }

  @Test("a table and a collection pass touches on, as other views do")
  func passed() {
    let expected = heard(ViewNode())
    #expect(expected == ["began 1", "moved 1", "ended 1", "began 1", "cancelled 1"])
    let collectionSource = CollectionSource([3])
    let collection = collectionSource.makeCollection()
    #expect(heard(collection) == expected)
    let table = TableNode(frame: .zero)
    #expect(heard(table) == expected)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Margins of pictures")
struct PictureMarginTests {
  private func card() -> ViewNode {
    let card = box(40, 40, 100, 50, .white)
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 4
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    return card
  }

  @Test("a node with a shadow shows all of it")
  func automatic() {
    // The blur reaches 3 × 0.92 × 4 = 11.04 points.
    let list = DisplayList(of: card(), margin: .automatic)
    #expect(list.size == CGSize(width: 124, height: 50 + 9 + 15))
    let path = BezierPath(rect: CGRect(x: 12, y: 9, width: 100, height: 50))
    #expect(list.operations.last == .fill(path, .color(.white)))
    #expect(card().svg().contains("viewBox=\"0 0 124 74\""))
  }

  @Test("a node without its own shadow has the size of its bounds")
  func none() {
    let page = box(0, 0, 200, 200, .white)
    page.addSubview(card())
    #expect(page.svg().contains("viewBox=\"0 0 200 200\""))
    let clipped = card()
    clipped.clipsToBounds = true
    #expect(clipped.svg().contains("viewBox=\"0 0 100 50\""))
    #expect(card().svg(options: SVGOptions(margin: .none)).contains("viewBox=\"0 0 100 50\""))
  }

  @Test(
    "an explicit margin is respected",
    arguments: [(5, 5), (0, 0), (-5, 0), (.infinity, 0), (.nan, 0)] as [(CGFloat, CGFloat)])
  func points(given: CGFloat, used: CGFloat) {
    let list = DisplayList(of: card(), margin: .points(given))
    #expect(list.size == CGSize(width: 100 + 2 * used, height: 50 + 2 * used))
  }

  @Test("a shadow with a path, or an unbounded one, has the margin it needs")
  func paths() {
    let card = card()
    card.layer.shadowPath = BezierPath(rect: CGRect(x: 20, y: -10, width: 60, height: 10))
    let list = DisplayList(of: card, margin: .automatic)
    #expect(list.size == CGSize(width: 100, height: 50 + 19))
    card.layer.shadowRadius = .infinity
    #expect(DisplayList(of: card, margin: .automatic).size == CGSize(width: 100, height: 50))
  }

  @Test("content inside the margin is drawn, and content beyond it isn't")
  func overflow() {
    let node = box(0, 0, 20, 20)
    node.addSubview(box(-5, 0, 3, 3, .red))
    node.addSubview(box(-50, 0, 3, 3, .red))
    #expect(DisplayList(of: node).operations.isEmpty)
    #expect(DisplayList(of: node, margin: .points(10)).operations.count == 1)
  }
}

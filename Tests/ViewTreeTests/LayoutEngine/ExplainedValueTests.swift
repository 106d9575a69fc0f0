// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Values in explanations")
struct ExplainedValueTests {
  private struct Page {
    let root = rooted(300, 200)
    let card = constrained("card")
    let label = SizedNode(60, 20)
    let guide = LayoutGuide()

    init(isRightToLeft: Bool = false) {
      root.accessibilityIdentifier = "root"
      root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      label.accessibilityIdentifier = "label"
      guide.identifier = "guide"
      root.addSubview(card)
      card.addSubview(label)
      card.addLayoutGuide(guide)
      card.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      LayoutConstraint.activate([
        card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        card.widthAnchor.constraint(equalToConstant: 150),
        card.heightAnchor.constraint(equalToConstant: 100),
        label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 12),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
        guide.leftAnchor.constraint(equalTo: label.rightAnchor),
        guide.topAnchor.constraint(equalTo: label.bottomAnchor),
        guide.widthAnchor.constraint(equalToConstant: 8),
        guide.heightAnchor.constraint(equalToConstant: 6),
      ])
    }
  }

  private static let plain: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .leading, .trailing,
    .firstBaseline, .lastBaseline,
  ]

  private func values(_ item: LayoutItem, _ attributes: [LayoutAttribute]) -> [Double] {
    attributes.map { item.explain($0).value }
  }

  @Test("are those of the frame in the container, from its left and top edge")
  func attributes() {
    for isRightToLeft in [false, true] {
      let page = Page(isRightToLeft: isRightToLeft)
      // The direction is that of the container, which doesn't inherit that of the content above it.
      #expect(
        values(page.card, Self.plain)
          == [30, 180, 40, 140, 150, 100, 105, 90] + (isRightToLeft ? [180, 30] : [30, 180])
          + [40, 140])
      #expect(
        values(page.label, Self.plain)
          == [12, 72, 14, 34, 60, 20, 42, 24, 12, 72, 14, 34])
      #expect(
        values(page.guide, Self.plain) == [72, 80, 34, 40, 8, 6, 76, 37, 72, 80, 34, 40])
      #expect(
        values(page.root, Self.plain)
          == [0, 300, 0, 200, 300, 200, 150, 100] + (isRightToLeft ? [300, 0] : [0, 300])
          + [0, 200])
    }
  }

  @Test("are those of the margins for attributes of margins")
  func margins() {
    let page = Page()
    let margins: [LayoutAttribute] = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(values(page.card, margins) == [32, 176, 41, 137, 32, 176, 104, 89])
    // Those of a guide are its edges.
    #expect(values(page.guide, margins) == [72, 80, 34, 40, 72, 80, 76, 37])
  }

  @Test("name the item, and its superview or owner if there is one")
  func names() {
    let page = Page()
    func names(_ item: LayoutItem) -> [String?] {
      let explanation = item.explain(.left)
      #expect(explanation.attribute == .left)
      return [explanation.item, explanation.container]
    }
    #expect(names(page.root) == ["root", nil])
    #expect(names(page.card) == ["card", "root"])
    #expect(names(page.label) == ["label", "card"])
    #expect(names(page.guide) == ["guide", "card"])
    let plain = ViewNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    plain.accessibilityIdentifier = "plain"
    page.root.addSubview(plain)
    #expect(names(plain) == ["plain", "root"])
    #expect(plain.explain(.left).decision == .frame)
  }

  @Test("say whether constraints determine them, or leave them open")
  func decisions() {
    let page = Page()
    #expect(page.label.explain(.right).decision == .constraints)
    #expect(page.label.explain(.right).constraints.count == 2)
    let free = constrained("free")
    page.card.addSubview(free)
    free.widthAnchor.constraint(equalTo: page.label.widthAnchor).isActive = true
    free.leftAnchor.constraint(greaterThanOrEqualTo: page.label.rightAnchor).isActive = true
    let left = free.explain(.left)
    #expect(left.decision == .settled && left.value == 72 && left.constraints.count == 3)
    let top = free.explain(.top)
    #expect(top.decision == .settled && top.value == 0 && top.constraints.isEmpty)
    #expect(free.explain(.width).decision == .constraints)
    // Both edges are open, and their distance isn't.
    #expect(free.explain(.right).decision == .settled)
    #expect(free.explain(.notAnAttribute).decision == .frame)
    // A bound that holds exactly, because something else says so as well.
    free.leftAnchor.constraint(equalTo: page.label.rightAnchor).isActive = true
    #expect(free.explain(.left).decision == .constraints)
  }

  @Test("are known before the first layout, and follow each change")
  func upToDate() {
    let page = Page()
    #expect(page.label.explain(.left).value == 12)
    page.label.natural.width = 70
    #expect(page.guide.explain(.right).value == 90)
    let margin = page.card.explain(.leftMargin)
    #expect(margin.value == 32 && margin.decision == .constraints)
    page.card.layoutMargins.left = 9
    #expect(page.card.explain(.leftMargin).value == 39)
    #expect(page.root.layoutReport().conflicts.isEmpty)
  }
}

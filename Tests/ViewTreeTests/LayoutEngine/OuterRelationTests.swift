// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Relations from above")
struct OuterRelationTests {
  /// A root with a card, in which there are a label and a guide.
  private struct Page {
    let root = rooted(200, 200)
    let card: ViewNode
    let label = SizedNode(20, 10)
    let other = SizedNode(5, 5)
    let guide = LayoutGuide()

    init(_ card: ViewNode = ViewNode(frame: CGRect(x: 1, y: 2, width: 100, height: 50))) {
      self.card = card
      root.addSubview(card)
      root.addSubview(other)
      card.addSubview(label)
      card.addLayoutGuide(guide)
      LayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 3),
        guide.leftAnchor.constraint(equalTo: label.rightAnchor),
        label.topAnchor.constraint(equalTo: card.topAnchor),
        other.topAnchor.constraint(equalTo: root.topAnchor),
        other.leftAnchor.constraint(equalTo: root.leftAnchor),
      ])
    }

    /// Whether relations from above refer to the card or what is in it, the label, and the guide.
    func reached() throws -> [Bool] {
      root.layoutIfNeeded()
      let engine = try #require(root.ownEngine)
      return [card, label, guide].map { engine.isConstrainedFromAbove(engine.index(of: $0)) }
    }

    func isIsolated() throws -> Bool {
      root.layoutIfNeeded()
      return try #require(root.ownEngine).isIsolated(card)
    }
  }

  /// What refers to the card or its contents.
  enum Reference: CaseIterable, Sendable {
    case none, edge, width, label, labelWidth, guide, center, baseline, margin

    func make(_ card: ViewNode, _ label: ViewNode, _ guide: LayoutGuide, _ other: ViewNode)
      -> LayoutConstraint?
    {
      switch self {
      case .none: nil
      case .edge: other.rightAnchor.constraint(lessThanOrEqualTo: card.rightAnchor)
      case .width: other.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor)
      case .center: other.centerYAnchor.constraint(lessThanOrEqualTo: card.centerYAnchor)
      case .label: other.leftAnchor.constraint(lessThanOrEqualTo: label.leftAnchor)
      case .labelWidth: other.widthAnchor.constraint(lessThanOrEqualTo: label.widthAnchor)
      case .guide: other.leftAnchor.constraint(lessThanOrEqualTo: guide.leftAnchor)
      case .baseline: other.topAnchor.constraint(lessThanOrEqualTo: label.firstBaselineAnchor)
      case .margin:
        other.leftAnchor.constraint(lessThanOrEqualTo: card.layoutMarginsGuide.leftAnchor)
      }
    }

    var reaches: [Bool] {
      switch self {
      case .none: [false, true, true]
      case .edge, .width, .center: [true, true, true]
      case .label, .labelWidth, .guide, .baseline, .margin: [true, true, true]
      }
    }
  }

  @Test(
    "a view is reached by a relation to it or its contents, and isn't isolated then",
    arguments: Reference.allCases, [false, true])
  func references(reference: Reference, isLater: Bool) throws {
    let page = Page()
    if isLater { #expect(try page.isIsolated()) }
    let constraint = reference.make(page.card, page.label, page.guide, page.other)
    constraint?.isActive = true
    // The card's own constraints refer to its contents as well.
    #expect(try page.reached() == reference.reaches)
    #expect(try page.isIsolated() == (reference == .none))
    #expect(page.root.layoutReport().conflicts.isEmpty)
    let frame = page.card.frame
    page.root.sendSubviewToBack(page.other)
    page.root.layoutIfNeeded()
    #expect(page.card.frame == frame && page.label.frame.minX == 3)
  }

  @Test(
    "a view is isolated if its frame depends on no other view",
    arguments: [
      ([], true), (.flexibleRightMargin, true), (.flexibleBottomMargin, true),
      ([.flexibleRightMargin, .flexibleBottomMargin], true), (.flexibleWidth, false),
      (.flexibleHeight, false), (.flexibleLeftMargin, false), (.flexibleTopMargin, false),
      ([.flexibleLeftMargin, .flexibleRightMargin], false),
      ([.flexibleTopMargin, .flexibleBottomMargin], false),
    ] as [(AutoresizingMask, Bool)])
  func masks(mask: AutoresizingMask, isIsolated: Bool) throws {
    let page = Page()
    page.card.autoresizingMask = mask
    #expect(try page.isIsolated() == isIsolated)
    page.card.translatesAutoresizingMaskIntoConstraints = false
    #expect(try !page.isIsolated())
    let engine = try #require(page.root.ownEngine)
    #expect(!engine.isIsolated(page.root) && !engine.isIsolated(ViewNode()))
  }

  @Test("moving an isolated view solves nothing, and its contents still compete in order")
  func moved() throws {
    let page = Page()
    page.root.layoutIfNeeded()
    let engine = try #require(page.root.ownEngine)
    let rows = engine.work.rows
    for _ in 0..<3 {
      page.root.bringSubviewToFront(page.card)
      page.root.layoutIfNeeded()
      page.root.sendSubviewToBack(page.card)
      page.root.layoutIfNeeded()
    }
    #expect(engine.work.rows == rows)
    let orders = [page.root, page.card, page.label, page.other].map {
      engine.items[Int(engine.index(of: $0))].order
    }
    #expect(orders == orders.sorted() && Set(orders).count == 4)
    // A relation of the whole tree has it solved again.
    page.other.rightAnchor.constraint(lessThanOrEqualTo: page.label.rightAnchor).isActive = true
    page.root.layoutIfNeeded()
    let after = engine.work.rows
    page.root.bringSubviewToFront(page.card)
    page.root.layoutIfNeeded()
    #expect(engine.work.rows > after)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// Each pair of attributes, between items in each position to each other, holds in the layout.
@Suite("Pairs of attributes")
struct AttributePairTests {
  /// The relation of the two items in the tree.
  enum Place: CaseIterable, Sendable {
    case siblings, inSuperview, ofSuperview, nested, intoNested, cousins, guide, toGuide, guides
  }

  /// A page with a box of a fixed frame, and an item that a constraint is to place.
  private struct Page {
    let root = rooted(300, 200)
    let first: LayoutItem
    let second: LayoutItem
    /// The item that has no other constraints.
    let free: LayoutItem

    init(_ place: Place, isRightToLeft: Bool) {
      root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      func box(_ frame: CGRect, in superview: ViewNode) -> ViewNode {
        let box = constrained()
        superview.addSubview(box)
        AttributePairTests.fix(box, at: frame, in: superview)
        return box
      }
      func guide(in node: ViewNode) -> LayoutGuide {
        let guide = LayoutGuide()
        node.addLayoutGuide(guide)
        return guide
      }
      let known = CGRect(x: 40, y: 50, width: 60, height: 70)
      let (near, far) = (
        CGRect(x: 12, y: 14, width: 100, height: 80), CGRect(x: 130, y: 22, width: 110, height: 90)
      )
      let node = constrained()
      switch place {
      case .siblings:
        root.addSubview(node)
        (first, second) = (node, box(known, in: root))
        free = first
      case .inSuperview:
        root.addSubview(node)
        (first, second) = (node, root)
        free = first
      case .ofSuperview:
        root.addSubview(node)
        (first, second) = (root, node)
        free = second
      case .nested:
        box(near, in: root).addSubview(node)
        (first, second) = (node, box(known, in: root))
        free = first
      case .intoNested:
        root.addSubview(node)
        (first, second) = (node, box(known, in: box(near, in: box(far, in: root))))
        free = first
      case .cousins:
        box(near, in: root).addSubview(node)
        (first, second) = (node, box(known, in: box(far, in: root)))
        free = first
      case .guide:
        (first, second) = (guide(in: root), box(known, in: root))
        free = first
      case .toGuide:
        root.addSubview(node)
        let other = guide(in: box(near, in: root))
        AttributePairTests.fix(other, at: known, in: other.owningView ?? root)
        (first, second) = (node, other)
        free = first
      case .guides:
        let other = guide(in: root)
        AttributePairTests.fix(other, at: known, in: root)
        (first, second) = (guide(in: box(near, in: root)), other)
        free = first
      }
    }

    /// The frame of an item in the coordinates of the root.
    func frame(_ item: LayoutItem) throws -> CGRect {
      let engine = try #require(root.ownEngine)
      if item === root { return root.bounds }
      var frame = engine.exactFrame(at: engine.index(of: item))
      var above = item is ViewNode ? item.owningNode?.parent : item.owningNode
      while let node = above, node !== root {
        let origin = engine.exactFrame(at: engine.index(of: node)).origin
        frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        above = node.parent
      }
      return frame
    }
  }

  private static func fix(_ item: LayoutItem, at frame: CGRect, in node: ViewNode) {
    for (attribute, constant) in [
      (LayoutAttribute.left, frame.minX), (.top, frame.minY), (.width, frame.width),
      (.height, frame.height),
    ] {
      let isLength = attribute == .width || attribute == .height
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : node,
        attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: constant
      ).isActive = true
    }
  }

  private static func value(
    _ attribute: LayoutAttribute, _ frame: CGRect, isRightToLeft: Bool
  ) -> CGFloat {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isRightToLeft ? frame.maxX : frame.minX
    case .trailing: isRightToLeft ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    default: frame.height
    }
  }

  private static let groups: [[LayoutAttribute]] = [
    [.left, .right, .centerX], [.leading, .trailing, .centerX], [.top, .bottom, .centerY],
    [.width, .height],
  ]

  private static var pairs: [(LayoutAttribute, LayoutAttribute)] {
    groups.flatMap { group in group.flatMap { first in group.map { (first, $0) } } }
  }

  private static func isMirrored(
    _ pair: (LayoutAttribute, LayoutAttribute), isRightToLeft: Bool
  ) -> Bool {
    let directional: [LayoutAttribute] = [.leading, .trailing]
    return isRightToLeft && (directional.contains(pair.0) || directional.contains(pair.1))
  }

  @Test(
    "hold with a constant and a multiplier, in both directions of layout",
    arguments: Place.allCases, [false, true])
  func equations(place: Place, isRightToLeft: Bool) throws {
    for pair in Self.pairs {
      for (multiplier, constant) in [(1, 0), (1, 7), (0.5, 7), (2, -9)] as [(CGFloat, CGFloat)] {
        let page = Page(place, isRightToLeft: isRightToLeft)
        LayoutConstraint(
          item: page.first, attribute: pair.0, relatedBy: .equal, toItem: page.second,
          attribute: pair.1, multiplier: multiplier, constant: constant
        ).isActive = true
        #expect(page.root.layoutReport().conflicts.isEmpty)
        let isMirrored = Self.isMirrored(pair, isRightToLeft: isRightToLeft)
        // Measured from the leading edge of the node that holds the constraint.
        func measured(_ attribute: LayoutAttribute, _ item: LayoutItem) throws -> CGFloat {
          let value = Self.value(
            attribute, try page.frame(item), isRightToLeft: isRightToLeft)
          return isMirrored ? 300 - value : value
        }
        let (left, right) = (
          try measured(pair.0, page.first), multiplier * (try measured(pair.1, page.second))
        )
        #expect(abs(left - right - constant) < 1e-6, "\(pair) × \(multiplier) + \(constant)")
      }
    }
  }

  @Test(
    "bound from the side of the layout's direction, and leave the other side free",
    arguments: Place.allCases, [false, true])
  func bounds(place: Place, isRightToLeft: Bool) throws {
    for pair in Self.pairs where place != .ofSuperview {
      for relation in [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual] {
        for wish in [-500, 900] as [CGFloat] {
          let page = Page(place, isRightToLeft: isRightToLeft)
          LayoutConstraint(
            item: page.first, attribute: pair.0, relatedBy: relation, toItem: page.second,
            attribute: pair.1, multiplier: 1, constant: 7
          ).isActive = true
          let isLength = pair.0 == .width || pair.0 == .height
          // Far away on either side, in absolute terms.
          let near: LayoutAttribute =
            isLength ? pair.0 : [.top, .bottom, .centerY].contains(pair.0) ? .top : .left
          let preferred = LayoutConstraint(
            item: page.first, attribute: near, relatedBy: .equal,
            toItem: isLength ? nil : page.root,
            attribute: isLength ? .notAnAttribute : near, multiplier: 1,
            constant: isLength ? max(wish, 0) : wish)
          preferred.priority = LayoutPriority(500)
          preferred.isActive = true
          page.root.layoutIfNeeded()
          let isMirrored = Self.isMirrored(pair, isRightToLeft: isRightToLeft)
          let wantsLess = wish < 0
          let isHeld = ((relation == .greaterThanOrEqual) != isMirrored) == wantsLess
          let frame = try page.frame(page.first)
          let found = Self.value(pair.0, frame, isRightToLeft: isRightToLeft)
          let bound =
            Self.value(pair.1, try page.frame(page.second), isRightToLeft: isRightToLeft)
            + (isMirrored ? -7 : 7)
          if isHeld {
            #expect(abs(found - bound) < 1e-6, "\(pair) \(relation) \(wish)")
          } else {
            let actual = Self.value(near, frame, isRightToLeft: false)
            #expect(abs(actual - (isLength ? max(wish, 0) : wish)) < 1e-6, "\(pair) \(relation)")
          }
        }
      }
    }
  }

  @Test(
    "hold without a second item for lengths, with each relation",
    arguments: [LayoutAttribute.width, .height], [false, true])
  func constants(attribute: LayoutAttribute, isGuide: Bool) throws {
    for (relation, wish, expected) in [
      (LayoutRelation.equal, 90, 25), (.lessThanOrEqual, 90, 25), (.lessThanOrEqual, 10, 10),
      (.greaterThanOrEqual, 10, 25), (.greaterThanOrEqual, 90, 90),
    ] as [(LayoutRelation, CGFloat, CGFloat)] {
      let page = Page(isGuide ? .guide : .siblings, isRightToLeft: false)
      func make(_ relation: LayoutRelation, _ constant: CGFloat) -> LayoutConstraint {
        LayoutConstraint(
          item: page.first, attribute: attribute, relatedBy: relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 3, constant: constant)
      }
      let (held, preferred) = (make(relation, 25), make(.equal, wish))
      preferred.priority = LayoutPriority(500)
      LayoutConstraint.activate([held, preferred])
      page.root.layoutIfNeeded()
      let size = try page.frame(page.first).size
      #expect((attribute == .width ? size.width : size.height) == expected)
      #expect((attribute == .width ? size.height : size.width) == 0)
    }
  }

  @Test("a direction that changes after the layout turns all pairs", arguments: Place.allCases)
  func turned(place: Place) throws {
    for pair in Self.pairs where pair.0 != .width && pair.0 != .height {
      let pages = [false, true].map { isRightToLeft in
        let page = Page(place, isRightToLeft: isRightToLeft)
        LayoutConstraint(
          item: page.first, attribute: pair.0, relatedBy: .equal, toItem: page.second,
          attribute: pair.1, multiplier: 1, constant: 7
        ).isActive = true
        page.root.layoutIfNeeded()
        return page
      }
      let frames = try pages.map { try $0.frame($0.free) }
      pages[0].root.semanticContentAttribute = .forceRightToLeft
      pages[1].root.semanticContentAttribute = .forceLeftToRight
      for page in pages { page.root.layoutIfNeeded() }
      #expect(try pages.map { try $0.frame($0.free) } == frames.reversed(), "\(pair)")
    }
  }
}

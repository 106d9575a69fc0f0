// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Directions of layout in a tree")
struct DirectionTests {
  /// A root with a box that fills it, and a label at the leading edge of the box.
  private struct Page {
    let root = rooted(100, 50)
    let box = constrained("box")
    let label = SizedNode(20, 10)

    init() {
      root.addSubview(box)
      box.addSubview(label)
      LayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor),
        box.rightAnchor.constraint(equalTo: root.rightAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
        label.topAnchor.constraint(equalTo: box.topAnchor),
      ])
    }

    var isRightToLeft: Bool {
      root.layoutIfNeeded()
      return label.frame.minX == 75
    }
  }

  private func traits(_ isRightToLeft: Bool) -> TraitCollection {
    TraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  @Test(
    "the direction is that of the nearest view with traits, unless the view has its own",
    arguments: [nil, false, true] as [Bool?], [nil, false, true] as [Bool?])
  func nearest(ofRoot: Bool?, ofBox: Bool?) {
    for isLaidOutBefore in [false, true] {
      for own in [SemanticContentAttribute.unspecified, .forceLeftToRight, .forceRightToLeft] {
        let page = Page()
        if isLaidOutBefore { #expect(!page.isRightToLeft) }
        if let ofRoot { page.root.traitOverrides = traits(ofRoot) }
        if let ofBox { page.box.traitOverrides = traits(ofBox) }
        page.box.semanticContentAttribute = own
        let inherited = ofBox ?? ofRoot ?? false
        let expected = own == .unspecified ? inherited : own == .forceRightToLeft
        #expect(page.isRightToLeft == expected)
        #expect((page.box.effectiveUserInterfaceLayoutDirection == .rightToLeft) == expected)
        #expect(page.label.frame.minX == (expected ? 75 : 5))
        // Back to what it is without any.
        page.root.traitOverrides = TraitCollection()
        page.box.traitOverrides = TraitCollection()
        page.box.semanticContentAttribute = .unspecified
        #expect(!page.isRightToLeft && page.label.frame.minX == 5)
      }
    }
  }

  @Test("a view's own direction isn't that of the views inside it")
  func notInherited() {
    let page = Page()
    page.root.semanticContentAttribute = .forceRightToLeft
    let beside = SizedNode(10, 10)
    page.root.addSubview(beside)
    beside.leadingAnchor.constraint(equalTo: page.root.leadingAnchor).isActive = true
    #expect(!page.isRightToLeft && beside.frame.maxX == 100)
    page.root.traitOverrides = traits(true)
    #expect(page.isRightToLeft)
    page.root.semanticContentAttribute = .forceLeftToRight
    #expect(page.isRightToLeft && beside.frame.minX == 0)
  }

  @Test("constants, bounds, and wishes that change after a turn count from the new side")
  func laterChanges() throws {
    let page = Page()
    let leading = try #require(page.box.constraints.first)
    #expect(!page.isRightToLeft)
    page.box.semanticContentAttribute = .forceRightToLeft
    leading.constant = 12
    page.root.layoutIfNeeded()
    #expect(page.label.frame.maxX == 88)
    leading.constant = 2
    page.root.layoutIfNeeded()
    #expect(page.label.frame.maxX == 98)
    let bound = page.label.leadingAnchor.constraint(
      greaterThanOrEqualTo: page.box.leadingAnchor, constant: 30)
    bound.isActive = true
    leading.priority = .defaultHigh
    page.root.layoutIfNeeded()
    #expect(page.label.frame.maxX == 70)
    bound.constant = 1
    page.root.layoutIfNeeded()
    #expect(page.label.frame.maxX == 98)
    page.box.semanticContentAttribute = .forceLeftToRight
    page.root.layoutIfNeeded()
    #expect(page.label.frame.minX == 2)
    bound.constant = 40
    page.root.layoutIfNeeded()
    #expect(page.label.frame.minX == 40)
  }

  @Test("margins that are given by direction turn with it")
  func margins() {
    let page = Page()
    page.box.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 3, bottom: 2, trailing: 8)
    let (left, right) = (SizedNode(1, 1), SizedNode(1, 1))
    for node in [left, right] { page.box.addSubview(node) }
    LayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: page.box.layoutMarginsGuide.leftAnchor),
      right.rightAnchor.constraint(equalTo: page.box.layoutMarginsGuide.rightAnchor),
    ])
    for isRightToLeft in [false, true, false] {
      page.box.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
      page.root.layoutIfNeeded()
      #expect(left.frame.minX == (isRightToLeft ? 8 : 3))
      #expect(right.frame.maxX == (isRightToLeft ? 97 : 92))
    }
    page.root.traitOverrides = traits(true)
    page.root.layoutIfNeeded()
    #expect(left.frame.minX == 8 && right.frame.maxX == 97)
  }

  @Test("the arrangement of a stack turns with the traits above it, and back")
  func stacks() {
    let root = rooted(100, 50)
    let stack = StackNode(arrangedSubviews: [SizedNode(20, 10), SizedNode(30, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    func places() -> [CGFloat] {
      root.layoutIfNeeded()
      return stack.arrangedSubviews.map(\.frame.minX)
    }
    #expect(places() == [0, 20])
    root.traitOverrides = traits(true)
    #expect(places() == [30, 0])
    stack.arrangedSubviews[0].isHidden = true
    #expect(places()[1] == 0 && stack.bounds.width == 30)
    stack.arrangedSubviews[0].isHidden = false
    stack.spacing = 4
    #expect(places() == [34, 0])
    stack.traitOverrides = traits(false)
    #expect(places() == [0, 24])
    stack.traitOverrides = TraitCollection()
    root.traitOverrides = TraitCollection()
    #expect(places() == [0, 24])
  }

  @Test(
    "the distance between two positions is measured in the direction of the layout",
    arguments: [false, true])
  func distances(isRightToLeft: Bool) {
    let root = rooted(100, 50)
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (first, second, bar) = (SizedNode(10, 10), SizedNode(20, 10), constrained())
    for node in [first, second, bar] { root.addSubview(node) }
    first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40).isActive = true
    // The distance of two positions, where the second one is then, and on which side.
    let cases: [(LayoutDimension, CGFloat, Bool)] = [
      (
        first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor), isRightToLeft ? 23 : 47,
        isRightToLeft
      ),
      (
        first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor), isRightToLeft ? 13 : 57,
        isRightToLeft
      ),
      (first.leftAnchor.anchorWithOffset(to: second.rightAnchor), 27, false),
      (first.rightAnchor.anchorWithOffset(to: second.leftAnchor), 57, false),
      (first.centerXAnchor.anchorWithOffset(to: second.centerXAnchor), 42, false),
    ]
    for (distance, place, isTurned) in cases {
      let constraint = distance.constraint(equalToConstant: 7)
      let width = bar.widthAnchor.constraint(equalTo: distance, multiplier: 2)
      LayoutConstraint.activate([constraint, width])
      root.layoutIfNeeded()
      #expect(second.frame.minX == place && bar.frame.width == 14)
      constraint.constant = -7
      width.isActive = false
      root.layoutIfNeeded()
      #expect(second.frame.minX == place + (isTurned ? 14 : -14))
      constraint.isActive = false
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Parts that are ambiguous")
struct AmbiguityPartTests {
  /// The constraints that a view has on one axis.
  enum Given: String, CaseIterable, Sendable {
    case nothing, near, far, center, length, nearAndLength, farAndLength, centerAndLength
    case nearAndFar, centerAndFar, bounds, lengthAndBounds, wishes

    /// What is open, as the position or the length, with its range.
    var open: [String] {
      switch self {
      case .nothing: ["position -inf inf", "length 0.0 inf"]
      // Only a length is missing: the position follows from it.
      case .near, .center, .far: ["length 0.0 inf"]
      case .length: ["position -inf inf"]
      case .nearAndLength, .farAndLength, .centerAndLength, .nearAndFar, .centerAndFar: []
      case .bounds: ["position 10.0 170.0", "length 0.0 160.0"]
      case .lengthAndBounds: ["position 10.0 140.0"]
      // Two wishes of one strength can't both be met.
      case .wishes: ["length 20.0 50.0"]
      }
    }

    func apply(_ view: ViewNode, _ root: ViewNode, _ axis: Axis) {
      let isWide = axis == .horizontal
      let (near, far, center, length):
        (
          LayoutAttribute, LayoutAttribute, LayoutAttribute, LayoutAttribute
        ) = isWide ? (.left, .right, .centerX, .width) : (.top, .bottom, .centerY, .height)
      func position(
        _ attribute: LayoutAttribute, _ constant: CGFloat,
        _ relation: LayoutRelation = .equal
      ) {
        LayoutConstraint(
          item: view, attribute: attribute, relatedBy: relation, toItem: root,
          attribute: attribute, multiplier: 1, constant: constant
        ).isActive = true
      }
      func size(_ constant: CGFloat, _ priority: Float = 1000) {
        let constraint = LayoutConstraint(
          item: view, attribute: length, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: constant)
        constraint.priority = LayoutPriority(priority)
        constraint.isActive = true
      }
      switch self {
      case .nothing: break
      case .near: position(near, 10)
      case .far: position(far, -30)
      case .center: position(center, 5)
      case .length: size(30)
      case .nearAndLength:
        position(near, 10)
        size(30)
      case .farAndLength:
        position(far, -30)
        size(30)
      case .centerAndLength:
        position(center, 5)
        size(30)
      case .nearAndFar:
        position(near, 10)
        position(far, -30)
      case .centerAndFar:
        position(center, 5)
        position(far, -30)
      case .bounds, .lengthAndBounds:
        if self == .lengthAndBounds { size(30) }
        position(near, 10, .greaterThanOrEqual)
        position(far, -30, .lessThanOrEqual)
      case .wishes:
        position(near, 10)
        size(20, 500)
        size(50, 500)
      }
    }
  }

  private func describe(_ ambiguities: [LayoutAmbiguity], _ axis: Axis) -> [String] {
    ambiguities.filter { $0.axis == axis }.map {
      let isLength = $0.attribute == .width || $0.attribute == .height
      return "\(isLength ? "length" : "position") \($0.least) \($0.most)"
    }
  }

  @Test(
    "are the position and the length that the constraints leave open", arguments: Given.allCases)
  func parts(given: Given) {
    for axis in [Axis.horizontal, .vertical] {
      for isRightToLeft in [false, true] {
        let root = rooted(200, 200)
        root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let view = constrained("view")
        root.addSubview(view)
        // Something that isn't negative, so that the ranges are known.
        LayoutConstraint(
          item: view, attribute: axis == .horizontal ? .width : .height,
          relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 0
        ).isActive = true
        given.apply(view, root, axis)
        Given.nearAndLength.apply(view, root, axis == .horizontal ? .vertical : .horizontal)
        let found = root.layoutReport().ambiguities
        #expect(describe(found, axis) == given.open)
        #expect(found.count == given.open.count)
        #expect(found.allSatisfy { $0.node == "ViewNode 'view'" })
        #expect(view.hasAmbiguousLayout == !given.open.isEmpty && !root.hasAmbiguousLayout)
        let positions = found.filter { $0.attribute != .width && $0.attribute != .height }
        let side: LayoutAttribute =
          axis == .vertical ? .top : isRightToLeft ? .trailing : .leading
        #expect(positions.allSatisfy { $0.attribute == side })
      }
    }
  }

  @Test(
    "don't include those that follow from an open superview, at any depth", arguments: Axis.allCases
  )
  func following(axis: Axis) {
    let root = rooted(200, 200)
    let nodes = ["outer", "middle", "inner"].map { constrained($0) }
    for (above, node) in zip([root] + nodes, nodes) {
      above.addSubview(node)
      Given.length.apply(node, above, axis)
      Given.nearAndLength.apply(node, above, axis == .horizontal ? .vertical : .horizontal)
    }
    // The innermost one is at a place of the root, and the others may be anywhere.
    Given.near.apply(nodes[2], root, axis)
    #expect(
      root.layoutReport().ambiguities.map(\.node) == ["ViewNode 'outer'", "ViewNode 'middle'"])
    // Now two of them are tied to each other, too.
    Given.near.apply(nodes[1], nodes[0], axis)
    #expect(root.layoutReport().ambiguities.map(\.node) == ["ViewNode 'outer'"])
    #expect(nodes.map(\.hasAmbiguousLayout) == [true, false, false])
    Given.near.apply(nodes[0], root, axis)
    #expect(root.layoutReport().ambiguities.isEmpty)
  }

  @Test(
    "don't include those that follow from random constraints to superviews", arguments: 1...20)
  func randomFollowing(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let axis = Axis.allCases[dice.next(below: 2)]
    var nodes = [rooted(200, 200)]
    var superviews = [0]
    // Which nodes' places are a known distance apart, by the number of one of them.
    var groups = [0]
    for index in 1...25 {
      // More often than not one level deeper.
      let superview = dice.next(below: 3) > 0 ? index - 1 : dice.next(below: index)
      let node = constrained("\(index)")
      nodes[superview].addSubview(node)
      Given.length.apply(node, nodes[superview], axis)
      Given.nearAndLength.apply(
        node, nodes[superview], axis == .horizontal ? .vertical : .horizontal)
      nodes.append(node)
      superviews.append(superview)
      groups.append(index)
      guard dice.next(below: 5) < 2 else { continue }
      var other = superview
      for _ in 0..<dice.next(below: 4) { other = superviews[other] }
      Given.near.apply(node, nodes[other], axis)
      groups[index] = groups[other]
    }
    let expected = (1...25).filter { index in
      var superview = index
      repeat {
        superview = superviews[superview]
        if groups[superview] == groups[index] { return false }
      } while superview > 0
      return true
    }
    let found = nodes[0].layoutReport().ambiguities.map(\.node)
    #expect(found.sorted() == expected.map { "ViewNode '\($0)'" }.sorted())
  }

  @Test("include a guide only on an axis on which a constraint refers to it")
  func guides() {
    let root = rooted(200, 200)
    let view = constrained("view")
    root.addSubview(view)
    Given.nearAndLength.apply(view, root, .horizontal)
    Given.nearAndLength.apply(view, root, .vertical)
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    // A constraint that the guide's own axis doesn't concern.
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    var found = root.layoutReport().ambiguities
    #expect(found.map(\.attribute) == [.leading] && found.map(\.axis) == [.horizontal])
    guide.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor).isActive = true
    found = root.layoutReport().ambiguities
    #expect(found.map(\.attribute) == [.leading, .top, .height])
    #expect(found[1].least == 10 && found[1].most == .infinity)
    #expect(found.allSatisfy { $0.node.contains("guide") })
    width.isActive = false
    #expect(root.layoutReport().ambiguities.map(\.axis) == [.vertical, .vertical])
  }

  @Test("are computed once for each layout, and again after a change")
  func cached() throws {
    let root = rooted(200, 200)
    let view = constrained("view")
    root.addSubview(view)
    Given.bounds.apply(view, root, .horizontal)
    Given.nearAndLength.apply(view, root, .vertical)
    #expect(root.layoutReport().ambiguities.count == 2)
    let engine = try #require(root.ownEngine)
    let steps = engine.work.reportSteps
    #expect(steps > 0)
    #expect(root.layoutReport().ambiguities.count == 2 && view.hasAmbiguousLayout)
    #expect(engine.work.reportSteps == steps)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    #expect(root.layoutReport().ambiguities.count == 1)
    #expect(engine.work.reportSteps > steps)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    #expect(!view.hasAmbiguousLayout)
    width.isActive = false
    // Without a report in between.
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(root.layoutReport().ambiguities.count == 1)
  }

  @Test("are listed in the order of the tree, whatever the order of the constraints")
  func order() {
    let root = rooted(200, 200)
    let nodes = ["a", "b", "c", "d"].map { constrained($0) }
    root.addSubview(nodes[0])
    nodes[0].addSubview(nodes[1])
    root.addSubview(nodes[2])
    nodes[2].addSubview(nodes[3])
    for node in [nodes[3], nodes[2], nodes[1], nodes[0]] {
      node.heightAnchor.constraint(equalToConstant: 5).isActive = true
      node.widthAnchor.constraint(equalToConstant: 5).isActive = true
      node.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    let names = ["a", "b", "c", "d"].map { "ViewNode '\($0)'" }
    #expect(root.layoutReport().ambiguities.map(\.node) == names)
    root.bringSubviewToFront(nodes[0])
    #expect(root.layoutReport().ambiguities.map(\.node) == [2, 3, 0, 1].map { names[$0] })
    #expect(root.ambiguousParts.map { $0.node } == [nodes[2], nodes[3], nodes[0], nodes[1]])
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Constraints and their holders")
struct ConstraintRulesTests {
  @Test("attributes, relations, axes, and priorities have UIKit's numbers")
  func numbers() {
    let attributes: [LayoutAttribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(LayoutRelation.lessThanOrEqual.rawValue == -1)
    #expect(LayoutRelation.equal.rawValue == 0 && LayoutRelation.greaterThanOrEqual.rawValue == 1)
    #expect(Axis.horizontal.rawValue == 0 && Axis.vertical.rawValue == 1)
    let priorities: [(LayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
      (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
      (.fittingSizeLevel, 50),
    ]
    for (priority, number) in priorities { #expect(priority.rawValue == number) }
  }

  @Test("a new constraint is required and inactive, and only changes of its activity count")
  func activity() {
    let root = rooted(100, 100)
    let box = constrained()
    root.addSubview(box)
    let constraint = box.widthAnchor.constraint(equalToConstant: 10)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.multiplier == 1 && constraint.identifier == nil)
    constraint.isActive = false
    for _ in 0..<2 { constraint.isActive = true }
    #expect(box.constraints.count == 1)
    root.layoutIfNeeded()
    for _ in 0..<2 { constraint.isActive = false }
    #expect(box.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(root.layoutProblems.isEmpty && box.frame.width == 0)
  }

  @Test(
    "the nearest common ancestor of the items holds a constraint, and a guide counts as its node")
  func holders() {
    let root = rooted(100, 100)
    let (left, right) = (constrained("left"), constrained("right"))
    let (leftLeaf, rightLeaf) = (constrained("leftLeaf"), constrained("rightLeaf"))
    let guide = LayoutGuide()
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leftLeaf)
    right.addSubview(rightLeaf)
    left.addLayoutGuide(guide)
    let cases: [(LayoutConstraint, ViewNode)] = [
      (left.widthAnchor.constraint(equalToConstant: 1), left),
      (left.widthAnchor.constraint(equalTo: left.heightAnchor), left),
      (left.topAnchor.constraint(equalTo: root.topAnchor), root),
      (root.topAnchor.constraint(equalTo: left.topAnchor), root),
      (left.topAnchor.constraint(equalTo: right.topAnchor), root),
      (leftLeaf.topAnchor.constraint(equalTo: left.topAnchor), left),
      (leftLeaf.topAnchor.constraint(equalTo: rightLeaf.topAnchor), root),
      (leftLeaf.topAnchor.constraint(equalTo: root.topAnchor), root),
      (guide.topAnchor.constraint(equalTo: left.topAnchor), left),
      (guide.topAnchor.constraint(equalTo: leftLeaf.topAnchor), left),
      (guide.topAnchor.constraint(equalTo: rightLeaf.topAnchor), root),
      (guide.widthAnchor.constraint(equalToConstant: 5), left),
    ]
    for (constraint, holder) in cases {
      constraint.isActive = true
      #expect(holder.constraints.last === constraint, "\(constraint.written)")
      constraint.isActive = false
      #expect(holder.constraints.isEmpty)
    }
  }

  @Test("a node that is added to another superview leaves its previous one first")
  func moving() {
    let (first, second) = (rooted(100, 100), rooted(100, 100))
    let child = constrained()
    let top = child.topAnchor
    first.addSubview(child)
    let constraint = top.constraint(equalTo: first.topAnchor)
    constraint.isActive = true
    second.addSubview(child)
    #expect(child.superview === second && first.subviews.isEmpty)
    #expect(!constraint.isActive && first.constraints.isEmpty)
  }

  @Test("adding a node to its superview again only brings it to the front")
  func again() {
    let root = rooted(100, 100)
    let (one, other) = (constrained("one"), constrained("other"))
    root.addSubview(one)
    root.addSubview(other)
    let constraint = one.topAnchor.constraint(equalTo: root.topAnchor)
    constraint.isActive = true
    root.addSubview(one)
    #expect(root.subviews == [other, one])
    #expect(constraint.isActive)
  }

  @Test("a priority can become required and optional again while the constraint is active")
  func crossing() {
    let root = rooted(100, 100)
    let box = constrained()
    root.addSubview(box)
    let (small, large) = (
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20)
    )
    small.priority = LayoutPriority(999)
    LayoutConstraint.activate([small, large])
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    small.priority = .required
    large.priority = LayoutPriority(999)
    root.layoutIfNeeded()
    #expect(box.frame.width == 10 && root.layoutReport().conflicts.isEmpty)
  }

  @Test("a broken constraint stays active, and is satisfied once it can be")
  func retried() {
    let root = rooted(100, 100)
    let box = constrained()
    root.addSubview(box)
    let (first, second) = (
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20)
    )
    LayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(box.frame.width == 10 && second.isActive)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 20 && root.layoutReport().conflicts.isEmpty)
  }

  @Test("an optional constraint that can't be satisfied is satisfied as closely as possible")
  func nearly() {
    let root = rooted(100, 100)
    let box = constrained()
    root.addSubview(box)
    let preference = box.widthAnchor.constraint(equalToConstant: 300)
    preference.priority = .defaultHigh
    LayoutConstraint.activate([
      preference, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.width == 90)
  }

  @Test("a guide is a rectangle in its node's coordinates, and its removal ends its constraints")
  func guides() {
    let root = rooted(200, 100)
    let card = constrained()
    let leaf = SizedNode(10, 10)
    let guide = LayoutGuide()
    root.addSubview(card)
    card.addSubview(leaf)
    card.addLayoutGuide(guide)
    #expect(card.layoutGuides.contains { $0 === guide } && card.subviews == [leaf])
    #expect(guide.owningView === card)
    let pins = [
      guide.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      guide.widthAnchor.constraint(equalToConstant: 40),
      guide.heightAnchor.constraint(equalToConstant: 30),
      leaf.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      leaf.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    LayoutConstraint.activate(
      pins + [
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 5, y: 6, width: 40, height: 30))
    #expect(leaf.frame == CGRect(x: 20, y: 16, width: 10, height: 10))
    #expect(root.hitTest(CGPoint(x: 110, y: 60), with: nil) !== leaf)
    card.removeLayoutGuide(guide)
    #expect(pins.allSatisfy { !$0.isActive } && guide.owningView == nil)
    #expect(card.constraints.isEmpty && root.constraints.count == 2)
  }

  @Test("a constraint without items has no attributes, a multiplier of one, and no constant")
  func emptyConstraint() {
    let constraint = LayoutConstraint()
    #expect(constraint.multiplier == 1 && constraint.constant == 0)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.secondAttribute == .notAnAttribute && constraint.relation == .equal)
    #expect(constraint.priority == .required && !constraint.isActive)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Constraints that are released")
struct ReleasedConstraintTests {
  @Test(
    "the references of a definition end with it, or with the constraint that takes them over",
    arguments: [false, true], [false, true])
  func definitions(isTakenOver: Bool, hasSecond: Bool) {
    weak var first: ItemReference?
    weak var second: ItemReference?
    func define() -> LayoutConstraint? {
      let (left, right) = (ItemReference(isNode: true), ItemReference(isNode: false))
      (first, second) = (left, right)
      let definition = LayoutConstraint.Definition(
        left, .left, .equal, hasSecond ? right : nil, .right, multiplier: 1, constant: 0,
        fileID: #fileID, line: #line)
      if isTakenOver { return LayoutConstraint(definition: definition) }
      return nil
    }
    var constraint = define()
    #expect((constraint != nil) == isTakenOver)
    #expect((first != nil) == isTakenOver && (second != nil) == (isTakenOver && hasSecond))
    #expect(constraint?.firstReference === first && constraint?.secondReference === second)
    constraint = nil
    #expect(first == nil && second == nil)
  }

  @Test("a constraint keeps no items, and their references only as long as it exists")
  func items() {
    weak var first: ItemReference?
    weak var second: ItemReference?
    weak var freed: ViewNode?
    var constraint: LayoutConstraint?
    do {
      let (node, guide) = (ViewNode(), LayoutGuide())
      freed = node
      (first, second) = (node.reference, guide.reference)
      let made = node.topAnchor.constraint(equalTo: guide.topAnchor)
      #expect(made.firstItem === node && made.secondItem === guide)
      constraint = made
    }
    #expect(freed == nil && first != nil && second != nil)
    #expect(constraint?.firstItem == nil && constraint?.secondItem == nil)
    constraint = nil
    #expect(first == nil && second == nil)
  }

  /// A constraint between a view and its superview that only its holder keeps.
  private func held(_ root: ViewNode, _ box: ViewNode) -> () -> LayoutConstraint? {
    root.addSubview(box)
    let made = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    made.isActive = true
    return { [weak made] in made }
  }

  @Test("an active constraint exists until it is inactive, before and after a layout")
  func inactive() {
    for isLaidOut in [false, true] {
      for way in 0..<3 {
        let (root, box) = (rooted(100, 100), constrained())
        let constraint = held(root, box)
        if isLaidOut { root.layoutIfNeeded() }
        #expect(constraint() != nil && root.constraints.count == 1)
        switch way {
        case 0: constraint()?.isActive = false
        case 1: root.removeConstraints(root.constraints)
        default: box.removeFromSuperview()
        }
        #expect(constraint() == nil && root.constraints.isEmpty)
      }
    }
  }

  @Test("the constraints of a tree end with it, and leave no references to its views")
  func trees() {
    for isLaidOut in [false, true] {
      weak var reference: ItemReference?
      weak var freed: ViewNode?
      var constraint: () -> LayoutConstraint? = { nil }
      do {
        let (root, box) = (rooted(100, 100), constrained())
        constraint = held(root, box)
        if isLaidOut { root.layoutIfNeeded() }
        (freed, reference) = (box, box.reference)
        #expect(constraint() != nil)
      }
      #expect(freed == nil && reference == nil && constraint() == nil)
    }
  }

  @Test("a constraint that is kept is inactive once its holder is gone")
  func kept() {
    var constraint: LayoutConstraint?
    do {
      let (root, box) = (rooted(100, 100), constrained())
      let find = held(root, box)
      root.layoutIfNeeded()
      constraint = find()
      #expect(constraint?.isActive == true)
    }
    #expect(constraint?.isActive == false && constraint?.firstItem == nil)
  }
}

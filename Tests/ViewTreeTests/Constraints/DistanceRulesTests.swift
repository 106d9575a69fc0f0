// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Distances between anchors that can't be constrained")
struct DistanceRulesTests {
  let root = rooted(100, 100)
  let box = constrained("box")

  init() { root.addSubview(box) }

  private func told(by make: () -> LayoutConstraint) -> (LayoutConstraint, [LayoutProblem]) {
    let constraint = make()
    constraint.isActive = true
    return (constraint, root.layoutProblems)
  }

  @Test("a distance between two trees has no common ancestor, on either side of a constraint")
  func twoTrees() {
    let stranger = rooted(100, 100)
    for isFirst in [true, false] {
      let distance = root.topAnchor.anchorWithOffset(to: stranger.topAnchor)
      let constraint =
        isFirst
        ? distance.constraint(equalToConstant: 5) : box.heightAnchor.constraint(equalTo: distance)
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(root.layoutProblems.last == .noCommonAncestor(constraint: constraint.written))
    }
    #expect(root.layoutProblems.count == 2)
  }

  @Test("a distance to or from a view that is gone misses an item", arguments: [true, false])
  func gone(isStart: Bool) {
    var child: ViewNode? = ViewNode()
    guard let lost = child?.leftAnchor else { return }
    child = nil
    let distance =
      isStart
      ? lost.anchorWithOffset(to: box.leftAnchor) : box.leftAnchor.anchorWithOffset(to: lost)
    let first = told { distance.constraint(equalToConstant: 5) }
    #expect(!first.0.isActive)
    #expect(first.1 == [.missingItem(constraint: first.0.written)])
    let second = told { box.widthAnchor.constraint(equalTo: distance) }
    #expect(!second.0.isActive)
    #expect(second.1.last == .missingItem(constraint: second.0.written))
  }

  @Test("a distance within one tree whose other length is gone misses an item")
  func otherGone() {
    var child: ViewNode? = ViewNode()
    guard let lost = child?.widthAnchor else { return }
    child = nil
    let distance = root.leftAnchor.anchorWithOffset(to: box.leftAnchor)
    let (constraint, problems) = told { distance.constraint(equalTo: lost) }
    #expect(!constraint.isActive && problems == [.missingItem(constraint: constraint.written)])
  }

  @Test("a distance to a guide without an owner misses an item")
  func freeGuide() {
    let guide = LayoutGuide()
    let distance = box.leftAnchor.anchorWithOffset(to: guide.leftAnchor)
    let (constraint, problems) = told { distance.constraint(equalToConstant: 5) }
    #expect(!constraint.isActive && problems == [.missingItem(constraint: constraint.written)])
    root.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(constraint.isActive)
    // The guide isn't tied to anything else, so it keeps the distance.
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX - box.frame.minX == 5)
    root.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
  }

  @Test("a constraint on a distance between baselines ends with the view at either end")
  func endingBaselines() {
    for isStart in [true, false] {
      let (first, second) = (constrained(), constrained())
      for node in [first, second] {
        root.addSubview(node)
        node.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
      let distance = first.lastBaselineAnchor.anchorWithOffset(to: second.firstBaselineAnchor)
      let constraint = distance.constraint(equalToConstant: 7)
      constraint.isActive = true
      root.layoutIfNeeded()
      #expect(second.frame.minY - first.frame.maxY == 7)
      (isStart ? first : second).removeFromSuperview()
      #expect(!constraint.isActive && root.constraints.isEmpty)
    }
  }

  @Test("a constraint on a distance ends with the view at either end", arguments: [true, false])
  func ending(isStart: Bool) {
    let other = constrained("other")
    root.addSubview(other)
    let distance =
      isStart
      ? other.topAnchor.anchorWithOffset(to: box.topAnchor)
      : box.topAnchor.anchorWithOffset(to: other.topAnchor)
    let constraints = [
      distance.constraint(equalToConstant: 5), box.heightAnchor.constraint(equalTo: distance),
    ]
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(box.frame.height == 5)
    other.removeFromSuperview()
    #expect(constraints.allSatisfy { !$0.isActive } && root.constraints.isEmpty)
  }
}

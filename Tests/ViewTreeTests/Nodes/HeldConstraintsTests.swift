// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("The list of constraints that a view holds")
struct HeldConstraintsTests {
  @Test("an empty list has no constraints")
  func empty() {
    let held = HeldConstraints()
    #expect(held.isEmpty && held.all.isEmpty)
    #expect(ViewNode().constraints.isEmpty)
  }

  @Test(
    "constraints are listed in the order of activation, however many come and go", arguments: 0..<12
  )
  func random(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let node = constrained()
    var active: [LayoutConstraint] = []
    var inactive = (0..<40).map { node.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    for turn in 0..<160 {
      // First more and more, then fewer and fewer.
      let adds = dice.next(below: 10) < (turn < 80 ? 7 : 3)
      if adds, !inactive.isEmpty {
        let next = inactive.remove(at: dice.next(below: inactive.count))
        next.isActive = true
        active.append(next)
      } else if !active.isEmpty {
        let next = active.remove(at: dice.next(below: active.count))
        next.isActive = false
        inactive.append(next)
      }
      #expect(node.constraints == active)
      #expect(node.heldConstraints.isEmpty == active.isEmpty)
      #expect(active.allSatisfy { $0.isActive } && !inactive.contains { $0.isActive })
      #expect(node.holdsConstraint { $0 === active.first } == !active.isEmpty)
      #expect(!node.holdsConstraint { constraint in inactive.contains { $0 === constraint } })
    }
    LayoutConstraint.deactivate(active)
    #expect(node.constraints.isEmpty)
    LayoutConstraint.activate(inactive)
    #expect(node.constraints == inactive)
  }

  @Test("gaps are closed once they are more than half of the list")
  func gaps() {
    let node = constrained()
    let constraints = (0..<8).map { node.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    LayoutConstraint.activate(constraints)
    #expect(node.heldConstraints.count == 8)
    // The last one leaves no gap.
    constraints[7].isActive = false
    #expect(node.heldConstraints.count == 7 && node.heldConstraintGaps == 0)
    for index in 0..<3 { constraints[index].isActive = false }
    #expect(node.heldConstraints.count == 7 && node.heldConstraintGaps == 3)
    #expect(node.heldConstraints[0] == nil && node.heldConstraints[3] != nil)
    constraints[3].isActive = false
    #expect(node.heldConstraints.count == 3 && node.heldConstraintGaps == 0)
    #expect(node.constraints == Array(constraints[4...6]))
    constraints[5].isActive = false
    #expect(node.constraints == [constraints[4], constraints[6]])
    constraints[0].isActive = true
    #expect(node.constraints == [constraints[4], constraints[6], constraints[0]])
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

/// Constraints between views so far apart that they add up many positions.
@Suite("Constraints across many levels")
struct DistantConstraintTests {
  @Test("priorities decide between views twelve levels apart")
  func priorities() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    var parent = root
    var constraints: [LayoutConstraint] = []
    for _ in 0..<11 {
      let level = ViewNode(frame: .zero)
      level.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(level)
      // Left open, so that every level's position is part of the sum.
      constraints += [
        level.leadingAnchor.constraint(greaterThanOrEqualTo: parent.leadingAnchor, constant: 1),
        level.topAnchor.constraint(equalTo: parent.topAnchor),
        level.widthAnchor.constraint(equalToConstant: 300),
        level.heightAnchor.constraint(equalToConstant: 50),
      ]
      parent = level
    }
    for (constant, priority) in [(200, 300), (90, 900), (150, 600)] as [(CGFloat, Float)] {
      let wanted = parent.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
      wanted.priority = LayoutPriority(priority)
      constraints.append(wanted)
    }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(parent.convert(CGPoint.zero, to: root).x == 90)
  }
}

@Suite("Layout guides that move")
struct MovedGuideTests {
  private final class Owner: ViewNode {
    var seen: [CGRect] = []
    let guide = LayoutGuide()

    override func layoutSubviews() {
      super.layoutSubviews()
      seen.append(guide.layoutFrame)
    }
  }

  @Test("a view lays out its subviews again when one of its guides has another frame")
  func moved() {
    let owner = Owner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    owner.addLayoutGuide(owner.guide)
    let width = owner.guide.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([
      width, owner.guide.heightAnchor.constraint(equalToConstant: 10),
      owner.guide.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
      owner.guide.topAnchor.constraint(equalTo: owner.topAnchor),
    ])
    owner.layoutIfNeeded()
    owner.seen = []
    width.constant = 30
    owner.layoutIfNeeded()
    #expect(owner.seen.last == CGRect(x: 0, y: 0, width: 30, height: 10))
  }
}

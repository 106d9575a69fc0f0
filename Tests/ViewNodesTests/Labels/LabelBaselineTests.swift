// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Baselines of labels")
struct LabelBaselineTests {
  @Test("a label's baselines are those of its first and last line")
  func label() {
    let title = LabelNode()
    title.font = .preferredFont(forTextStyle: .title1)
    title.text = "Title"
    for place in baselinePositions(of: title) { #expect(abs(place - 152.0 / 3) < 0.001) }
    let body = LabelNode()
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    body.text = "one\ntwo\nthree"
    let found = baselinePositions(of: body)
    #expect(abs(found[1] - found[0] - 44) < 0.5, "lines of body text are 22 apart")
  }

  @Test("baselines follow when the lines of a text change")
  func following() {
    let root = rooted(300, 300)
    let label = LabelNode()
    label.numberOfLines = 0
    label.text = "one"
    let below = constrained()
    root.addSubview(label)
    root.addSubview(below)
    constrain {
      label.top == root.top
      label.horizontalEdges == root.horizontalEdges
      below.top == label.lastBaseline + 10
    }
    root.layoutIfNeeded()
    let before = below.frame.minY
    label.text = "one\ntwo"
    root.layoutIfNeeded()
    #expect(abs(below.frame.minY - before - label.font.lineHeight) < 0.5)
  }

  @Test(
    "a baseline-relative stack shows a label whose text appears or disappears like a new one",
    arguments: [("One", ""), ("", "One"), ("One", "One two")])
  func disappearing(before: String, after: String) {
    func frames(laysOutBefore: Bool) -> [CGRect] {
      let root = rooted(320, 400)
      let stack = StackNode()
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      let label = LabelNode()
      label.text = before
      stack.addArrangedSubview(label)
      if laysOutBefore { root.layoutIfNeeded() }
      label.text = after
      root.layoutIfNeeded()
      return [stack.frame, label.frame]
    }
    #expect(frames(laysOutBefore: true) == frames(laysOutBefore: false))
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("What a stack's optional constraints yield to")
struct StackPrioritiesTests {
  private func sized(_ width: CGFloat, _ height: CGFloat = 10) -> ViewNode {
    let view = ViewNode()
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }

  @Test("if centers can't be equidistant, the first distances are equal")
  func equalCentering() {
    // 40 points from centre to centre would do, but the last view needs 60.
    let views = [sized(20), sized(20), sized(20), sized(100)]
    let stack = StackNode(arrangedSubviews: views)
    stack.distribution = .equalCentering
    stack.frame = CGRect(x: 0, y: 0, width: 180, height: 10)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [10, 40, 70, 130])
  }

  @Test(
    "a row is no deeper than its views, unless they share a baseline",
    arguments: [
      (StackNode.Alignment.center, CGFloat(30)), (.leading, 30), (.trailing, 30),
      (.firstBaseline, 10_000), (.lastBaseline, 10_000),
    ])
  func depth(alignment: StackNode.Alignment, height: CGFloat) {
    let stack = StackNode(arrangedSubviews: [sized(10, 30), sized(10, 20)])
    stack.alignment = alignment
    #expect(
      stack.systemLayoutSizeFitting(ViewNode.layoutFittingExpandedSize).height == height)
    #expect(
      stack.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize).height == 30)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Baselines")
struct BaselineTests {
  /// Returns the positions of a line constrained to a node's baseline.
  private func places(_ node: ViewNode) -> [CGFloat] {
    let root = rooted(300, 300)
    let (first, last) = (constrained(), constrained())
    for child in [node, first, last] { root.addSubview(child) }
    constrain {
      node.top == root.top + 24
      node.leading == root.leading
      first.top == node.firstBaseline
      last.top == node.lastBaseline
    }
    root.layoutIfNeeded()
    return [first.frame.minY, last.frame.minY]
  }

  @Test("a node without text has its edges as baselines")
  func plain() {
    #expect(places(SizedNode(10, 30)) == [24, 54])
  }

  @Test("a label's baselines are those of its first and last line")
  func label() {
    let title = LabelNode()
    title.font = .preferredFont(forTextStyle: .title1)
    title.text = "Title"
    for place in places(title) { #expect(abs(place - 152.0 / 3) < 0.001) }
    let body = LabelNode()
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    body.text = "one\ntwo\nthree"
    let found = places(body)
    #expect(abs(found[1] - found[0] - 44) < 0.5, "lines of body text are 22 apart")
  }

  @Test(
    "a column has the baselines of its first and last view, and a row its tallest view's"
  )
  func stacks() {
    func lined() -> [ViewNode] {
      [LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 21, last: 5)]
    }
    let column = StackNode(arrangedSubviews: lined())
    column.axis = .vertical
    #expect(places(column) == [24 + 16, 24 + 20 + 25])
    let row = StackNode(arrangedSubviews: lined())
    #expect(places(row) == [24 + 21, 24 + 25])
    row.arrangedSubviews[1].isHidden = true
    row.removeFromSuperview()
    #expect(places(row) == [24 + 16, 24 + 16])
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

  @Test("a thousand items on one baseline move with it, each once")
  func many() throws {
    let root = rooted(300, 300)
    let leader = LinedNode(20, 20, first: 16, last: 4)
    leader.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(leader)
    let top = leader.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    var followers: [ViewNode] = []
    for _ in 0..<1000 {
      let follower = LinedNode(20, 30, first: 24, last: 6)
      follower.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(follower)
      follower.firstBaselineAnchor.constraint(equalTo: leader.firstBaselineAnchor).isActive = true
      followers.append(follower)
    }
    root.layoutIfNeeded()
    #expect(followers.allSatisfy { $0.frame.minY == -8 })
    top.constant = 10
    root.layoutIfNeeded()
    #expect(followers.allSatisfy { $0.frame.minY == 2 })
    for follower in followers { follower.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(root.constraints.count == 1)
  }
}

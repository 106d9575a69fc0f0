// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Baselines")
struct BaselineTests {
  @Test("a node without text has its edges as baselines")
  func plain() {
    #expect(baselinePositions(of: SizedNode(10, 30)) == [24, 54])
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
    #expect(baselinePositions(of: column) == [24 + 16, 24 + 20 + 25])
    let row = StackNode(arrangedSubviews: lined())
    #expect(baselinePositions(of: row) == [24 + 21, 24 + 25])
    row.arrangedSubviews[1].isHidden = true
    row.removeFromSuperview()
    #expect(baselinePositions(of: row) == [24 + 16, 24 + 16])
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

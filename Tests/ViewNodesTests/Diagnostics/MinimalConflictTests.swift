// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Sets of conflicting constraints in random trees")
struct MinimalConflictTests {
  /// A constraint of a random tree, by the numbers of its nodes; 0 is the root.
  struct Draft {
    var first: Int
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Int?
    var secondAttribute: LayoutAttribute
    var constant: CGFloat
  }

  struct Generator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func draft() -> Draft {
      let relations: [LayoutRelation] = [
        .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ]
      let edges: [LayoutAttribute] = [.leading, .trailing, .centerX]
      let first = 1 + next(4)
      let relation = relations[next(relations.count)]
      let constant = CGFloat(next(5) * 20)
      if next(3) == 0 {
        return Draft(
          first: first, firstAttribute: .width, relation: relation, second: nil,
          secondAttribute: .notAnAttribute, constant: constant)
      }
      let second = (first + 1 + next(4)) % 5
      if next(4) == 0 {
        return Draft(
          first: first, firstAttribute: .width, relation: relation, second: second,
          secondAttribute: .width, constant: constant)
      }
      return Draft(
        first: first, firstAttribute: edges[next(3)], relation: relation, second: second,
        secondAttribute: edges[next(3)], constant: constant)
    }
  }

  /// Four nodes, two in the root and two in the first of them, with numbered constraints.
  private func tree(_ drafts: [(number: Int, draft: Draft)], isSizeGiven: Bool = true) -> ViewNode {
    let root = rooted(100, 100)
    root.translatesAutoresizingMaskIntoConstraints = isSizeGiven
    var nodes = [root]
    for number in 1...4 {
      let node = constrained("n\(number)")
      (number > 2 ? nodes[1] : root).addSubview(node)
      nodes.append(node)
    }
    for (number, draft) in drafts {
      let constraint = LayoutConstraint(
        item: nodes[draft.first], attribute: draft.firstAttribute, relatedBy: draft.relation,
        toItem: draft.second.map { nodes[$0] }, attribute: draft.secondAttribute, multiplier: 1,
        constant: draft.constant)
      constraint.identifier = "\(number)"
      constraint.isActive = true
    }
    return root
  }

  @Test("5,000 sets contradict themselves, and without any one member they do not")
  func minimal() {
    var random = Generator(state: 20_261)
    var found = 0
    while found < 5_000 {
      let drafts = (0..<9).map { (number: $0, draft: random.draft()) }
      let conflicts = tree(drafts).layoutReport().conflicts
      guard !conflicts.isEmpty else { continue }
      #expect(conflicts == tree(drafts).layoutReport().conflicts)
      for conflict in conflicts {
        found += 1
        let numbers = Set(conflict.constraints.compactMap { Int($0.identifier ?? "") })
        let members = drafts.filter { numbers.contains($0.number) }
        let usesRoot = conflict.constraints.contains {
          $0.identifier?.hasPrefix("given size") == true
        }
        #expect(conflict.constraints.contains(conflict.broken))
        #expect(!tree(members, isSizeGiven: usesRoot).layoutReport().conflicts.isEmpty)
        for number in numbers {
          let rest = members.filter { $0.number != number }
          #expect(tree(rest, isSizeGiven: usesRoot).layoutReport().conflicts.isEmpty)
        }
        if usesRoot {
          #expect(tree(members, isSizeGiven: false).layoutReport().conflicts.isEmpty)
        }
      }
    }
  }

  @Test("the suggestions settle the conflicts, one after the other")
  func suggestions() {
    var random = Generator(state: 4_711)
    for _ in 0..<300 {
      let root = tree((0..<9).map { (number: $0, draft: random.draft()) })
      var isSettled = false
      for _ in 0..<40 {
        guard let conflict = root.layoutReport().conflicts.first else {
          isSettled = true
          break
        }
        let all = root.constraintsOfTree
        switch conflict.suggestion {
        case .lowerPriority(let written):
          all.first { $0.written == written }?.priority = LayoutPriority(999)
        case .keepOne(_, let written):
          all.first { $0.written == written }?.isActive = false
        case .stopTranslatingMask, nil:
          Issue.record("no tree here has masks or conflicts of the system alone")
        }
      }
      #expect(isSettled)
    }
  }
}

extension ViewNode {
  /// The active constraints of a small tree.
  fileprivate var constraintsOfTree: [LayoutConstraint] {
    constraints + subviews.flatMap(\.constraintsOfTree)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Updates that other updates request")
struct LaterUpdateTests {
  private final class Updating: ViewNode {
    var count = 0
    var act: (() -> Void)?

    override func updateConstraints() {
      super.updateConstraints()
      count += 1
      let once = act
      act = nil
      once?()
    }
  }

  @Test("an update can request that of a sibling whose turn is over", arguments: [false, true])
  func earlierSibling(isNested: Bool) {
    let root = rooted(100, 100)
    let (first, second) = (Updating(), Updating())
    let parent = isNested ? ViewNode() : root
    if isNested { root.addSubview(parent) }
    parent.addSubview(first)
    parent.addSubview(second)
    root.layoutIfNeeded()
    let former = (first.count, second.count)
    second.act = { first.setNeedsUpdateConstraints() }
    second.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(first.count == former.0 + 1 && second.count == former.1 + 1)
    #expect(root.layoutProblems.isEmpty)
    root.layoutIfNeeded()
    #expect(first.count == former.0 + 1)
  }

  @Test("a view that an update inserts before itself is updated in the same layout")
  func inserted() {
    let root = rooted(100, 100)
    let (old, new) = (Updating(), Updating())
    root.addSubview(old)
    root.layoutIfNeeded()
    old.act = {
      root.insertSubview(new, at: 0)
      new.setNeedsUpdateConstraints()
    }
    old.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(new.count == 1)
  }

  @Test("views that request each other's updates again and again are reported")
  func endless() {
    let root = rooted(100, 100)
    let (first, second) = (Updating(), Updating())
    root.addSubview(first)
    root.addSubview(second)
    func ask(_ one: Updating, _ other: Updating) {
      one.act = { [weak one, weak other] in
        guard let one, let other else { return }
        other.setNeedsUpdateConstraints()
        ask(one, other)
      }
    }
    ask(first, second)
    ask(second, first)
    first.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(first.count > 1 && first.count < 2000)
    #expect(!root.layoutProblems.isEmpty)
  }
}

@Suite("Bounds and baselines")
struct BaselineBoundTests {
  /// A text whose baseline jumps with its height.
  private final class JumpingNode: ViewNode {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      let offset: CGFloat = (25..<35).contains(size.height) || size.height >= 45 ? 25 : 15
      return (offset, offset)
    }
  }

  private func height(_ bounds: [CGFloat]) -> CGFloat {
    let root = rooted(300, 300)
    let (text, line) = (JumpingNode(), constrained())
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    root.addSubview(line)
    let tie = line.topAnchor.constraint(equalTo: text.firstBaselineAnchor)
    tie.priority = LayoutPriority(800)
    let bound = text.heightAnchor.constraint(greaterThanOrEqualToConstant: bounds[0])
    bound.priority = LayoutPriority(950)
    LayoutConstraint.activate([
      text.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      line.topAnchor.constraint(equalTo: root.topAnchor, constant: 50), tie, bound,
    ])
    for constant in bounds {
      bound.constant = constant
      root.layoutIfNeeded()
    }
    return text.frame.height
  }

  @Test("a height between bound and baseline matches a new tree when the bound changes")
  func changedBound() {
    for (before, after) in [(CGFloat(5), CGFloat(40)), (40, 5), (10, 60), (60, 20)] {
      #expect(height([before, after]) == height([after]))
    }
    #expect(height([40]) == 40)
  }
}

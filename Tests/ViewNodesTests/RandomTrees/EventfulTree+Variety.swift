// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// The operations of wide trees.
extension EventfulTree {
  /// Changes a mask, but not to one that keeps the ratio of two margins, because the frame doesn't
  /// tell it, and not in a superview whose size may be outdated.
  func changeMask(of node: ViewNode) {
    guard node.superview === root else { return }
    let horizontal: [AutoresizingMask] = [[], .flexibleWidth, .flexibleLeftMargin]
    let vertical: [AutoresizingMask] = [[], .flexibleHeight, .flexibleTopMargin]
    node.autoresizingMask = horizontal[dice.next(below: 3)].union(vertical[dice.next(below: 3)])
    say("set the mask of \(node.debugName) to \(node.autoresizingMask.rawValue)")
  }

  /// Ends what depends on the former superview.
  func prepareToMove(_ node: ViewNode) {
    if !node.autoresizingMask.isEmpty { node.autoresizingMask = [] }
    for case let acting as ActingNode in nodes where acting.baselineNode != nil {
      acting.setNeedsUpdateConstraints()
    }
  }

  func changeBaseline(of node: ViewNode) {
    guard let node = node as? ActingNode ?? pick(nodes.compactMap { $0 as? ActingNode }) else {
      return
    }
    node.baselineNode = dice.next(below: 4) == 0 ? nil : pick(present.filter { $0 is LabelNode })
    node.setNeedsUpdateConstraints()
    say("let \(node.baselineNode?.debugName ?? "itself") give \(node.debugName)'s baselines")
  }

  func transform(_ node: ViewNode) {
    let transforms: [Transform] = [
      .identity, Transform(scaleX: 0.5, y: 2), Transform(rotationAngle: 0.5),
      Transform(translationX: 30, y: -8),
    ]
    let number = dice.next(below: 4)
    node.transform = transforms[number]
    say("transform \(node.debugName), \(number)")
  }

  func changeInsets() {
    guard let scroll = pick(present.compactMap { $0 as? ScrollNode }), !scroll.isComposite else {
      return
    }
    scroll.contentInset = EdgeInsets(
      top: number(below: 4), left: number(below: 3), bottom: 0, right: number(below: 3))
    say("set the content insets of \(scroll.debugName) to \(scroll.contentInset)")
  }

  func changeArrangement() {
    let stacks = present.compactMap { $0 as? StackNode }.filter { !$0.arrangedSubviews.isEmpty }
    guard let stack = pick(stacks), let view = pick(stack.arrangedSubviews) else { return }
    if dice.next(below: 2) == 0 {
      say("don't arrange \(view.debugName) any more")
      stack.removeArrangedSubview(view)
    } else {
      let spacing = dice.next(below: 3) == 0 ? StackNode.spacingUseDefault : number(below: 6)
      say("set the spacing after \(view.debugName) to \(spacing)")
      stack.setCustomSpacing(spacing, after: view)
    }
  }
}

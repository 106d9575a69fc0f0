// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewNodes
import ViewTesting

extension ViewNode {
  /// This node and everything seen in it, from the top down.
  var everyNode: [ViewNode] {
    var nodes: [ViewNode] = []
    var pending = [self]
    while let node = pending.popLast() {
      guard !node.isHidden else { continue }
      nodes.append(node)
      pending.append(contentsOf: node.subviews.reversed())
    }
    return nodes
  }

  /// What is wrong inside of controls, whose parts the layout expectations leave to them.
  var findingsInsideControls: [LayoutFinding] {
    everyNode.filter { $0 is StackNode && $0.isInsidePressable }.flatMap {
      layoutFindings(in: $0, [.truncatedText, .outsideParent, .overlappingSiblings])
    }
  }

  private var isInsidePressable: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is PressableNode }
  }

  /// Whether the node stays inside its superview, except for the parts of controls.
  var isInsideSuperview: Bool {
    guard let superview, !(superview is ScrollNode) else { return true }
    guard !(superview is Control) || superview is PressableNode else { return true }
    return superview.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame)
  }
}

extension LabelNode {
  /// Whether the label follows the text size.
  var scales: Bool { adjustsFontForContentSizeCategory && text?.isEmpty == false }
}

extension Control {
  /// Whether a finger can do something with the control.
  var takesTouches: Bool {
    isEnabled
      && sequence(first: self as ViewNode, next: \.superview).allSatisfy(
        \.isUserInteractionEnabled)
  }

  /// Whether a finger that is up to 22 points off its middle still hits it.
  var isLargeEnoughToTouch: Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return [-21.9, 21.9].allSatisfy { offset in
      point(inside: CGPoint(x: middle.x + offset, y: middle.y), with: nil)
        && point(inside: CGPoint(x: middle.x, y: middle.y + offset), with: nil)
    }
  }
}

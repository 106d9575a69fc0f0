// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A small tree with constraints of all kinds, usually more than can be satisfied.
struct RandomTree {
  let root: ViewNode
  let isRightToLeft: Bool
  private let told = Told()
  private var dice: Dice
  private var nodes: [ViewNode] = []

  init(seed: Int) {
    dice = Dice(seed: UInt64(seed))
    for _ in 0..<4 { _ = dice.next(below: 2) }
    isRightToLeft = dice.next(below: 3) == 0
    root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    root.accessibilityIdentifier = "root"
    root.layoutDiagnosticsHandler = { [told] in
      if case .conflict(let conflict) = $0 { told.conflicts.append(conflict) }
    }
    if isRightToLeft { root.traitOverrides = TraitCollection(layoutDirection: .rightToLeft) }
    nodes = [root]
    let count = 2 + dice.next(below: 4)
    for number in 1...count { add("n\(number)") }
    let ties = count + dice.next(below: count * 2)
    for _ in 0..<ties { tie() }
  }

  private final class Told {
    var conflicts: [LayoutConflict] = []
  }

  /// Returns the conflicts of a layout.
  func conflicts() -> [LayoutConflict] {
    root.layoutIfNeeded()
    return told.conflicts
  }

  private func constrainedNode(_ name: String) -> ViewNode {
    let node = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    node.accessibilityIdentifier = name
    return node
  }

  /// Adds a node, sometimes one with a fixed frame or a stack.
  private mutating func add(_ name: String) {
    let parent = nodes[dice.next(below: nodes.count)]
    let node: ViewNode
    switch dice.next(below: 8) {
    case 0:
      node = ViewNode(
        frame: CGRect(
          x: number(below: 5), y: number(below: 5), width: number(below: 12),
          height: number(below: 12)))
    case 1:
      let stack = StackNode()
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.axis = dice.next(below: 2) == 0 ? .horizontal : .vertical
      stack.distribution = dice.next(below: 2) == 0 ? .fill : .fillEqually
      stack.spacing = number(below: 3)
      stack.isLayoutMarginsRelativeArrangement = dice.next(below: 3) == 0
      for part in 1...2 {
        let view = constrainedNode("\(name)v\(part)")
        stack.addArrangedSubview(view)
        nodes.append(view)
      }
      node = stack
    default: node = constrainedNode(name)
    }
    node.accessibilityIdentifier = name
    parent.addSubview(node)
    nodes.append(node)
  }

  private mutating func number(below limit: Int) -> CGFloat { CGFloat(5 * dice.next(below: limit)) }

  private mutating func tie() {
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = relations[dice.next(below: 4)]
    let node = nodes[1 + dice.next(below: nodes.count - 1)]
    let other =
      dice.next(below: 2) == 0 ? node.superview ?? root : nodes[dice.next(below: nodes.count)]
    let isWide = dice.next(below: 3) > 0
    let constraint: LayoutConstraint
    switch dice.next(below: 6) {
    case 0:
      constraint = LayoutConstraint(
        item: node, attribute: isWide ? .width : .height, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: number(below: 20))
    case 1:
      let lengths: [LayoutAttribute] = [.width, .height]
      let factors: [CGFloat] = [1, 1, 0.5, 2]
      constraint = LayoutConstraint(
        item: node, attribute: isWide ? .width : .height, relatedBy: relation, toItem: other,
        attribute: dice.next(below: 4) == 0
          ? lengths[dice.next(below: 2)] : isWide ? .width : .height,
        multiplier: factors[dice.next(below: 4)], constant: number(below: 5) - 10)
    default:
      let wide: [[LayoutAttribute]] = [
        [.leading, .trailing, .centerX], [.left, .right, .centerX],
      ]
      let attributes = isWide ? wide[dice.next(below: 2)] : [.top, .bottom, .centerY]
      constraint = LayoutConstraint(
        item: node, attribute: attributes[dice.next(below: 3)], relatedBy: relation, toItem: other,
        attribute: attributes[dice.next(below: 3)], multiplier: 1,
        constant: number(below: 13) - 30)
    }
    // Not all constraints are required, and optional ones are never part of a conflict.
    if dice.next(below: 5) == 0 { constraint.priority = .defaultHigh }
    constraint.isActive = true
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

extension EventfulTree {
  /// A node or one of its guides.
  private func item(_ node: ViewNode) -> LayoutItem {
    switch dice.next(below: 12) {
    case 0: return node.layoutMarginsGuide
    case 1: return node.safeAreaLayoutGuide
    case 2: return node.readableContentGuide
    case 3, 4: return pick(node.layoutGuides.filter(\.isFree)) ?? node
    case 5, 6, 7:
      guard let scroll = node as? ScrollNode else { return node }
      return dice.next(below: 2) == 0 ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
    default: return node
    }
  }

  private func edge(isWide: Bool, of item: LayoutItem) -> LayoutAttribute {
    if item is ViewNode, dice.next(below: 5) == 0 {
      let special: [LayoutAttribute] =
        isWide
        ? [.leadingMargin, .trailingMargin, .centerXWithinMargins, .left, .right]
        : [.firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .firstBaseline]
      return special[dice.next(below: 5)]
    }
    let edges: [LayoutAttribute] =
      isWide ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    return edges[dice.next(below: 3)]
  }

  func addConstraint() {
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let all = present
    guard all.count > 1 else { return }
    let firstNode = all[1 + dice.next(below: all.count - 1)]
    let near = dice.next(below: 2) == 0 ? firstNode.superview : nil
    guard let secondNode = near ?? pick(all) else { return }
    let first = item(firstNode)
    var second: LayoutItem? = item(secondNode)
    let isWide = dice.next(below: 2) == 0
    let length: LayoutAttribute = isWide ? .width : .height
    let (attribute, other): (LayoutAttribute, LayoutAttribute)
    var multiplier: CGFloat = 1
    switch dice.next(below: 12) {
    case 0, 1:
      (attribute, other) = (length, .notAnAttribute)
      second = nil
    case 2, 3:
      (attribute, other) = (length, length)
      multiplier = [0.5, 1, 2][dice.next(below: 3)]
    case 4:
      // A ratio, usually of a node's own sides.
      (attribute, other) = (length, isWide ? .height : .width)
      multiplier = [0.5, 0.75, 1, 2][dice.next(below: 4)]
      if dice.next(below: 3) > 0 { second = first }
    default:
      attribute = edge(isWide: isWide, of: first)
      other = second.map { edge(isWide: isWide, of: $0) } ?? .notAnAttribute
    }
    if second === first, attribute == other { return }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relations[dice.next(below: 4)],
      toItem: second, attribute: other, multiplier: multiplier,
      constant: number(below: 9) - (second == nil ? 0 : 20))
    let priorities: [LayoutPriority] = [
      .required, .required, .defaultHigh, LayoutPriority(500), .defaultLow,
    ]
    constraint.priority = priorities[dice.next(below: 5)]
    constraint.isActive = true
    say("activate \(constraint)")
    constraints.append(constraint)
  }

  func removeConstraint() {
    guard let constraint = pick(constraints) else { return }
    say("\(constraint.isActive ? "deactivate" : "activate") \(constraint)")
    constraint.isActive.toggle()
    if dice.next(below: 2) == 0 { constraints.removeAll { $0 === constraint } }
  }

  func changeConstraint() {
    guard let constraint = pick(constraints) else { return }
    if dice.next(below: 4) == 0, constraint.priority != .required {
      constraint.priority = LayoutPriority(Float(100 + 100 * dice.next(below: 8)))
    } else {
      constraint.constant += number(below: 7) - 15
    }
    say("change \(constraint)")
  }

  func changeGuides(of node: ViewNode) {
    let free = node.layoutGuides.filter(\.isFree)
    if free.isEmpty || dice.next(below: 3) > 0 {
      say("add a guide to \(node.debugName)")
      let guide = LayoutGuide()
      node.addLayoutGuide(guide)
      let constraint = guide.widthAnchor.constraint(
        equalTo: node.widthAnchor, multiplier: 0.5, constant: number(below: 4))
      constraint.isActive = true
      constraints.append(constraint)
    } else if let guide = pick(free) {
      let home = dice.next(below: 2) == 0 ? pick(present) : nil
      say("move a guide from \(node.debugName) to \(home?.debugName ?? "nothing")")
      node.removeLayoutGuide(guide)
      home?.addLayoutGuide(guide)
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// A tree that is edited at random, and can be built anew from what it is made of.
struct EditedTree {
  /// A constraint as it was asked for.
  struct Relation {
    let first: ViewNode
    let firstAttribute: LayoutAttribute
    let relation: LayoutRelation
    let second: ViewNode?
    let secondAttribute: LayoutAttribute
    let multiplier: CGFloat
    let constraint: LayoutConstraint
  }

  let root: ViewNode
  var dice: Dice
  var log: [String] = []
  /// Every node but the root, in the tree or not.
  var nodes: [ViewNode] = []
  /// In the order of activation.
  var relations: [Relation] = []

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    for _ in 0..<4 { _ = dice.next(below: 2) }
    root = rooted(300, 400)
    for _ in 0..<3 + dice.next(below: 6) { addNode() }
    for _ in 0..<nodes.count * 2 { addRelation() }
  }

  /// The nodes that are in the tree, depth first.
  var present: [ViewNode] {
    var found: [ViewNode] = []
    var pending = [root]
    while let node = pending.popLast() {
      found.append(node)
      pending.append(contentsOf: node.subviews.reversed())
    }
    return found
  }

  // MARK: Nodes

  mutating func addNode() {
    let node: ViewNode
    switch dice.next(below: 6) {
    case 0: node = makeLabel()
    case 1: node = makeStack()
    case 2: node = SizedNode(number(below: 12), number(below: 12))
    case 3: node = ViewNode(frame: CGRect(x: 7, y: 9, width: number(below: 9), height: 20))
    default: node = constrained()
    }
    nodes.append(node)
    insert(node)
  }

  private mutating func makeLabel() -> LabelNode {
    let label = LabelNode()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text()
    label.numberOfLines = dice.next(below: 2)
    return label
  }

  private mutating func makeStack() -> StackNode {
    let stack = StackNode()
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    return stack
  }

  private mutating func change(_ stack: StackNode) {
    stack.axis = dice.next(below: 2) == 0 ? .horizontal : .vertical
    stack.spacing = number(below: 3)
    stack.distribution = ListForm.distributions[dice.next(below: 5)]
    stack.alignment = ListForm.alignments[dice.next(below: 6)]
    stack.isLayoutMarginsRelativeArrangement = dice.next(below: 3) == 0
  }

  private mutating func text() -> String {
    String(repeating: "word ", count: 1 + dice.next(below: 12))
  }

  mutating func number(below limit: Int) -> CGFloat { CGFloat(5 * dice.next(below: limit)) }

  /// Puts a node somewhere in the tree, into a stack's arrangement where that is one.
  private mutating func insert(_ node: ViewNode) {
    let homes = present.filter { !$0.isDescendant(of: node) && !($0 is LabelNode) }
    guard !homes.isEmpty else { return }
    let home = homes[dice.next(below: homes.count)]
    if let stack = home as? StackNode, dice.next(below: 4) > 0 {
      stack.insertArrangedSubview(
        node, at: dice.next(below: stack.arrangedSubviews.count + 1))
    } else {
      home.insertSubview(node, at: dice.next(below: home.subviews.count + 1))
    }
    relations.removeAll { !$0.constraint.isActive }
  }

  // MARK: Constraints

  mutating func addRelation() {
    let relation: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let all = present
    guard all.count > 1 else { return }
    let first = all[1 + dice.next(below: all.count - 1)]
    guard !first.translatesAutoresizingMaskIntoConstraints else { return }
    var second: ViewNode? =
      dice.next(below: 2) == 0 ? first.superview : all[dice.next(below: all.count)]
    let isWide = dice.next(below: 2) == 0
    var (attribute, other): (LayoutAttribute, LayoutAttribute)
    var multiplier: CGFloat = 1
    switch dice.next(below: 5) {
    case 0:
      (attribute, other) = (isWide ? .width : .height, .notAnAttribute)
      second = nil
    case 1:
      attribute = isWide ? .width : .height
      other = attribute
      multiplier = [0.5, 1, 2][dice.next(below: 3)]
    default:
      let edges: [LayoutAttribute] =
        isWide ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
      (attribute, other) = (edges[dice.next(below: 3)], edges[dice.next(below: 3)])
    }
    if second === first { return }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation[dice.next(below: 4)],
      toItem: second, attribute: other, multiplier: multiplier,
      constant: number(below: 9) - (second == nil ? 0 : 20))
    constraint.priority = priority()
    constraint.isActive = true
    relations.append(
      Relation(
        first: first, firstAttribute: attribute, relation: constraint.relation, second: second,
        secondAttribute: other, multiplier: multiplier, constraint: constraint))
  }

  private mutating func priority() -> LayoutPriority {
    [.required, .required, .defaultHigh, LayoutPriority(500), .defaultLow][dice.next(below: 5)]
  }

  // MARK: Edits

  /// One public operation.
  mutating func edit() {
    guard !nodes.isEmpty else { return addNode() }
    let node = nodes[dice.next(below: nodes.count)]
    let kind = dice.next(below: 16)
    log.append("\(kind) on \(present.firstIndex { $0 === node } ?? -1)")
    switch kind {
    case 0: addNode()
    case 1: insert(node)
    case 2:
      node.removeFromSuperview()
      relations.removeAll { !$0.constraint.isActive }
    case 3, 4: addRelation()
    case 5 where !relations.isEmpty:
      relations.remove(at: dice.next(below: relations.count)).constraint.isActive = false
    case 6, 7:
      if !relations.isEmpty {
        relations[dice.next(below: relations.count)].constraint.constant += number(below: 7) - 15
      }
    case 8:
      if !relations.isEmpty {
        let constraint = relations[dice.next(below: relations.count)].constraint
        if constraint.priority != .required { constraint.priority = LayoutPriority(600) }
      }
    case 9: node.isHidden.toggle()
    case 10: root.frame.size = CGSize(width: 200 + number(below: 40), height: 300)
    case 11: node.layoutMargins.left = number(below: 5)
    case 12:
      node.setContentHuggingPriority(
        LayoutPriority(Float(100 + dice.next(below: 500))), for: .horizontal)
    case 13: node.superview?.bringSubviewToFront(node)
    case 14: node.semanticContentAttribute = .forceRightToLeft
    default: changeContent(of: node)
    }
  }

  private mutating func changeContent(of node: ViewNode) {
    switch node {
    case let label as LabelNode: label.text = dice.next(below: 5) == 0 ? nil : text()
    case let stack as StackNode: change(stack)
    case let sized as SizedNode:
      sized.natural = CGSize(width: number(below: 12), height: number(below: 12))
    default:
      if node.translatesAutoresizingMaskIntoConstraints {
        node.frame.origin = CGPoint(x: number(below: 9), y: number(below: 9))
      }
    }
  }
}

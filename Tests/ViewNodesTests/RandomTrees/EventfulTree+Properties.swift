// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

extension EventfulTree {
  func changeVisibility(of node: ViewNode) {
    say("hide or show \(node.debugName)")
    node.isHidden.toggle()
  }

  func changeMargins(of node: ViewNode) {
    say("change the margins of \(node.debugName)")
    switch dice.next(below: 4) {
    case 0: node.layoutMargins.left = number(below: 5)
    case 1: node.directionalLayoutMargins.trailing = number(below: 5)
    case 2: node.preservesSuperviewLayoutMargins.toggle()
    default: node.insetsLayoutMarginsFromSafeArea.toggle()
    }
  }

  func changePriorities(of node: ViewNode) {
    say("change the priorities of \(node.debugName)")
    let priority = LayoutPriority(Float(100 + dice.next(below: 500)))
    let axis: Axis = dice.next(below: 2) == 0 ? .horizontal : .vertical
    if dice.next(below: 2) == 0 {
      node.setContentHuggingPriority(priority, for: axis)
    } else {
      node.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  func turn(_ node: ViewNode) {
    say("turn \(node.debugName)")
    if dice.next(below: 2) == 0 {
      node.semanticContentAttribute =
        node.semanticContentAttribute == .unspecified ? .forceRightToLeft : .unspecified
    } else {
      node.traitOverrides = TraitCollection(
        layoutDirection: dice.next(below: 2) == 0 ? .rightToLeft : .leftToRight)
    }
  }

  func changeScreen() {
    switch dice.next(below: 6) {
    case 0: screen.size = CGSize(width: 200 + number(below: 40), height: 300 + number(below: 20))
    case 1: screen.scale = CGFloat(1 + dice.next(below: 3))
    case 2:
      screen.safeAreaInsets = EdgeInsets(
        top: number(below: 12), left: number(below: 3), bottom: number(below: 8), right: 0)
    case 3:
      screen.traits.preferredContentSizeCategory =
        [.large, .small, .accessibilityLarge][dice.next(below: 3)]
    case 4:
      screen.traits.layoutDirection = dice.next(below: 2) == 0 ? .rightToLeft : .leftToRight
    default:
      screen.rootNode = nil
      root.layoutIfNeeded()
      screen.rootNode = root
    }
    say("change the screen to \(screen.size), \(screen.scale), \(screen.safeAreaInsets)")
  }

  func changePositioning(of node: ViewNode) {
    say("let constraints or the frame position \(node.debugName)")
    node.translatesAutoresizingMaskIntoConstraints.toggle()
  }

  func changeFrame(of node: ViewNode) {
    guard node.translatesAutoresizingMaskIntoConstraints else { return }
    node.frame = CGRect(
      x: number(below: 9), y: number(below: 9), width: number(below: 20), height: number(below: 9))
    say("set the frame of \(node.debugName) to \(node.frame)")
  }

  // MARK: Numbers that no layout can use

  private func unusableNumber() -> CGFloat {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e15, -1e15, -7, -0.0, .leastNonzeroMagnitude,
      1e-12,
      .greatestFiniteMagnitude, 1e30,
    ]
    return numbers[dice.next(below: numbers.count)]
  }

  /// Uses such numbers, lays out, and sets usable ones again.
  func disturb() {
    say("disturb")
    for _ in 0...dice.next(below: 3) {
      guard let node = pick(nodes) else { return }
      disturb(node)
    }
    if dice.next(below: 4) > 0 { root.layoutIfNeeded() }
    if dice.next(below: 4) == 0 { _ = root.layoutReport() }
    for node in nodes { repair(node) }
    mendScreen()
  }

  private func disturb(_ node: ViewNode) {
    let (number, second) = (unusableNumber(), unusableNumber())
    let kind = dice.next(below: 13)
    say("disturb \(node.debugName), \(kind), with \(number) and \(second)")
    switch kind {
    case 0: pick(constraints)?.constant = number
    case 1: pick(constraints)?.priority = LayoutPriority(Float(number))
    case 2, 3: disturbWithConstraint(node, number, second)
    case 4:
      // Without constraints, a node would keep the frame for good.
      guard node.translatesAutoresizingMaskIntoConstraints else { return }
      node.frame = CGRect(x: second, y: 0, width: number, height: second)
    case 5: node.layoutMargins = EdgeInsets(top: number, left: second, bottom: 0, right: number)
    case 6:
      (node as? StackNode)?.spacing = number
      if let stack = node as? StackNode, let view = pick(stack.arrangedSubviews) {
        stack.setCustomSpacing(second, after: view)
      }
      (node as? ScrollNode)?.contentOffset = CGPoint(x: number, y: second)
    case 7: (node as? ActingNode)?.natural = CGSize(width: number, height: second)
    case 8: (node as? ScrollNode)?.contentSize = CGSize(width: number, height: second)
    case 9: node.setContentHuggingPriority(LayoutPriority(Float(number)), for: .vertical)
    case 10: (node as? LabelNode)?.font = .systemFont(ofSize: number)
    case 11:
      switch dice.next(below: 3) {
      case 0: screen.size.width = number
      case 1: screen.scale = number
      default: screen.safeAreaInsets.top = number
      }
    default:
      guard node.translatesAutoresizingMaskIntoConstraints else { return }
      node.bounds = CGRect(x: number, y: 0, width: 50, height: second)
    }
  }

  private func disturbWithConstraint(_ node: ViewNode, _ number: CGFloat, _ second: CGFloat) {
    guard let above = node.superview else { return }
    let constraint = LayoutConstraint(
      item: node, attribute: .width, relatedBy: .equal, toItem: above, attribute: .width,
      multiplier: number, constant: dice.next(below: 2) == 0 ? 0 : second)
    if dice.next(below: 2) == 0 { constraint.priority = .defaultHigh }
    say("activate \(constraint) for a while")
    constraint.isActive = true
    root.layoutIfNeeded()
    constraint.isActive = false
  }

  /// Sets everything that is beyond all reason to something usual.
  private func repair(_ node: ViewNode) {
    func isUsual(_ number: CGFloat) -> Bool { abs(number) < 1e5 }
    for constraint in constraints where !isUsual(constraint.constant) { constraint.constant = 12 }
    let margins = node.layoutMargins
    if ![margins.top, margins.left, margins.bottom, margins.right].allSatisfy(isUsual) {
      node.layoutMargins = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    }
    switch node {
    case let stack as StackNode:
      if !isUsual(stack.spacing) { stack.spacing = 3 }
      for view in stack.arrangedSubviews { stack.setCustomSpacing(2, after: view) }
    case let acting as ActingNode: acting.natural = CGSize(width: 20, height: 10)
    case let label as LabelNode: label.font = .systemFont(ofSize: 15)
    case let scroll as ScrollNode:
      // Otherwise the origin can be beyond the limits.
      scroll.contentInset = .zero
      if !scroll.isComposite { scroll.contentSize = CGSize(width: 90, height: 90) }
    default: break
    }
    node.bounds.origin = .zero
    if node.translatesAutoresizingMaskIntoConstraints {
      node.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
    }
    node.setContentHuggingPriority(.defaultLow, for: .vertical)
  }

  private func mendScreen() {
    screen.size = CGSize(width: 320, height: 400)
    screen.scale = 2
    screen.safeAreaInsets = .zero
  }
}

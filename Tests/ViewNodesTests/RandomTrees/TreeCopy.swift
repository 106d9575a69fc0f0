// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// A copy of a tree in its current state: the same nodes, guides, and constraints, without any
/// history.
struct TreeCopy {
  let root: ViewNode
  private var copies: [ObjectIdentifier: ViewNode] = [:]
  private var guides: [ObjectIdentifier: LayoutGuide] = [:]
  /// The nodes of the tree, from the root down.
  private var originals: [ViewNode] = []

  init(of original: ViewNode) {
    root = TreeCopy.bare(original)
    copies[ObjectIdentifier(original)] = root
    root.layoutDiagnosticsHandler = { _ in }
    var pending = [original]
    while let node = pending.popLast() {
      originals.append(node)
      guard let copy = copies[ObjectIdentifier(node)] else { continue }
      for child in node.subviews {
        let made = TreeCopy.bare(child)
        copies[ObjectIdentifier(child)] = made
        copy.addSubview(made)
      }
      arrange(node, copy)
      for guide in node.layoutGuides where guide.isFree {
        let made = LayoutGuide()
        made.identifier = guide.identifier
        copy.addLayoutGuide(made)
        guides[ObjectIdentifier(guide)] = made
      }
      pending.append(contentsOf: node.subviews.reversed())
    }
    for node in originals { copyState(of: node) }
    for node in originals { for constraint in node.constraints { activate(constraint) } }
  }

  private static func bare(_ node: ViewNode) -> ViewNode {
    switch node {
    case let stack as StackNode:
      let made = ActingStack()
      made.axis = stack.axis
      made.distribution = stack.distribution
      made.alignment = stack.alignment
      made.spacing = stack.spacing
      made.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      made.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      return made
    case is ScrollNode: return ScrollNode()
    case let label as LabelNode:
      let made = LabelNode()
      made.text = label.text
      made.font = label.font
      made.numberOfLines = label.numberOfLines
      return made
    case let acting as ActingNode:
      let made = ActingNode()
      made.natural = acting.natural
      return made
    default: return ViewNode()
    }
  }

  private func arrange(_ node: ViewNode, _ copy: ViewNode) {
    guard let stack = node as? StackNode, let copy = copy as? StackNode else { return }
    for view in stack.arrangedSubviews {
      guard let made = copies[ObjectIdentifier(view)] else { continue }
      copy.addArrangedSubview(made)
      let spacing = stack.customSpacing(after: view)
      if spacing != StackNode.spacingUseDefault { copy.setCustomSpacing(spacing, after: made) }
    }
  }

  private func copyState(of node: ViewNode) {
    guard let copy = copies[ObjectIdentifier(node)] else { return }
    copy.accessibilityIdentifier = node.accessibilityIdentifier
    copy.translatesAutoresizingMaskIntoConstraints = node.translatesAutoresizingMaskIntoConstraints
    if node.translatesAutoresizingMaskIntoConstraints || node.superview == nil {
      copy.frame = CGRect(origin: node.originStorage, size: node.boundsStorage.size)
    }
    if node.rare?.autoresizingMask != nil { copy.autoresizingMask = node.autoresizingMask }
    if node.isHidden { copy.isHidden = true }
    copy.sizePriorities = node.sizePriorities
    if let semantic = node.rare?.semanticContentAttribute {
      copy.semanticContentAttribute = semantic
    }
    if let traits = node.rare?.traitOverrides { copy.traitOverrides = traits }
    if let margins = node.rare?.margins { copy.rareState.margins = margins }
    if let traits = node.rare?.screenTraits { copy.rareState.screenTraits = traits }
    if let safeArea = node.rare?.screenSafeArea {
      copy.rareState.screenSafeArea = safeArea
      copy.rareState.notifiesInsets = true
      copy.insetsDidChange()
    }
    if let acting = node as? ActingNode, let named = acting.baselineNode,
      let made = copies[ObjectIdentifier(named)]
    {
      (copy as? ActingNode)?.baselineNode = made
    }
    if let scroll = node as? ScrollNode, let made = copy as? ScrollNode {
      made.contentSize = scroll.contentSize
      made.contentOffset = scroll.contentOffset
    }
  }

  private func activate(_ constraint: LayoutConstraint) {
    guard let first = copied(constraint.firstItem) else { return }
    let made: LayoutConstraint
    if constraint.secondReference == nil {
      made = LayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: constraint.constant)
    } else {
      guard let second = copied(constraint.secondItem) else { return }
      made = LayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
        toItem: second, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
    }
    made.priority = constraint.priority
    made.isActive = true
  }

  private func copied(_ item: LayoutItem?) -> LayoutItem? {
    guard let item else { return nil }
    if let node = item as? ViewNode { return copies[ObjectIdentifier(node)] }
    guard let owner = item.owningNode, let copy = copies[ObjectIdentifier(owner)] else {
      return nil
    }
    if let guide = guides[ObjectIdentifier(item)] { return guide }
    if let scroll = owner as? ScrollNode, let copy = copy as? ScrollNode {
      if item === scroll.rare?.scrollGuides.content { return copy.contentLayoutGuide }
      if item === scroll.rare?.scrollGuides.frame { return copy.frameLayoutGuide }
    }
    switch (item as? SystemGuide)?.kind {
    case .margins: return copy.layoutMarginsGuide
    case .safeArea: return copy.safeAreaLayoutGuide
    case .readable: return copy.readableContentGuide
    case nil: return nil
    }
  }

  /// Returns the first nodes whose frames differ in the copy, which is laid out first.
  func differences(from original: ViewNode) -> [String] {
    root.layoutIfNeeded()
    return originals.compactMap { node in
      guard let copy = copies[ObjectIdentifier(node)] else { return nil }
      let (left, right) = (node.currentFrame, copy.currentFrame)
      let same = [
        (left.minX, right.minX), (left.minY, right.minY), (left.width, right.width),
        (left.height, right.height),
      ].allSatisfy { abs($0 - $1) < 0.01 || ($0.isNaN && $1.isNaN) }
      return same ? nil : "\(node.debugName): \(left), built anew \(right)"
    }
  }
}

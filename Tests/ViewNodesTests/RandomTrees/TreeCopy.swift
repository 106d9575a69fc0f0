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
      for guide in node.layoutGuides where guide.isFree {
        let made = LayoutGuide()
        made.identifier = guide.identifier
        copy.addLayoutGuide(made)
        guides[ObjectIdentifier(guide)] = made
      }
      if node.isComposite { continue }
      for child in node.subviews {
        let made = TreeCopy.bare(child)
        copies[ObjectIdentifier(child)] = made
        copy.addSubview(made)
      }
      arrange(node, copy)
      pending.append(contentsOf: node.subviews.reversed())
    }
    for node in originals { copyState(of: node) }
    for node in originals { for constraint in node.constraints { activate(constraint) } }
  }

  private static func bare(_ node: ViewNode) -> ViewNode {
    switch node {
    case let table as TextTable:
      let made = TextTable(frame: .zero, style: .plain)
      made.texts = table.texts
      return made
    case let button as ButtonNode:
      let made = ButtonNode(type: .system)
      made.setTitle(button.title(for: .normal), for: .normal)
      return made
    case let stack as StackNode:
      let made = ActingStack()
      made.axis = stack.axis
      made.distribution = stack.distribution
      made.alignment = stack.alignment
      made.spacing = stack.spacing
      made.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      made.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      return made
    case let area as TextAreaNode:
      let made = TextAreaNode()
      made.text = area.text
      made.isScrollEnabled = area.isScrollEnabled
      return made
    case is ScrollNode: return ScrollNode()
    case is SliderNode: return SliderNode()
    case is ProgressNode: return ProgressNode(progressViewStyle: .default)
    case let input as InputNode:
      let made = InputNode()
      made.text = input.text
      return made
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
    copy.frame = node.givenFrame
    if node.rare?.autoresizingMask != nil { copy.autoresizingMask = node.autoresizingMask }
    if node.isHidden { copy.isHidden = true }
    if !node.transform.isIdentity { copy.transform = node.transform }
    copy.sizePriorities = node.sizePriorities
    if let semantic = node.rare?.semanticContentAttribute {
      copy.semanticContentAttribute = semantic
    }
    if let traits = node.rare?.traitOverrides { copy.traitOverrides = traits }
    if let margins = node.rare?.margins { copy.rareState.margins = margins }
    if let traits = node.rare?.screenTraits { copy.setScreenTraits(traits) }
    if let safeArea = node.rare?.screenSafeArea {
      copy.rareState.screenSafeArea = safeArea
      copy.rareState.notifiesInsets = true
      copy.insetsDidChange()
    }
    if let insets = node.rare?.additionalSafeAreaInsets { copy.additionalSafeAreaInsets = insets }
    if let acting = node as? ActingNode, let named = acting.baselineNode,
      let made = copies[ObjectIdentifier(named)]
    {
      (copy as? ActingNode)?.baselineNode = made
    }
    if let scroll = node as? ScrollNode, let made = copy as? ScrollNode {
      made.contentInset = scroll.contentInset
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
  func differences(
    from original: ViewNode, within tolerance: CGFloat = 0.01
  ) -> [String] {
    root.layoutIfNeeded()
    return originals.compactMap { node in
      guard let copy = copies[ObjectIdentifier(node)] else { return nil }
      let (left, right) = (node.currentFrame, copy.currentFrame)
      if !left.isSame(as: right, within: tolerance) {
        return "\(node.debugName): \(left), built anew \(right)"
      }
      // An offset beyond the limits stays until something changes.
      guard let table = node as? TextTable, let copy = copy as? TextTable,
        table.contentOffset == copy.contentOffset
      else { return nil }
      let (cells, anew) = (table.visibleCells.map(\.frame), copy.visibleCells.map(\.frame))
      let same =
        cells.count == anew.count
        && zip(cells, anew).allSatisfy { $0.isSame(as: $1, within: tolerance) }
      return same ? nil : "cells of \(node.debugName): \(cells), built anew \(anew)"
    }
  }
}

extension CGRect {
  fileprivate func isSame(as other: CGRect, within tolerance: CGFloat) -> Bool {
    [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ].allSatisfy { abs($0 - $1) < tolerance || ($0.isNaN && $1.isNaN) }
  }
}

extension TreeCopy {
  /// Whether the layouts of the original and of the copy came to rest, and no safe area or inherited
  /// margin depends on a position that depends on it, so that no other result is as good.
  var isStable: Bool {
    guard let engine = root.ownEngine else { return true }
    // An offset beyond the limits moves what is aligned with the frame of the scroll view.
    for case let scroll as ScrollNode in originals
    where scroll.rare?.scrollGuides.frame != nil {
      let copy = copies[ObjectIdentifier(scroll)] as? ScrollNode
      if copy?.contentOffset != scroll.contentOffset { return false }
    }
    let problems = originals[0].layoutProblems + root.layoutProblems
    return problems.allSatisfy {
      switch $0 {
      case .layoutKeepsChanging, .sizesKeepChanging, .itemsKeepMoving, .layoutApproximated: false
      default: true
      }
    }
      && engine.items.indices.allSatisfy { index in
        let entry = engine.items[index]
        return !entry.flags.contains(.containsPositionedGuides) || entry.node === root
      }
  }
}

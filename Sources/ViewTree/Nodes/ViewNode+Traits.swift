// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The traits of this subtree that override inherited ones; none by default.
  ///
  /// UIKit: `traitOverrides`.
  public final var traitOverrides: TraitCollection {
    get { rare?.traitOverrides ?? TraitCollection() }
    set {
      let former = traitCollection
      rareState.traitOverrides = newValue == TraitCollection() ? nil : newValue
      passState.insert(.definesTraits)
      traitsDidChange(from: former)
    }
  }

  /// The trait overrides of this node, or `nil` if there are none.
  package final var ownTraitOverrides: TraitCollection? { rare?.traitOverrides }

  /// The layout direction of this node's contents.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(
      relativeTo: traitCollection.layoutDirection.resolved)
  }

  package final var currentTraits: TraitCollection {
    // Nearly all nodes define none.
    var node: Unmanaged<ViewNode>? = Unmanaged.passUnretained(self)
    while let current = node {
      if current._withUnsafeGuaranteedRef({ $0.passState.contains(.definesTraits) }) {
        return RareState.traits(of: current)
      }
      node = current._withUnsafeGuaranteedRef { $0.handle.parent }
    }
    return .phone
  }

  /// The smallest text size in this subtree, or `nil`, the default, for no limit.
  ///
  /// UIKit: `minimumContentSizeCategory`.
  public final var minimumContentSizeCategory: ContentSizeCategory? {
    get { rare?.textSizeLimits.least }
    set { changeTextSizeLimits { $0.least = newValue } }
  }

  /// The largest text size in this subtree, or `nil`, the default, for no limit.
  ///
  /// UIKit: `maximumContentSizeCategory`.
  public final var maximumContentSizeCategory: ContentSizeCategory? {
    get { rare?.textSizeLimits.greatest }
    set { changeTextSizeLimits { $0.greatest = newValue } }
  }

  private final func changeTextSizeLimits(_ change: (inout TextSizeLimits) -> Void) {
    var limits = rare?.textSizeLimits ?? TextSizeLimits()
    change(&limits)
    guard limits != rare?.textSizeLimits ?? TextSizeLimits() else { return }
    let former = traitCollection
    rareState.textSizeLimits = limits
    passState.insert(.definesTraits)
    traitsDidChange(from: former)
  }

  /// Sets the traits of the screen whose root this node is.
  final func setScreenTraits(_ traits: TraitCollection) {
    rareState.screenTraits = traits
    passState.insert(.definesTraits)
  }

  final func changeSemanticContentAttribute(to semantic: SemanticContentAttribute) {
    guard semantic != rare?.semanticContentAttribute ?? .unspecified else { return }
    rareState.semanticContentAttribute = semantic
    markConstraintWork(.directionChanged)
    directionDidChange()
  }

  /// Notifies this subtree that its traits may have changed.
  ///
  /// Layout is not invalidated for traits that change only colors, which are resolved when a
  /// picture is drawn.
  package final func traitsDidChange(from former: TraitCollection) {
    let now = traitCollection
    guard now != former else { return }
    let needsMeasuring =
      now.displayScale != former.displayScale
      || now.preferredContentSizeCategory != former.preferredContentSizeCategory
    let isDirectionChanged = now.layoutDirection.resolved != former.layoutDirection.resolved
    let isShaping = now.differsInLayout(from: former)
    var pending: [(node: ViewNode, former: TraitCollection)] = [(self, former)]
    while let (node, former) = pending.popLast() {
      if isDirectionChanged {
        node.markConstraintWork(.directionChanged)
        node.directionDidChange()
      }
      if isShaping { node.nodeContent?.contentTraitsDidChange() }
      // Natural sizes are rounded to whole pixels, and text depends on the preferred text size.
      if needsMeasuring { node.invalidateIntrinsicContentSize() }
      node.traitCollectionDidChange(former)
      node.rare?.controller?.traitCollectionDidChange(former)
      node.notifyTraitObservers(former)
      if isShaping { node.markNeedsLayout() }
      for child in node.children.reversed() {
        pending.append((child, child.rare?.traits(from: former) ?? former))
      }
    }
  }
}

/// The smallest and largest text size in a subtree.
struct TextSizeLimits: Equatable {
  var least: ContentSizeCategory?
  var greatest: ContentSizeCategory?

  func clamped(_ category: ContentSizeCategory) -> ContentSizeCategory {
    var result = category
    if let greatest, greatest != .unspecified { result = min(result, greatest) }
    if let least, least != .unspecified { result = max(result, least) }
    return result
  }
}

extension ViewNode.RareState {
  /// Whether the node has other traits than its superview.
  var changesTraits: Bool { traitOverrides != nil || textSizeLimits != TextSizeLimits() }

  /// The traits that a node and its ancestors define.
  fileprivate static func traits(of node: Unmanaged<ViewNode>) -> TraitCollection {
    var definitions: [ViewNode.RareState] = []
    var node: Unmanaged<ViewNode>? = node
    var base = TraitCollection.phone
    while let current = node {
      node = current._withUnsafeGuaranteedRef {
        if $0.passState.contains(.definesTraits), let rare = $0.rare {
          if rare.changesTraits { definitions.append(rare) }
          if let screen = rare.screenTraits { base = screen }
        }
        return $0.handle.parent
      }
    }
    return definitions.reversed().reduce(base) { $1.traits(from: $0) }
  }

  /// Returns the traits of the node, given those of its superview.
  func traits(from inherited: TraitCollection) -> TraitCollection {
    guard changesTraits else { return inherited }
    var result = traitOverrides.map { TraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
    result.preferredContentSizeCategory = textSizeLimits.clamped(
      result.preferredContentSizeCategory)
    return result
  }
}

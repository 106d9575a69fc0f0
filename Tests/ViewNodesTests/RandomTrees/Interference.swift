// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// The methods of a node that the library calls and a client can override.
nonisolated enum Callback: String, CaseIterable, Sendable {
  case intrinsicContentSize, layoutSubviews, updateConstraints
  case didAddSubview, willRemoveSubview, willMoveToSuperview, didMoveToSuperview, didMoveToWindow
  case firstBaseline, lastBaseline, alignmentRectInsets, hugging, compression
  case traitCollectionDidChange, safeAreaInsetsDidChange, layoutMarginsDidChange
  case tintColorDidChange, isHidden, removeFromSuperview, setsMask, sizeThatFits
  case numberOfRows, cellForRow, willDisplayCell, didScroll

  /// The callbacks of tables, which not every scene has.
  static let ofTables: [Callback] = [.numberOfRows, .cellForRow, .willDisplayCell, .didScroll]
}

/// The action performed in callbacks, shared by the nodes of a test.
final class Interference {
  /// The action, with the callback and its node; never called recursively.
  var act: ((Callback, ViewNode) -> Void)?
  /// The maximum number of actions, because an action may cause further callbacks.
  var budget = 3
  private var isActing = false
  private(set) var calls = 0

  func called(_ callback: Callback, _ node: ViewNode) {
    guard let act, !isActing, budget > 0 else { return }
    isActing = true
    defer { isActing = false }
    calls += 1
    act(callback, node)
  }
}

/// A node that acts in every callback.
class ActingNode: ViewNode {
  var interference: Interference?
  var natural = CGSize(width: ViewNode.noIntrinsicMetric, height: ViewNode.noIntrinsicMetric) {
    didSet { if natural != oldValue { invalidateIntrinsicContentSize() } }
  }
  weak var baselineNode: ViewNode?

  private func notify(_ callback: Callback) { interference?.called(callback, self) }

  override var intrinsicContentSize: CGSize {
    notify(.intrinsicContentSize)
    return natural
  }
  override func layoutSubviews() {
    notify(.layoutSubviews)
    super.layoutSubviews()
    notify(.layoutSubviews)
  }
  override func updateConstraints() {
    notify(.updateConstraints)
    super.updateConstraints()
  }
  override func didAddSubview(_ subview: ViewNode) { notify(.didAddSubview) }
  override func willRemoveSubview(_ subview: ViewNode) { notify(.willRemoveSubview) }
  override func willMove(toSuperview newSuperview: ViewNode?) { notify(.willMoveToSuperview) }
  override func didMoveToSuperview() { notify(.didMoveToSuperview) }
  override func didMoveToWindow() { notify(.didMoveToWindow) }
  override var forFirstBaselineLayout: ViewNode {
    notify(.firstBaseline)
    return baselineNode ?? self
  }
  override var forLastBaselineLayout: ViewNode {
    notify(.lastBaseline)
    return baselineNode ?? self
  }
  override var alignmentRectInsets: EdgeInsets {
    notify(.alignmentRectInsets)
    return .zero
  }
  override func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    notify(.hugging)
    return super.contentHuggingPriority(for: axis)
  }
  override func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    notify(.compression)
    return super.contentCompressionResistancePriority(for: axis)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    notify(.traitCollectionDidChange)
  }
  override func safeAreaInsetsDidChange() { notify(.safeAreaInsetsDidChange) }
  override func layoutMarginsDidChange() { notify(.layoutMarginsDidChange) }
  override func tintColorDidChange() { notify(.tintColorDidChange) }
  override var isHidden: Bool {
    get {
      notify(.isHidden)
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
  override func removeFromSuperview() {
    notify(.removeFromSuperview)
    super.removeFromSuperview()
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set {
      super.translatesAutoresizingMaskIntoConstraints = newValue
      notify(.setsMask)
    }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    notify(.sizeThatFits)
    return super.sizeThatFits(size)
  }
}

/// A stack that acts in callbacks about its subviews and its layout.
final class ActingStack: StackNode {
  var interference: Interference?

  private func notify(_ callback: Callback) { interference?.called(callback, self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    notify(.layoutSubviews)
  }
  override func didAddSubview(_ subview: ViewNode) {
    super.didAddSubview(subview)
    notify(.didAddSubview)
  }
  override func willRemoveSubview(_ subview: ViewNode) { notify(.willRemoveSubview) }
  override var forFirstBaselineLayout: ViewNode {
    notify(.firstBaseline)
    return super.forFirstBaselineLayout
  }
}

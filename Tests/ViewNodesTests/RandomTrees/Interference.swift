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

  private func tell(_ callback: Callback) { interference?.called(callback, self) }

  override var intrinsicContentSize: CGSize {
    tell(.intrinsicContentSize)
    return natural
  }
  override func layoutSubviews() {
    tell(.layoutSubviews)
    super.layoutSubviews()
    tell(.layoutSubviews)
  }
  override func updateConstraints() {
    tell(.updateConstraints)
    super.updateConstraints()
  }
  override func didAddSubview(_ subview: ViewNode) { tell(.didAddSubview) }
  override func willRemoveSubview(_ subview: ViewNode) { tell(.willRemoveSubview) }
  override func willMove(toSuperview newSuperview: ViewNode?) { tell(.willMoveToSuperview) }
  override func didMoveToSuperview() { tell(.didMoveToSuperview) }
  override func didMoveToWindow() { tell(.didMoveToWindow) }
  override var forFirstBaselineLayout: ViewNode {
    tell(.firstBaseline)
    return baselineNode ?? self
  }
  override var forLastBaselineLayout: ViewNode {
    tell(.lastBaseline)
    return baselineNode ?? self
  }
  override var alignmentRectInsets: EdgeInsets {
    tell(.alignmentRectInsets)
    return .zero
  }
  override func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    tell(.hugging)
    return super.contentHuggingPriority(for: axis)
  }
  override func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    tell(.compression)
    return super.contentCompressionResistancePriority(for: axis)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    tell(.traitCollectionDidChange)
  }
  override func safeAreaInsetsDidChange() { tell(.safeAreaInsetsDidChange) }
  override func layoutMarginsDidChange() { tell(.layoutMarginsDidChange) }
  override func tintColorDidChange() { tell(.tintColorDidChange) }
  override var isHidden: Bool {
    get {
      tell(.isHidden)
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
  override func removeFromSuperview() {
    tell(.removeFromSuperview)
    super.removeFromSuperview()
  }
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set {
      super.translatesAutoresizingMaskIntoConstraints = newValue
      tell(.setsMask)
    }
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    tell(.sizeThatFits)
    return super.sizeThatFits(size)
  }
}

/// A stack that acts in callbacks about its subviews and its layout.
final class ActingStack: StackNode {
  var interference: Interference?

  private func tell(_ callback: Callback) { interference?.called(callback, self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    tell(.layoutSubviews)
  }
  override func didAddSubview(_ subview: ViewNode) {
    super.didAddSubview(subview)
    tell(.didAddSubview)
  }
  override func willRemoveSubview(_ subview: ViewNode) { tell(.willRemoveSubview) }
  override var forFirstBaselineLayout: ViewNode {
    tell(.firstBaseline)
    return super.forFirstBaselineLayout
  }
}

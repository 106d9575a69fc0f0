// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension StackNode {
  /// The arranged subviews in layout order; hidden ones keep their position but take no space.
  public final var arrangedSubviews: [ViewNode] { arranged }

  final func arrange(_ view: ViewNode) {
    guard !arranges(view) else { return }
    take(view, at: arranged.count)
  }

  final func arrange(_ view: ViewNode, at stackIndex: Int) {
    let index = arranges(view) ? arranged.firstIndex(identicalTo: view) : nil
    let count = arranged.count - (index == nil ? 0 : 1)
    if stackIndex < 0 || stackIndex > count {
      report(
        .arrangedIndexOutOfRange(stack: debugName, index: stackIndex, count: arranged.count))
    }
    take(view, at: min(max(stackIndex, 0), count))
  }

  final func endArranging(_ view: ViewNode) {
    guard arranges(view) else { return }
    removeFromArrangement(view)
    // It now follows the arranged subviews.
    invalidateOrder(of: view)
  }

  /// Sets the spacing after an arranged subview, in points; ``spacingUseDefault`` resets it.
  ///
  /// The spacing has no effect after the last view, and is discarded when the view is removed from
  /// the arranged subviews.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: ViewNode) {
    guard spacing.isFinite, arranges(arrangedSubview) else {
      report(.unusableSpacing(stack: debugName))
      return
    }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == StackNode.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing set after a view, or ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: ViewNode) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? StackNode.spacingUseDefault
  }

  final func arranges(_ view: ViewNode) -> Bool {
    view.parent === self && view.passState.contains(.isArranged)
  }

  final func removeFromArrangement(_ view: ViewNode) {
    guard arranges(view), let index = arranged.firstIndex(identicalTo: view) else { return }
    arranged.remove(at: index)
    view.passState.remove(.isArranged)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  private final func take(_ view: ViewNode, at index: Int) {
    if view.parent !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    // The calls above may have moved the view elsewhere or arranged it already.
    guard view.parent === self else { return }
    if arranges(view), let former = arranged.firstIndex(identicalTo: view) {
      arranged.remove(at: former)
    }
    view.passState.insert(.isArranged)
    arranged.insert(view, near: index)
    invalidateOrder(of: view)
    arrangementDidChange()
  }

  /// Determines the place in the tree's order anew, because arranged subviews come first.
  private func invalidateOrder(of view: ViewNode) {
    guard view.engineIndex >= 0, let engine = view.engine else { return }
    engine.treeOrder.invalidate(view, in: engine)
  }

  /// Returns the effective spacing after a view.
  final func gap(after view: ViewNode) -> CGFloat {
    guard !customSpacings.isEmpty, let custom = customSpacings[ObjectIdentifier(view)] else {
      return effectiveSpacing
    }
    return custom == StackNode.spacingUseSystem ? systemSpacing : custom
  }

  /// The spacing in points, with the values that stand for one replaced.
  final var effectiveSpacing: CGFloat {
    if spacing == StackNode.spacingUseSystem { return systemSpacing }
    return spacing == StackNode.spacingUseDefault ? 0 : spacing
  }
}

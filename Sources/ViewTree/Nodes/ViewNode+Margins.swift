// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The margins of a node as last set.
package struct Margins {
  package enum Insets {
    case bySide(EdgeInsets)
    case byDirection(DirectionalEdgeInsets)
  }
  package var insets = Insets.bySide(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  package var startFromSafeArea = true
  package var preserveSuperview = false
}

extension ViewNode {
  final var currentMargins: EdgeInsets {
    get { EffectiveInsets.shown.margins(of: self) }
    set { changeMargins { $0.insets = .bySide(newValue) } }
  }

  final var currentDirectionalMargins: DirectionalEdgeInsets {
    let margins = layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return DirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
  }

  final func changeDirectionalMargins(to insets: DirectionalEdgeInsets) {
    changeMargins { $0.insets = .byDirection(insets) }
  }

  /// A Boolean value that indicates whether the margins are measured from the safe area rather than
  /// the bounds; `true` by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.margins?.startFromSafeArea ?? true }
    set { changeMargins { $0.startFromSafeArea = newValue } }
  }

  /// A Boolean value that indicates whether the margins are at least those of the superview;
  /// `false` by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rare?.margins?.preserveSuperview ?? false }
    set { changeMargins { $0.preserveSuperview = newValue } }
  }

  final var currentSafeArea: EdgeInsets {
    EffectiveInsets.shown.safeArea(of: self)
  }

  /// The insets that a controller adds to the safe area of its view.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue.isFinite else {
        report(.nonFiniteInsets(node: debugName))
        return
      }
      rareState.additionalSafeAreaInsets = newValue
      rootNode.rareState.notifiesInsets = true
      insetsDidChange()
    }
  }

  package final var layoutRect: CGRect {
    CGRect(origin: originStorage, size: boundsStorage.size)
  }

  private final func changeMargins(_ change: (inout Margins) -> Void) {
    var margins = rare?.margins ?? Margins()
    change(&margins)
    guard margins.isFinite else {
      report(.nonFiniteInsets(node: debugName))
      return
    }
    rareState.margins = margins
    marginsDidChange()
  }

  /// Marks the margins as changed in this node and in the descendants that inherit them.
  private final func marginsDidChange() {
    var pending = [self]
    while let node = pending.popLast() {
      if node === self || node.engineIndex >= 0 { node.markConstraintWork(.insetsChanged) }
      node.markNeedsLayout()
      node.notifyInsets()
      pending.append(contentsOf: node.children.lazy.filter(\.preservesSuperviewLayoutMargins))
    }
  }

  /// Marks the margins or safe area as changed in this node and possibly its descendants.
  package final func insetsDidChange() {
    if rare?.screenSafeArea != nil || rare?.additionalSafeAreaInsets != nil {
      markSafeAreaBelow()
    }
    var pending = [self]
    while let node = pending.popLast() {
      if node === self || node.engineIndex >= 0 { node.markConstraintWork(.insetsChanged) }
      node.markNeedsLayout()
      node.notifyInsets()
      pending.append(contentsOf: node.children)
    }
  }

  /// Marks the nodes that a safe area may affect, so that no other node has to search its ancestors
  /// for one.
  final func markSafeAreaBelow() {
    var pending = [self]
    while let node = pending.popLast() {
      if node.passState.contains(.mayHaveSafeArea) { continue }
      node.passState.insert(.mayHaveSafeArea)
      pending.append(contentsOf: node.children)
    }
  }

  /// Notifies the node of changed margins and safe area insets, once each, after its superview.
  package final func notifyInsets() {
    let safeArea = EffectiveInsets.shown.safeArea(
      of: self, below: parent?.rare?.notifiedSafeArea ?? .zero)
    if safeArea != rare?.notifiedSafeArea ?? .zero {
      rareState.notifiedSafeArea = safeArea
      safeAreaInsetsDidChange()
      rare?.controller?.viewSafeAreaInsetsDidChange()
    }
    guard rare?.margins != nil || safeArea != .zero || rare?.notifiedMargins != nil else { return }
    let margins = EffectiveInsets.shown.margins(of: self, safeArea: safeArea)
    if margins != rare?.notifiedMargins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      rareState.notifiedMargins = margins
      layoutMarginsDidChange()
      rare?.controller?.viewLayoutMarginsDidChange()
    }
  }

  // MARK: Computation

  /// The margins as last set, including any minimum margins of the controller.
  final var ownMargins: EdgeInsets {
    guard let controller = rare?.controller else { return writtenMargins }
    return controller.keepingLeastMargins(rare?.margins == nil ? .zero : writtenMargins)
  }

  private final var writtenMargins: EdgeInsets {
    switch rare?.margins?.insets {
    case nil: return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .bySide(let insets): return insets
    case .byDirection(let insets):
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return EdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }

  final func directionDidChange() {
    invalidateLayoutRecords()
    markNeedsLayout()
  }
}

extension Margins {
  fileprivate var isFinite: Bool {
    switch insets {
    case .bySide(let insets):
      insets.isFinite
    case .byDirection(let insets):
      insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite
        && insets.trailing.isFinite
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  package final func markNeedsLayout() {
    passState.insert(.needsLayout)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Requests layout of the subviews that need it.
  final func markSubtreeNeedsLayout() {
    passState.insert(.subtreeNeedsLayout)
    markAncestors(.subtreeNeedsLayout)
  }

  package final func markNeedsUpdateConstraints() {
    markConstraintWork(.needsUpdateConstraints)
  }

  /// Marks work for the next constraints pass.
  package final func markConstraintWork(_ work: PassState) {
    passState.insert(work)
    markAncestors(.subtreeNeedsUpdateConstraints)
  }

  /// Requests ``appendLayoutRecords(to:)`` in the next constraints pass, for classes whose
  /// relations to their subviews have changed.
  package final func invalidateLayoutRecords() {
    markConstraintWork(.recordsChanged)
  }

  /// Marks the ancestors, stopping at the first that is marked, because all above it are marked as
  /// well.
  final func markAncestors(_ state: PassState) {
    var next = handle.parent
    while let current = next {
      next = current._withUnsafeGuaranteedRef { node in
        if node.passState.isSuperset(of: state) { return nil }
        node.passState.insert(state)
        return node.handle.parent
      }
    }
  }

  /// At the root, whether any constraints, sizes, or frames of the tree are pending.
  final var hasPendingWork: Bool {
    if !passState.isDisjoint(with: PassState.constraintWork.union(.layoutWork)) { return true }
    return ownEngine?.needsSolve ?? false
  }

  final func intrinsicContentSizeDidChange() {
    if engineIndex >= 0 { markConstraintWork(.intrinsicSizeChanged) }
    if let rare, !rare.baselineSpacings.isEmpty { rare.updateBaselineSpacings(of: self) }
    handle.parent?._withUnsafeGuaranteedRef { parent in
      parent.subviewPreferredSizeDidChange(self)
      parent.markNeedsLayout()
      if parent.passState.contains(.superviewPlacesSubviews) { parent.parent?.markNeedsLayout() }
    }
  }

  final func autoresizingConstraintsDidChange() {
    if engineIndex >= 0 { markConstraintWork(.maskChanged) }
  }

  final func geometryDidChangeByHand() {
    if engineIndex >= 0 { markConstraintWork(.maskChanged) }
    propertiesMayHaveChanged()
  }

  final func changeTranslatesAutoresizingMask(to translates: Bool) {
    guard passState.contains(.usesConstraints) == translates else { return }
    passState.set(.usesConstraints, to: !translates)
    if engineIndex >= 0 { markConstraintWork(.maskChanged) }
    handle.parent?._withUnsafeGuaranteedRef { $0.markNeedsLayout() }
  }

  final func changeHidden(to isHidden: Bool) {
    if !isHidden && layerStorage == nil { return }
    guard layer.isHidden != isHidden else { return }
    layer.isHidden = isHidden
    parent?.subviewHiddenDidChange(self)
    propertiesMayHaveChanged()
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Rebuilds the relations that involve baselines of this node, or of stacks around it, which may
  /// now belong to other nodes.
  final func invalidateBaselines() {
    guard engineIndex >= 0, let engine, !engine.baselines.isEmpty else { return }
    var node: ViewNode? = self
    while let current = node {
      engine.baselines.rebuildRows(of: current, in: engine)
      node = current.parent?.findsBaselineInViews == true ? current.parent : nil
    }
  }

  /// Returns the view that provides a baseline for the layout; it depends only on natural sizes, so
  /// that the result doesn't depend on earlier layouts.
  final func naturalBaselineView(isFirst: Bool) -> ViewNode {
    passState.insert(.isResolvingBaseline)
    defer { passState.remove(.isResolvingBaseline) }
    return isFirst ? forFirstBaselineLayout : forLastBaselineLayout
  }
}

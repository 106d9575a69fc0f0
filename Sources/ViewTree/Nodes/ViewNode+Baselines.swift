// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Rebuilds the relations that involve this node's baselines, which may now belong to other
  /// nodes.
  final func invalidateBaselines() {
    guard engineIndex >= 0, let engine else { return }
    engine.baselines.rebuildRows(of: self, in: engine)
  }
}

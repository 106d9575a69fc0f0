// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The nodes that stand for this node's baselines may be others now: relations that speak about
  /// them are made anew.
  final func invalidateBaselines() {
    guard engineIndex >= 0, let engine else { return }
    engine.renewBaselines(of: self)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  final func changeRefreshControl(to control: RefreshControlNode?) {
    guard control !== assignedRefreshControl else { return }
    let former = assignedRefreshControl
    assignedRefreshControl = nil
    former?.removeFromSuperview()
    assignedRefreshControl = control
    if let control { insertSubview(control, at: 0) }
    limitsMayHaveChanged()
  }

  /// A refresh control may also be added as a subview; one that was assigned goes before it.
  final func attachRefreshControl(_ subview: ViewNode) {
    guard let control = subview as? RefreshControlNode else { return }
    guard assignedRefreshControl == nil || assignedRefreshControl === control else { return }
    attachedRefreshControl = control
    limitsMayHaveChanged()
  }

  final func detachRefreshControl(_ subview: ViewNode) {
    guard let control = attachedRefreshControl, control === subview else { return }
    attachedRefreshControl = nil
    if assignedRefreshControl === control { assignedRefreshControl = nil }
    limitsMayHaveChanged()
  }

  /// The control lies just above the content.
  final func layoutRefreshControl() {
    guard let control = attachedRefreshControl else { return }
    let height = RefreshControlNode.height
    control.frame = CGRect(x: 0, y: -height, width: boundsStorage.width, height: height)
  }

  /// Called by the refresh control when it begins or ends.
  final func refreshDidChange() {
    limitsMayHaveChanged()
    // Insets that grow by a refresh do not pull the content down by themselves; that they shrink
    // does bring it back up.
    if attachedRefreshControl?.isRefreshing == true { lastLimits = limits }
  }
}

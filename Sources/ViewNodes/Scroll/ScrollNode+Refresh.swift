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

  /// A refresh control may also be added as a subview; an assigned one takes precedence.
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

  /// Places the refresh control directly above the content, and shows it as far as the content is
  /// pulled.
  final func layoutRefreshControl() {
    guard let control = attachedRefreshControl else { return }
    let height = RefreshControlNode.height
    control.frame = CGRect(x: 0, y: -height, width: boundsStorage.width, height: height)
    control.show(pulledBy: limits.least.y - contentOffset.y)
  }

  /// Called by the refresh control when it begins or ends refreshing.
  final func refreshDidChange() {
    limitsMayHaveChanged()
    // An inset increased by refreshing doesn't move the content down, but its removal moves the
    // content up.
    if attachedRefreshControl?.isRefreshing == true { lastLimits = limits }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  final func edgeViewDidChange(from former: ViewNode?, to current: ViewNode?) {
    if former !== current {
      if former?.superview === self { former?.removeFromSuperview() }
      if let current { addSubview(current) }
    }
    updateContentSizeFromRows()
    rowsNeedLayout = true
    markNeedsLayout()
  }

  final func backgroundViewDidChange(from former: ViewNode?) {
    guard former !== backgroundView else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    rowsNeedLayout = true
    markNeedsLayout()
  }

  /// Lays out the views above, below, and behind the rows.
  final func layoutEdgeViews() {
    let width = boundsStorage.width
    func place(_ view: ViewNode?, at y: CGFloat) {
      guard let view else { return }
      let frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: rowsTop + rows.total.length.points)
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}

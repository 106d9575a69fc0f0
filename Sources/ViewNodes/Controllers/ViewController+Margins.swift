// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewController {
  /// Invalidates the layout margins of the controller's view.
  final func applyMargins() {
    viewStorage?.insetsDidChange()
  }

  /// Returns the margins, each increased to the system's minimum if necessary.
  package final func keepingLeastMargins(_ own: EdgeInsets) -> EdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = systemMinimumLayoutMargins
    let isRightToLeft = viewStorage?.isRightToLeft ?? false
    return EdgeInsets(
      top: max(own.top, least.top),
      left: max(own.left, isRightToLeft ? least.trailing : least.leading),
      bottom: max(own.bottom, least.bottom),
      right: max(own.right, isRightToLeft ? least.leading : least.trailing))
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewController {
  /// The margins of the controller's node will be asked anew.
  final func applyMargins() {
    viewStorage?.insetsDidChange()
  }

  /// Margins of the controller's node with the system's least ones kept.
  final func keepingLeastMargins(_ own: EdgeInsets) -> EdgeInsets {
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

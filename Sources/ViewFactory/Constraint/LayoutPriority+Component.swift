// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension LayoutPriority {
  /// 999: the size of a component.
  ///
  /// It holds against all that is not required, and gives way to a stack that hides the component,
  /// or to a size that a screen requires, without a conflict.
  static let componentSize = LayoutPriority(999)

  /// 999.5: that a component is no lower than it should be.
  static let leastComponentSize = LayoutPriority(999.5)

  /// 999.75: that a component is no lower than its text, however large that is.
  static let componentContent = LayoutPriority(999.75)
}

extension ConstraintHelperProtocol {
  /// Gives a component its height.
  ///
  /// Of several components that have to be equally high, the highest decides, so that nothing is
  /// cut off.
  func setComponentHeight(for view: ViewNode, at height: CGFloat) {
    setHeight(for: view, at: height).priority = .componentSize
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    least.priority = .leastComponentSize
    least.isActive = true
  }
}

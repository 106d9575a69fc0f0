// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
package import PlatformViews

nonisolated extension UILayoutPriority {
  /// 999: the size of a component.
  ///
  /// It holds against all that is not required, and gives way to a stack that hides the component,
  /// or to a size that a screen requires, without a conflict.
  package static let componentSize = UILayoutPriority(999)

  /// 999.5: that a component is no lower than it should be.
  package static let leastComponentSize = UILayoutPriority(999.5)

  /// 999.75: that a component is no lower than its text, however large that is.
  package static let componentContent = UILayoutPriority(999.75)
}

extension ConstraintHelperProtocol {
  /// Gives a component its height.
  ///
  /// Of several components that have to be equally high, the highest decides, so that nothing is
  /// cut off.
  func setComponentHeight(for view: UIView, at height: CGFloat) {
    setHeight(for: view, at: height).priority = .componentSize
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    least.priority = .leastComponentSize
    least.isActive = true
  }
}

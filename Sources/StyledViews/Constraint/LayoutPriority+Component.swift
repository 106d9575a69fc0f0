// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
package import PlatformViews

nonisolated extension UILayoutPriority {
  /// The priority of a component's size, 999.
  ///
  /// It outweighs the priorities of a screen's optional constraints, but yields without a conflict
  /// to a stack that hides the component, to a size that a screen requires, and to
  /// ``leastComponentSize`` and ``componentContent``.
  package static let componentSize = UILayoutPriority(999)

  /// The priority of a component's minimum height, 999.5.
  package static let leastComponentSize = UILayoutPriority(999.5)

  /// The priority, 999.75, with which a component is at least as high as its text, regardless of
  /// the text size.
  package static let componentContent = UILayoutPriority(999.75)
}

extension ConstraintHelperProtocol {
  /// Constrains the height of a component.
  ///
  /// If several components have equal heights, the tallest one determines the height, so that
  /// nothing is clipped.
  func setComponentHeight(for view: UIView, at height: CGFloat) {
    setHeight(for: view, at: height).priority = .componentSize
    let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    least.priority = .leastComponentSize
    least.isActive = true
  }
}

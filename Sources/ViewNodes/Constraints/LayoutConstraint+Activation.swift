// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutConstraint {
  func changeConstant(to constant: CGFloat) { constantStorage = constant }
  func changePriority(to priority: LayoutPriority) { priorityStorage = priority }
  func activate() {}
  func deactivate() {}
}

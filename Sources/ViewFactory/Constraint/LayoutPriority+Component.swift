// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension LayoutPriority {
  /// 999: the size of a component. It holds against all that is not required, and gives way to a
  /// stack that hides the component, or to a size that a screen requires, without a conflict.
  static let componentSize = LayoutPriority(999)
}

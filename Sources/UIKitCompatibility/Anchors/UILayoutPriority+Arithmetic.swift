// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

nonisolated extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority that is lower by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}

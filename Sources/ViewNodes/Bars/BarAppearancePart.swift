// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the appearance of a bar: that of its buttons or items.
protocol BarAppearancePart: AnyObject {
  /// A closure that notifies the appearance of changes.
  var changed: (() -> Void)? { get set }
}

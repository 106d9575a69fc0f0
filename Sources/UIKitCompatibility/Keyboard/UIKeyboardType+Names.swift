// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

extension UIKeyboardType {
  /// An earlier name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

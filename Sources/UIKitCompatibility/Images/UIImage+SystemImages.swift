// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

extension UIImage {
  /// A check mark in a circle, for a selected item.
  public static var checkmark: UIImage { system("checkmark.circle.fill") }

  /// A check mark in a circle, as a line.
  public static var strokedCheckmark: UIImage { system("checkmark.circle") }

  /// A plus sign in a circle, to add an item.
  public static var add: UIImage { system("plus.circle.fill") }

  /// A minus sign in a circle, to remove an item.
  public static var remove: UIImage { system("minus.circle.fill") }

  /// An ellipsis in a circle, for more actions.
  public static var actions: UIImage { system("ellipsis.circle") }

  private static func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

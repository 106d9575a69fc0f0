// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

nonisolated extension UIFont {
  /// Creates the system font in the size of labels, as a value to begin with.
  public init() {
    self = .systemFont(ofSize: UIFont.labelFontSize)
  }
}

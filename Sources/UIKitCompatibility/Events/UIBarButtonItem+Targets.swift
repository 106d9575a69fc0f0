// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

// Selectors exist only on Apple's systems. What can be written without one is here, so that only the lines
// with selectors have to change.

extension UIBarButtonItem {
  /// Creates an item with a title and no action.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Never?
  ) {
    self.init(title: title, style: style, handler: nil)
  }

  /// Creates an item with an image and no action.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Never?
  ) {
    self.init(image: image, style: style, handler: nil)
  }

  /// Creates a system item without an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?
  ) {
    self.init(barButtonSystemItem: systemItem, handler: nil)
  }
}

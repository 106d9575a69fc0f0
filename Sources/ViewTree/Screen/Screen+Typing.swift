// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Screen {
  /// The first responder, or `nil` if there is none.
  public var firstResponder: ViewNode? { rootNode?.currentFirstResponder }

  /// Shows the input accessory view of the first responder at the bottom, as with a hardware
  /// keyboard.
  ///
  /// No keyboard is drawn.
  func showAccessory() {
    let wanted = firstResponder?.inputAccessoryView
    guard wanted !== accessory else { return }
    if let accessory, accessory.superview === rootNode { accessory.removeFromSuperview() }
    accessory = wanted
    guard let wanted, let rootNode else { return }
    let natural = wanted.intrinsicContentSize.height
    let height = wanted.bounds.height > 0 ? wanted.bounds.height : max(natural, 0)
    wanted.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    wanted.translatesAutoresizingMaskIntoConstraints = true
    wanted.frame = CGRect(
      x: 0, y: size.height - safeAreaInsets.bottom - height, width: size.width, height: height)
    rootNode.addSubview(wanted)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Screen {
  /// The node that takes what is typed; `nil` if there is none.
  public var firstResponder: ViewNode? { rootNode?.currentFirstResponder }

  /// Shows what belongs above the keyboard of the input that is edited: at the bottom, as with a
  /// keyboard of keys. No drawn keyboard covers the screen.
  func showAccessory() {
    let wanted = (firstResponder as? InputNode)?.inputAccessoryView
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

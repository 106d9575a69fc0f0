// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension ViewNode {
  /// Performs pending layout; a root that has no size then, such as a label on its own, takes its
  /// intrinsic size.
  final func layOutForPicture() {
    let root = rootNode
    root.layoutIfNeeded()
    guard root === self, bounds.width == 0 || bounds.height == 0 else { return }
    let content =
      bounds.width > 0
      ? sizeThatFits(CGSize(width: bounds.width, height: .infinity)) : intrinsicContentSize
    func length(_ own: CGFloat, _ content: CGFloat) -> CGFloat {
      own == 0 && content.isFinite ? max(content, 0) : own
    }
    let size = CGSize(
      width: length(bounds.width, content.width), height: length(bounds.height, content.height))
    guard size != bounds.size else { return }
    frame.size = size
    layoutIfNeeded()
  }
}

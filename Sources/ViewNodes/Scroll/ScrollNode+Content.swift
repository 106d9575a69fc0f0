// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  final func frameGuideDidMove() { invalidateLayoutRecords() }

  final func updateContentSizeFromGuide() {
    guard let guide = rare?.scrollGuides.content, !sizesContent, constrainsContent else { return }
    let (size, added) = (guide.layoutFrame.size, updateZoomTransform())
    contentSize = CGSize(width: size.width + added.width, height: size.height + added.height)
  }

  /// Whether a constraint involves the edges or size of the content.
  private var constrainsContent: Bool {
    guard let guide = rare?.scrollGuides.content else { return false }
    return holdsConstraint { constraint in
      let first = constraint.firstItem
      let second = constraint.secondItem
      if first === guide || second === guide { return true }
      guard let first, let second else { return false }
      return first === self && constraint.firstAttribute.refersToContentArea && second !== self
        || second === self && constraint.secondAttribute.refersToContentArea && first !== self
    }
  }
}

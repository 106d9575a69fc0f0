// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ViewNode {
  /// The number of pixels per point where the node is shown.
  package final var pixelsPerPoint: CGFloat {
    traitCollection.pixelsPerPoint
  }

  /// The traits of the environment in which the node is shown.
  package final var surroundingTraits: TraitCollection { traitCollection }

  /// The safe area insets within the node, in points.
  package final var surroundingSafeArea: EdgeInsets { safeAreaInsets }

  /// Whether the node's contents are laid out from right to left.
  package final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Rounds a length up to whole pixels, ignoring tiny rounding errors.
  package final func ceiledToPixel(_ length: CGFloat) -> CGFloat {
    let scale = pixelsPerPoint
    return (length * scale - 0.000_1).rounded(.up) / scale
  }

  /// The layout direction of the node's contents.
  package final var contentDirection: UserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Rounds a length to the nearest whole number of pixels.
  package final func roundedToPixel(_ length: CGFloat) -> CGFloat {
    let scale = pixelsPerPoint
    return (length * scale).rounded() / scale
  }
}

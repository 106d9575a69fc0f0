// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ViewNode {
  /// Pixels in a point where the node is shown.
  package final var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale.isFinite && scale > 0 ? scale : TraitCollection.phone.displayScale
  }

  /// The traits of the place where the node is shown.
  package final var surroundingTraits: TraitCollection { traitCollection }

  /// What bars and rounded corners of the screen cover of the node, in points.
  package final var surroundingSafeArea: EdgeInsets { safeAreaInsets }

  /// Whether the node's contents follow each other from right to left.
  package final var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The next length that is a whole number of pixels; a hair of rounding error is no pixel.
  package final func ceiledToPixel(_ length: CGFloat) -> CGFloat {
    let scale = pixelsPerPoint
    return (length * scale - 0.000_1).rounded(.up) / scale
  }

  /// The direction that the node's contents follow each other in.
  package final var contentDirection: UserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The nearest length that is a whole number of pixels.
  package final func roundedToPixel(_ length: CGFloat) -> CGFloat {
    let scale = pixelsPerPoint
    return (length * scale).rounded() / scale
  }
}

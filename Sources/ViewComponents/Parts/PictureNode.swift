// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A picture in a square box that grows with the text beside it; a symbol is a little smaller than
/// the box.
final class PictureNode: ImageNode {
  private let box: CGFloat

  init(_ image: Image?, box: CGFloat, color: Color) {
    self.box = box
    super.init(frame: .zero)
    self.image = image
    preferredSymbolConfiguration = .following(
      size: (box * 5 / 6).rounded(), weight: .medium, largest: largest * 5 / 6)
    tintColor = color
    contentMode = .scaleAspectFit
    keepIntrinsicSize()
  }

  /// Large pictures grow less, so that they leave room for the text.
  private var largest: CGFloat { max(box, 96) }

  override var intrinsicContentSize: CGSize {
    let side = min(
      FontMetrics.default.scaledValue(for: box, compatibleWith: traitCollection), largest)
    return CGSize(width: side, height: side)
  }
}

extension ViewNode {
  /// Lets the natural size hold as a size that is kept.
  func keepIntrinsicSize() {
    for axis in [Axis.horizontal, .vertical] {
      setContentHuggingPriority(.componentSize, for: axis)
      setContentCompressionResistancePriority(.componentSize, for: axis)
    }
  }
}

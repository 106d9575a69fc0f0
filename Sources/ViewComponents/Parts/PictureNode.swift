// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// An image in a square box that grows with the text size; a symbol is a little smaller than the
/// box.
final class PictureNode: UIImageView {
  private let box: CGFloat

  init(_ image: UIImage?, box: CGFloat, color: UIColor) {
    self.box = box
    super.init(frame: .zero)
    self.image = image
    preferredSymbolConfiguration = .following(
      size: (box * 5 / 6).rounded(), weight: .medium, largest: largest * 5 / 6)
    tintColor = color
    contentMode = .scaleAspectFit
    constrainToIntrinsicSize()
  }

  required init?(coder: NSCoder) { nil }

  /// Large images grow less, to leave space for text.
  private var largest: CGFloat { max(box, 96) }

  override var intrinsicContentSize: CGSize {
    let side = min(
      UIFontMetrics.default.scaledValue(for: box, compatibleWith: traitCollection), largest)
    return CGSize(width: side, height: side)
  }
}

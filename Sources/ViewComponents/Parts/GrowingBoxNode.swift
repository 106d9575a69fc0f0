// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIView {
  /// Returns the scale factor of an element that grows with the text size.
  ///
  /// - Parameter limit: The largest factor; the smallest is 1.
  /// - Returns: The factor.
  func growth(atMost limit: CGFloat) -> CGFloat {
    let scaled = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    return min(max(scaled, 1), limit)
  }

  /// Returns a size that grows with the text size, in whole points.
  func grown(_ size: CGSize, atMost limit: CGFloat) -> CGSize {
    let growth = growth(atMost: limit)
    func length(_ length: CGFloat) -> CGFloat { length < 0 ? length : (length * growth).rounded() }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}

/// A colored shape that grows with the text size.
final class GrowingBoxNode: UIView {
  private let size: CGSize
  private let limit: CGFloat
  private let cornerRadius: CGFloat

  /// Creates a shape with a size for the standard text size, where `noIntrinsicMetric` leaves a
  /// dimension to constraints; a corner radius of half the height makes round ends.
  init(_ size: CGSize, atMost limit: CGFloat, cornerRadius: CGFloat, color: UIColor) {
    self.size = size
    self.limit = limit
    self.cornerRadius = cornerRadius
    super.init(frame: .zero)
    backgroundColor = color
    constrainToIntrinsicSize()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { grown(size, atMost: limit) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRound = cornerRadius >= size.height / 2
    layer.cornerRadius = isRound ? bounds.height / 2 : cornerRadius
  }
}

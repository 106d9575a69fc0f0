// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A dividing line, one pixel thick.
open class DividerNode: UIView {
  /// The color of the line.
  open var color: UIColor {
    didSet { setNeedsDisplay() }
  }
  /// The inset of the line at the leading edge, in points.
  open var leadingInset: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Creates a line.
  ///
  /// - Parameter style: The style of the line.
  public init(style: ComponentStyle = ComponentStyle()) {
    color = style.color.separator
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    drawContent()
    translatesAutoresizingMaskIntoConstraints = false
    keepSize(height: 1)
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// Draws the line in the middle of the view, which is one point high.
  open override func draw(_ rect: CGRect) {
    let thickness = 1 / max(drawnScale, 1)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = min(max(leadingInset, 0), bounds.width)
    let line = CGRect(
      x: bounds.minX + (isRightToLeft ? 0 : inset), y: bounds.minY, width: bounds.width - inset,
      height: thickness)
    UIBezierPath(rect: line).fill(with: color)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

/// A control that shows a color, and in UIKit opens a picker to choose another; here, a tap opens
/// nothing.
open class UIColorWell: UIControl {
  /// The color, or `nil`, the default, for none.
  ///
  /// Setting it doesn't send ``Control/Event/valueChanged``.
  open var selectedColor: UIColor?
  /// A Boolean value that indicates whether a color with any opacity can be chosen; `true` by default.
  open var supportsAlpha = true
  /// The title of the picker; `nil` by default.
  open var title: String?

  /// Creates a color well without a color.
  ///
  /// - Parameter frame: The frame in points; an empty one gets the control's own size.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.side) : frame)
  }

  /// Creates a color well as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let side = CGSize(width: 28, height: 28)

  /// 28 by 28 points.
  open override var intrinsicContentSize: CGSize { Self.side }

  /// Returns 28 by 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.side }

  /// Draws a ring of all hues around the color.
  open override func draw(_ rect: CGRect) {
    let diameter = min(bounds.width, bounds.height)
    guard diameter > 8 else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let parts = 24
    for part in 0..<parts {
      let start = CGFloat(part) / CGFloat(parts) * 2 * .pi
      // Each part is slightly longer, so that nothing shows between two of them.
      let arc = UIBezierPath(
        arcCenter: center, radius: diameter / 2 - 1.5, startAngle: start,
        endAngle: start + 2.1 * .pi / CGFloat(parts), clockwise: true)
      arc.lineWidth = 3
      let hue = CGFloat(part) / CGFloat(parts)
      UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).setStroke()
      arc.stroke()
    }
    guard let selectedColor else { return }
    selectedColor.setFill()
    let side = diameter - 10
    UIBezierPath(
      ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    ).fill()
  }
}

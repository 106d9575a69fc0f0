// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension GraphicsContext {
  /// Draws a line of text in one font and color.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - baseline: The left end of the baseline.
  ///   - width: The measured width, in points.
  ///   - font: The font.
  ///   - color: The color.
  ///   - direction: The layout direction; the leading end stays in place if another font is
  ///     substituted.
  public func draw(
    _ text: String, at baseline: CGPoint, width: CGFloat, font: Font, color: Color,
    direction: UserInterfaceLayoutDirection
  ) {
    draw(
      TextLine(
        text: text, baseline: baseline, width: width, font: font, color: color,
        direction: direction))
  }
}

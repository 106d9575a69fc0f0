// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension GraphicsContext {
  /// Draws one line of text of one font and one color.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - baseline: The left end of the baseline.
  ///   - width: The measured width, in points.
  ///   - font: The font.
  ///   - color: The color.
  ///   - direction: Where reading begins; that end stays in its place with another font.
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

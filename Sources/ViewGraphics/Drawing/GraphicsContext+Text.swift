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

  /// Draws a text from the top of a rectangle, wrapped at its width.
  ///
  /// Lines that begin below the rectangle aren't drawn; others can extend beyond it.
  ///
  /// UIKit: `NSString.draw(in:withAttributes:)`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle.
  ///   - font: The font.
  ///   - color: The color.
  ///   - alignment: The alignment of the lines; `justified` counts as `natural`.
  ///   - lineBreakMode: The technique for wrapping; those that truncate draw a single line.
  ///   - direction: The writing direction, which determines the natural alignment.
  ///   - measurer: The text measurer, such as the `textMeasurer` of the node that draws.
  public func draw(
    _ text: String, in rect: CGRect, font: Font = .systemFont(ofSize: Font.labelFontSize),
    color: Color = .label, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .byWordWrapping,
    direction: UserInterfaceLayoutDirection = .leftToRight,
    measurer: any TextMeasurer = EmbeddedTextMeasurer()
  ) {
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    let layout = TextLayout(
      text,
      style: TextLayout.Style(
        font: font, numberOfLines: wraps ? 0 : 1, lineBreakMode: lineBreakMode,
        alignment: alignment == .justified ? .natural : alignment, writingDirection: direction),
      bounds: CGSize(width: rect.width, height: .infinity), measurer: measurer)
    for line in layout.lines where line.top < rect.height && !line.text.isEmpty {
      let runs = TextLine.runs(
        of: line.text, width: line.width, font: layout.font, color: color, measurer: measurer)
      draw(
        TextLine(
          runs: line.addingMarks(to: runs),
          baseline: CGPoint(x: rect.minX + line.x, y: rect.minY + line.baseline),
          width: line.width, anchor: line.anchor, direction: line.direction))
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLayout {
  /// Returns the natural size of a text: the width of the widest line and the height of all lines
  /// with the leading between them, each rounded up to whole pixels.
  ///
  /// The font is never shrunk.
  ///
  /// If the text fits on one line, it is measured once, and no strings are created.
  ///
  /// - Parameters:
  ///   - text: The text; the size of an empty text is zero.
  ///   - style: The style of the text.
  ///   - width: The width at which lines wrap, in points. If it isn't positive or not finite, lines
  ///     don't wrap.
  ///   - measurer: The text measurer.
  /// - Returns: The size, in points.
  public static func boundingSize(
    of text: String, style: Style, width: CGFloat = .infinity, measurer: any TextMeasurer
  ) -> CGSize {
    if text.isEmpty { return .zero }
    let available = width > 0 ? width : .infinity
    let hasLineBreak = text.hasLineBreak
    let size: CGSize
    if !hasLineBreak, !style.isStacked,
      case let single = measurer.width(of: text, font: style.font),
      single.isFinite, single <= available + LineBreaker.tolerance
    {
      size = CGSize(width: single, height: style.font.lineHeight)
    } else {
      let fitting = TextFitting(
        text: text, style: style, height: .infinity, hasLineBreak: hasLineBreak, measurer: measurer)
      let spans = fitting.lines(font: style.font, width: available)
      size = CGSize(
        width: spans.reduce(0) { max($0, $1.occupiedWidth) },
        height: height(of: spans, style: style, font: style.font))
    }
    return CGSize(
      width: ceilToPixel(size.width, scale: style.displayScale),
      height: ceilToPixel(size.height, scale: style.displayScale))
  }

  /// Rounds up to whole pixels, ignoring errors in the last bits.
  static func ceilToPixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return (value * scale - 1e-6).rounded(.up) / scale
  }
}

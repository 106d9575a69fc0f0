// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextLayout {
  /// The size that a text asks for, each side rounded up to a whole pixel: the widest line, and the
  /// height of all lines with the leading between them. A font is never shrunk for it.
  ///
  /// It costs one measuring of the text when that fits in one line, and makes no strings.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one has no size.
  ///   - style: How it is set.
  ///   - width: Where lines are broken, in points. 0 and less, infinite and not a number all mean
  ///     nowhere.
  ///   - measurer: Says how wide the text is.
  /// - Returns: The size in points.
  public static func boundingSize(
    of text: String, style: Style, width: CGFloat = .infinity, measurer: any TextMeasurer
  ) -> CGSize {
    if text.isEmpty { return .zero }
    let room = width > 0 ? width : .infinity
    let hasLineBreak = text.hasLineBreak
    let size: CGSize
    if !hasLineBreak,
      case let single = measurer.width(of: text, font: style.font),
      single.isFinite, single <= room + LineBreaker.tolerance
    {
      size = CGSize(width: single, height: style.font.lineHeight)
    } else {
      let fitting = TextFitting(
        text: text, style: style, height: .infinity, hasLineBreak: hasLineBreak, measurer: measurer)
      let spans = fitting.lines(font: style.font, width: room)
      size = CGSize(
        width: spans.reduce(0) { max($0, $1.width) },
        height: height(lines: spans.count, font: style.font))
    }
    return CGSize(
      width: ceilToPixel(size.width, scale: style.displayScale),
      height: ceilToPixel(size.height, scale: style.displayScale))
  }

  /// The next whole pixel; what is a whole pixel but for the last bits stays.
  static func ceilToPixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return (value * scale - 1e-6).rounded(.up) / scale
  }
}

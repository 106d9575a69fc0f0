// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The fitting of text to an area: it determines the number of lines, their contents, and the font
/// size at which everything fits.
final class TextFitting {
  let text: String
  let style: TextLayout.Style
  let height: CGFloat
  let measurer: any TextMeasurer
  private let hasLineBreak: Bool

  /// The part of the text that must fit; trailing spaces may extend beyond the edge.
  private lazy var textWithoutTrailingSpaces: String = {
    let scalars = text.unicodeScalars
    guard let last = scalars.last, BreakClass(last) == .space else { return text }
    let end = scalars.lastIndex { BreakClass($0) != .space }
    return end.map { String(text[...$0]) } ?? ""
  }()

  /// The characters of the text, created on first use; text that fits on one line doesn't need
  /// them.
  lazy var clusters = TextClusters(text)

  init(
    text: String, style: TextLayout.Style, height: CGFloat, hasLineBreak: Bool,
    measurer: any TextMeasurer
  ) {
    self.text = text
    self.style = style
    self.height = height
    self.measurer = measurer
    self.hasLineBreak = hasLineBreak
  }

  /// Returns the width of the text if it fits on one line without changes.
  func singleLineWidth(within available: CGFloat, font: Font) -> CGFloat? {
    if hasLineBreak || style.isStacked { return nil }
    let width = measurer.width(of: text, font: font)
    return width.isFinite && width <= available + LineBreaker.tolerance ? width : nil
  }

  /// Returns the lines in a font, as many as the style and the height allow.
  func lines(font: Font, width: CGFloat) -> [LineBreaker.Span] {
    let breaker = LineBreaker(
      clusters: clusters, font: font, maxWidth: width, mode: style.lineBreakMode,
      paragraphs: style.paragraphs, measurer: measurer)
    guard style.isStacked else {
      return breaker.lines(limit: style.lineLimit(in: height, font: font))
    }
    let lines = breaker.lines(limit: style.lineLimit(in: .infinity, font: font))
    let count = LineStack.count(of: lines, in: height, style: style, font: font)
    return count < lines.count ? breaker.lines(limit: count) : lines
  }

  /// Returns the font of the text: that of the style or, if the style allows it, the largest
  /// smaller one that truncates nothing.
  func font(toFit available: CGFloat) -> Font {
    guard style.adjustsFontSizeToFitWidth, style.numberOfLines > 0, available.isFinite,
      !text.isEmpty,
      !fits(style.font, available: available)
    else { return style.font }
    // Search in steps of 1/64 point; the largest size is known not to fit.
    let factor = style.minimumScaleFactor
    let scale = factor.isNaN ? 0 : min(max(factor, 0), 1)
    let smallest = max(1, Int((style.font.pointSize * scale * 64).rounded(.up)))
    let full = Int((style.font.pointSize * 64).rounded(.up))
    guard smallest < full else { return style.font }
    func font(_ size: Int) -> Font { style.font.withSize(CGFloat(size) / 64) }
    guard fits(font(smallest), available: available) else {
      // Without a minimum scale factor, keep the font readable if the text, because of mandatory
      // line breaks, fits at no size.
      return scale > 0 ? font(smallest) : style.font
    }
    var low = smallest
    var high = full
    // Widths are proportional to the size in practically every measurer, so the result for one line
    // is known to within a step; otherwise, binary search finds it anyway.
    if style.numberOfLines == 1, !hasLineBreak {
      let natural = measurer.width(of: textWithoutTrailingSpaces, font: style.font)
      let guess = style.font.pointSize * available / natural * 64
      if guess > CGFloat(low), guess < CGFloat(high), fits(font(Int(guess)), available: available) {
        low = Int(guess)
      }
      if low + 1 < high, !fits(font(low + 1), available: available) { high = low + 1 }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(font(middle), available: available) { low = middle } else { high = middle }
    }
    return font(low)
  }

  /// Returns whether everything fits in a font.
  private func fits(_ font: Font, available: CGFloat) -> Bool {
    if style.numberOfLines == 1, !hasLineBreak, !style.isStacked {
      let width = measurer.width(of: textWithoutTrailingSpaces, font: font)
      if width.isFinite { return width <= available + LineBreaker.tolerance }
    }
    if singleLineWidth(within: available, font: font) != nil { return true }
    return !(lines(font: font, width: available).last?.isTruncated ?? false)
  }

}

extension TextLayout.Style {
  /// Returns the maximum number of lines: that of the style, limited by the height, but at least
  /// one.
  func lineLimit(in height: CGFloat, font: Font) -> Int {
    let limit = numberOfLines > 0 ? numberOfLines : Int.max
    guard height.isFinite else { return limit }
    // Frames are rounded to pixels, which may reduce the requested height by almost one.
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    let pitch = font.lineHeight + font.leading
    let count = ((height + 1 / scale + font.leading) / pitch).rounded(.down)
    guard count < CGFloat(limit) else { return limit }
    return Int(max(1, count))
  }
}

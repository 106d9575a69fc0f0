// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The font of a part of a text and what else determines the height of the lines with that part.
package struct LineFont: Sendable, Hashable {
  /// The end of the part, in characters from the beginning of the text.
  package var end: Int
  /// The font, before shrinking.
  package var font: Font
  /// The distance above the baseline.
  package var baselineOffset: CGFloat
  /// The attachment, if there is one.
  package var attachment: TextAttachment?

  /// Creates the font of the characters up to `end`.
  package init(
    end: Int, font: Font, baselineOffset: CGFloat = 0, attachment: TextAttachment? = nil
  ) {
    self.end = end
    self.font = font
    self.baselineOffset = baselineOffset
    self.attachment = attachment
  }

  /// Whether lines with the part may be higher than the font's.
  package var exceedsFont: Bool { baselineOffset != 0 || attachment != nil }

  /// Returns whether lines in two fonts have different heights or baselines.
  package static func differ(_ one: Font, _ other: Font) -> Bool {
    one.ascender != other.ascender || one.lineHeight != other.lineHeight
      || one.leading != other.leading
  }
}

/// The vertical metrics of a line, in points.
struct LineMetrics {
  var ascender: CGFloat
  var lineHeight: CGFloat
  var leading: CGFloat

  init(_ font: Font) {
    ascender = font.ascender
    lineHeight = font.lineHeight
    leading = font.leading
  }

  /// Creates the metrics of a line with a part, including the font on the baseline.
  init(_ part: LineFont) {
    self.init(part.font)
    guard part.exceedsFont else { return }
    let own = self
    var (above, below) = (ascender, lineHeight - ascender)
    if let frame = part.attachment?.frame(in: part.font), !frame.isEmpty {
      above = max(above, frame.maxY)
      below = max(below, -frame.minY)
    }
    ascender = above + part.baselineOffset
    lineHeight = above + below
    include(own)
  }

  /// Makes room for letters in another font on the same baseline.
  mutating func include(_ other: LineMetrics) {
    let below = max(lineHeight - ascender, other.lineHeight - other.ascender)
    if other.lineHeight > lineHeight { leading = other.leading }
    ascender = max(ascender, other.ascender)
    lineHeight = ascender + below
  }

  func scaled(by factor: CGFloat) -> LineMetrics {
    var copy = self
    copy.ascender *= factor
    copy.lineHeight *= factor
    copy.leading *= factor
    return copy
  }
}

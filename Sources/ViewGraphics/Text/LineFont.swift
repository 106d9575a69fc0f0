// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The font of a part of a text, which determines the height of the lines with that part.
package struct LineFont: Sendable, Hashable {
  /// The end of the part, in characters from the beginning of the text.
  package var end: Int
  /// The font, before shrinking.
  package var font: Font

  /// Creates the font of the characters up to `end`.
  package init(end: Int, font: Font) {
    self.end = end
    self.font = font
  }

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

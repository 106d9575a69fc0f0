// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The sizes of one text in one style, for rooms that are asked for one after the other.
///
/// Its characters are taken apart and measured once. It answers like a ``TextLayout`` in those rooms, but makes no
/// lines to draw. The font is never shrunk.
package final class TextSizing {
  /// The block of lines in a room, not rounded to pixels.
  package struct Block: Equatable {
    /// The width of the widest line.
    package var width: CGFloat
    /// The height of all lines with the leading between them.
    package var height: CGFloat
    package var lineCount: Int
    /// Whether some of the text is not shown.
    package var isTruncated: Bool
  }

  private let text: String
  private let style: TextLayout.Style
  private let measurer: any TextMeasurer
  /// The width on a single line; infinite for text that cannot stand on one.
  private let singleWidth: CGFloat
  @exclusivity(unchecked) private var breaker: LineBreaker?
  @exclusivity(unchecked) private var known: [(width: CGFloat, limit: Int, block: Block)] = []

  /// Measures a text that is not empty.
  package init(_ text: String, style: TextLayout.Style, measurer: any TextMeasurer) {
    self.text = text
    self.style = style
    self.measurer = measurer
    let width = text.hasLineBreak ? .infinity : measurer.width(of: text, font: style.font)
    singleWidth = width.isFinite ? width : .infinity
  }

  /// Returns the lines in a room, which must have a width.
  package func block(width: CGFloat, height: CGFloat) -> Block {
    if singleWidth <= width + LineBreaker.tolerance, singleWidth < .infinity {
      return Block(
        width: singleWidth, height: style.font.lineHeight, lineCount: 1, isTruncated: false)
    }
    let limit = style.lineLimit(in: height, font: style.font)
    for entry in known where entry.width == width {
      // More lines than are needed change nothing.
      let isWhole =
        !entry.block.isTruncated && entry.block.lineCount < min(entry.limit, limit)
      if entry.limit == limit || isWhole { return entry.block }
    }
    var lines =
      breaker
      ?? LineBreaker(
        clusters: TextClusters(text), font: style.font, maxWidth: width, mode: style.lineBreakMode,
        measurer: measurer)
    lines.maxWidth = width
    breaker = lines
    var block = Block(width: 0, height: 0, lineCount: 0, isTruncated: false)
    lines.forEachLine(limit: limit) { line in
      block.width = max(block.width, line.width)
      block.lineCount += 1
      block.isTruncated = line.isTruncated
    }
    block.height = TextLayout.height(lines: block.lineCount, font: style.font)
    if known.count == TextSizing.knownLimit { known.removeFirst() }
    known.append((width, limit, block))
    return block
  }

  private static let knownLimit = 8
}

extension TextSizing.Block {
  /// The size rounded up to whole pixels.
  package func size(displayScale: CGFloat) -> CGSize {
    CGSize(
      width: TextLayout.ceilToPixel(width, scale: displayScale),
      height: TextLayout.ceilToPixel(height, scale: displayScale))
  }
}

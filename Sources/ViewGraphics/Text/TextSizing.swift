// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The sizes of one text in one style under successive size constraints.
///
/// Its characters are split and measured once. It returns the same sizes as a ``TextLayout``, but
/// creates no lines to draw. The font is never shrunk.
package final class TextSizing {
  /// The block of lines in an available area, not rounded to pixels.
  package struct Block: Equatable {
    /// The width of the widest line.
    package var width: CGFloat
    /// The height of all lines with the leading between them.
    package var height: CGFloat
    package var lineCount: Int
    /// Whether some of the text isn't shown.
    package var isTruncated: Bool
  }

  /// A block, and the available widths for which it is the same.
  private struct KnownBlock {
    /// The available widths, including the tolerance.
    var widths: Range<CGFloat>
    var limit: Int
    var block: Block
  }

  private let text: String
  private let style: TextLayout.Style
  private let measurer: any TextMeasurer
  /// The width on a single line; infinite for text that requires several lines.
  private let singleWidth: CGFloat
  @exclusivity(unchecked) private var breaker: LineBreaker?
  /// Whether lines stay the same until another word fits; `nil` before the first line is broken.
  @exclusivity(unchecked) private var isSteady: Bool?
  @exclusivity(unchecked) private var known: [KnownBlock] = []

  /// Creates the sizes of a text, which must not be empty.
  package init(_ text: String, style: TextLayout.Style, measurer: any TextMeasurer) {
    self.text = text
    self.style = style
    self.measurer = measurer
    let width =
      text.hasLineBreak || style.isStacked
      ? .infinity : measurer.width(of: text, font: style.font)
    singleWidth = width.isFinite ? width : .infinity
  }

  /// Returns the block of lines in an available area, whose width must be positive.
  package func block(width: CGFloat, height: CGFloat) -> Block {
    if let single = singleLine(in: width) { return single }
    return block(width: width, limit: style.lineLimit(in: height, font: style.font))
  }

  /// Returns the block of at most `numberOfLines` lines in an available width; 0 means no limit.
  ///
  /// If the width isn't positive, lines don't wrap.
  package func block(width: CGFloat, numberOfLines: Int) -> Block {
    let available = width > 0 ? width : .infinity
    if let single = singleLine(in: available) { return single }
    return block(width: available, limit: numberOfLines > 0 ? numberOfLines : .max)
  }

  private func singleLine(in width: CGFloat) -> Block? {
    guard singleWidth <= width + LineBreaker.tolerance, singleWidth < .infinity else { return nil }
    return Block(
      width: singleWidth, height: style.font.lineHeight, lineCount: 1, isTruncated: false)
  }

  private func block(width: CGFloat, limit: Int) -> Block {
    let available = min(width + LineBreaker.tolerance, .greatestFiniteMagnitude)
    for entry in known where entry.widths.contains(available) {
      // A limit beyond the required number of lines has no effect.
      let isWhole =
        !entry.block.isTruncated && entry.block.lineCount < min(entry.limit, limit)
      if entry.limit == limit || isWhole { return entry.block }
    }
    var lines =
      breaker
      ?? LineBreaker(
        clusters: TextClusters(text), font: style.font, maxWidth: width, mode: style.lineBreakMode,
        paragraphs: style.paragraphs, measurer: measurer)
    lines.maxWidth = width
    breaker = lines
    var isSteady = self.isSteady ?? (style.paragraphs.isEmpty && lines.breaksSteadily)
    self.isSteady = isSteady
    var block = Block(width: 0, height: 0, lineCount: 0, isTruncated: false)
    var end = CGFloat.infinity
    var stack = LineStack(style, font: style.font)
    lines.forEachLine(limit: limit) { line in
      block.width = max(block.width, line.occupiedWidth)
      block.lineCount += 1
      block.isTruncated = line.isTruncated
      if style.isStacked { stack.append(line) }
      if isSteady, let wider = lines.widthOfLonger(line) {
        end = min(end, wider)
      } else {
        isSteady = false
      }
    }
    block.height =
      style.isStacked
      ? stack.height : TextLayout.height(lines: block.lineCount, font: style.font)
    if known.count == TextSizing.knownLimit { known.removeFirst() }
    known.append(
      KnownBlock(
        widths: isSteady && end > available ? block.width..<end : available..<available.nextUp,
        limit: limit,
        block: block))
    return block
  }

  private static let knownLimit = 16
}

extension TextSizing.Block {
  /// Returns the size rounded up to whole pixels.
  package func size(displayScale: CGFloat) -> CGSize {
    CGSize(
      width: TextLayout.ceilToPixel(width, scale: displayScale),
      height: TextLayout.ceilToPixel(height, scale: displayScale))
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The heights of lines, the distances between them, and the indents of a paragraph, in points, and
/// the alignment of its lines.
///
/// UIKit: the lengths and the alignment of `NSParagraphStyle`. Negative and infinite lengths, except for
/// ``tailIndent``, count as 0.
public struct ParagraphSpacing: Sendable, Hashable {
  /// The distance after each line but the last of the text.
  public var lineSpacing: CGFloat = 0
  /// The distance after the paragraph, unless it's the last.
  public var paragraphSpacing: CGFloat = 0
  /// The distance before the paragraph, unless it's the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The factor of the font's line height, or 0 for 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The minimum line height.
  public var minimumLineHeight: CGFloat = 0
  /// The maximum line height, or 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// The distance of the first line from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0
  /// The distance of the other lines from the leading edge.
  public var headIndent: CGFloat = 0
  /// If positive, the distance from the leading edge at which lines end; otherwise, minus the distance
  /// of their end from the trailing edge.
  public var tailIndent: CGFloat = 0
  /// The alignment of the lines, or `nil`, the default, for that of the whole text.
  public var alignment: TextAlignment?

  /// Creates the spacing of an ordinary paragraph.
  public init() {}

  /// The distance before a paragraph that isn't the first.
  package var gapBeforeParagraph: CGFloat { Self.usable(paragraphSpacingBefore) }

  /// Returns the distance after a paragraph that isn't the last, apart from the spacing before the
  /// next one.
  package func gapAfterParagraph(leading: CGFloat) -> CGFloat {
    gap(after: leading, next: ParagraphSpacing(), endsParagraph: true)
  }

  /// Returns the height of a line whose fonts have a height.
  ///
  /// What exceeds the fonts' height is above the letters.
  package func lineHeight(of height: CGFloat) -> CGFloat {
    let multiple = Self.usable(lineHeightMultiple)
    let natural = height * (multiple > 0 ? multiple : 1)
    let height = max(natural, Self.usable(minimumLineHeight))
    let limit = Self.usable(maximumLineHeight)
    return limit > 0 ? min(height, limit) : height
  }

  /// Returns the distances of a line from the edges of a width.
  func indents(isFirst: Bool, in width: CGFloat) -> (head: CGFloat, tail: CGFloat) {
    let head = Self.usable(isFirst ? firstLineHeadIndent : headIndent)
    guard width.isFinite, tailIndent.isFinite else { return (head, 0) }
    return (head, tailIndent > 0 ? max(width - tailIndent, 0) : -tailIndent)
  }

  /// The distance between a line and the next one.
  func gap(after leading: CGFloat, next: ParagraphSpacing, endsParagraph: Bool) -> CGFloat {
    let gap = leading + Self.usable(lineSpacing)
    guard endsParagraph else { return gap }
    return gap + Self.usable(paragraphSpacing) + Self.usable(next.paragraphSpacingBefore)
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }
}

extension [ParagraphSpacing] {
  /// Returns the spacing of a paragraph; the last one is repeated.
  func spacing(of paragraph: Int) -> ParagraphSpacing {
    isEmpty ? ParagraphSpacing() : self[Swift.min(paragraph, count - 1)]
  }
}

extension AttributedText {
  /// The spacing of each paragraph, or nothing if no paragraph has any.
  package var paragraphSpacings: [ParagraphSpacing] {
    guard runs.contains(where: { $0.attributes.paragraph != nil }) else { return [] }
    var spacings: [ParagraphSpacing] = []
    var isStart = true
    var run = 0
    for (index, kind) in TextClusters(string).classes.enumerated() {
      if isStart {
        while run < runs.count - 1, runs[run].range.upperBound <= index { run += 1 }
        spacings.append(runs[run].attributes.paragraph ?? ParagraphSpacing())
      }
      isStart = kind == .newline
    }
    return spacings
  }
}

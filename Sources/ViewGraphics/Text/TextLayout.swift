// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The layout of a text within bounds: its lines with their positions, and their font.
///
/// The origin is at the top left of the bounds, y grows downward, and units are points. Layout
/// takes time linear in the length of the text and gives the same result on every machine.
///
/// Lines break at spaces, after hyphens and dashes, and between Han and kana; a word wider than the
/// bounds breaks between characters. As many whole lines as fit the height are shown, but at least
/// one; they are centered vertically.
public struct TextLayout: Sendable, Equatable {
  /// The lines from top to bottom; empty for an empty text and for bounds without width.
  public let lines: [Line]
  /// The font of all lines, possibly shrunk.
  public let font: Font
  /// The rectangle that the lines occupy in the bounds: the width of the widest line and the height
  /// of all lines with the leading between them, not rounded to pixels.
  public let textRect: CGRect
  /// A Boolean value that indicates whether some of the text isn't shown.
  public let isTruncated: Bool

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text. `\n` and Unicode's other line separators are mandatory line breaks.
  ///   - style: The style of the text.
  ///   - bounds: The available size. With an infinite width, lines don't wrap; with an infinite
  ///     height, all lines are shown from the top. Negative values and NaN count as 0.
  ///   - measurer: The text measurer.
  public init(_ text: String, style: Style, bounds: CGSize, measurer: any TextMeasurer) {
    let width = TextLayout.usableLength(bounds.width)
    let height = TextLayout.usableLength(bounds.height)
    let fitting = TextFitting(
      text: text, style: style, height: height, hasLineBreak: text.hasLineBreak, measurer: measurer)
    let font = width > 0 ? fitting.font(toFit: width) : style.font
    self.font = font
    var spans: [LineBreaker.Span] = []
    var clusters: TextClusters?
    var singleWidth: CGFloat?
    if width > 0, !text.isEmpty {
      singleWidth = fitting.singleLineWidth(within: width, font: font)
      if singleWidth == nil {
        spans = fitting.lines(font: font, width: width)
        clusters = fitting.clusters
      }
    }

    let count = singleWidth == nil ? spans.count : 1
    let stack =
      style.isStacked ? LineStack(spans, style: style, font: font) : nil
    let blockHeight = stack?.height ?? TextLayout.height(lines: count, font: font)
    let blockWidth = singleWidth ?? spans.reduce(0) { max($0, $1.occupiedWidth) }
    let placement = Placement(
      alignment: style.alignment, direction: style.writingDirection,
      width: width.isFinite ? width : blockWidth)
    let top = height.isFinite ? (height - blockHeight) / 2 : 0
    let pitch = font.lineHeight + font.leading

    if let singleWidth {
      lines = [
        Line(
          text: TextLayout.drawable(text[...]), range: text.startIndex..<text.endIndex,
          x: placement.x(for: singleWidth), width: singleWidth,
          anchor: placement.anchor(for: singleWidth), top: top, height: font.lineHeight,
          baseline: top + font.ascender, wordSpacing: 0, isTruncated: false, start: 0,
          direction: text.readingDirection ?? style.writingDirection)
      ]
      isTruncated = false
    } else if let clusters {
      var direction: UserInterfaceLayoutDirection?
      var lines = spans.enumerated().map { index, span in
        var place =
          stack?.places[index]
          ?? LineStack.Place(
            top: CGFloat(index) * pitch, height: font.lineHeight,
            baseline: font.ascender + CGFloat(index) * pitch)
        place.top += top
        place.baseline += top
        var placement = placement
        if let own = style.paragraphs.spacing(of: span.paragraph).alignment {
          placement.alignment = own
        }
        let text = TextLayout.drawable(span, of: clusters)
        if index == 0 || spans[index - 1].endsParagraph { direction = nil }
        if direction == nil { direction = text.readingDirection }
        return TextLayout.line(
          span, text, of: clusters, placement: placement, at: place,
          direction: direction ?? style.writingDirection)
      }
      if lines.count > 1, text.mayHaveRightToLeftLetters {
        TextLayout.addMarks(to: &lines) { spans[$0].endsParagraph }
      }
      self.lines = lines
      isTruncated = spans.last?.isTruncated ?? false
    } else {
      lines = []
      isTruncated = !text.isEmpty
    }
    let hasOwnAlignment = style.paragraphs.contains { $0.alignment != nil }
    let start = hasOwnAlignment ? lines.first?.x : nil
    let left = lines.reduce(start ?? placement.x(for: blockWidth)) { min($0, $1.x) }
    let right = lines.reduce(left + blockWidth) { max($0, $1.x + $1.width) }
    textRect = CGRect(x: left, y: top, width: right - left, height: blockHeight)
  }

  /// The baseline of the first line, in points from the top of the bounds; without lines, that of a
  /// single line.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? emptyBaseline }

  /// The baseline of the last line, in points from the top of the bounds; without lines, that of a
  /// single line.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? emptyBaseline }

  private var emptyBaseline: CGFloat { textRect.midY - font.lineHeight / 2 + font.ascender }

  /// Returns the height of a number of lines, with leading only between them.
  static func height(lines count: Int, font: Font) -> CGFloat {
    count > 0 ? CGFloat(count) * font.lineHeight + CGFloat(count - 1) * font.leading : 0
  }

  /// Returns the height of lines with their own heights and the spacing of their paragraphs.
  static func height(of lines: [LineBreaker.Span], style: Style, font: Font) -> CGFloat {
    if style.isStacked { return LineStack(lines, style: style, font: font).height }
    return height(lines: lines.count, font: font)
  }

  private static func usableLength(_ extent: CGFloat) -> CGFloat {
    extent.isNaN ? 0 : max(extent, 0)
  }

  /// Returns the text of a line as it is drawn.
  private static func drawable(_ span: LineBreaker.Span, of clusters: TextClusters) -> String {
    var text = drawable(clusters.string(span.head))
    if span.hasHyphen { text += "-" }
    if span.hasEllipsis { text += "…" }
    if let tail = span.tail { text += drawable(clusters.string(tail)) }
    return text
  }

  private static func line(
    _ span: LineBreaker.Span, _ text: String, of clusters: TextClusters, placement: Placement,
    at place: LineStack.Place, direction: UserInterfaceLayoutDirection
  ) -> Line {
    let placement = placement.indented(by: span.indents)
    var spacing: CGFloat = 0
    if placement.alignment == .justified, !span.endsParagraph, placement.width > span.width {
      let spaces = text.utf8.reduce(0) { $0 + ($1 == 0x20 ? 1 : 0) }
      spacing = spaces > 0 ? (placement.width - span.width) / CGFloat(spaces) : 0
    }
    let width = spacing > 0 ? placement.width : span.width
    return Line(
      text: text,
      range: clusters.indices(span.head.lowerBound..<(span.tail ?? span.head).upperBound),
      x: placement.x(for: width), width: width, anchor: placement.anchor(for: width),
      top: place.top, height: place.height, baseline: place.baseline, wordSpacing: spacing,
      isTruncated: span.isTruncated,
      start: span.head.lowerBound, direction: direction)
  }

  /// Replaces tabs and soft hyphens, which backends draw differently.
  private static func drawable(_ text: Substring) -> String {
    guard text.utf8.contains(where: { $0 == 0x09 || $0 == 0xAD }) else { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result.append(contentsOf: "\u{A0}\u{A0}\u{A0}\u{A0}".unicodeScalars)
      case "\u{AD}": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LineBreaker.Span {
  /// The width with the indents.
  var occupiedWidth: CGFloat { width + indents.head + indents.tail }
}

extension TextLayout.Style {
  /// Whether lines may have different heights or distances.
  var isStacked: Bool { !paragraphs.isEmpty || !lineFonts.isEmpty }
}

/// The vertical positions of lines that have their own heights or distances, in order.
struct LineStack {
  /// The position of a line, in points from the top of the first one.
  struct Place {
    var top: CGFloat
    var height: CGFloat
    var baseline: CGFloat
  }

  private(set) var places: [Place] = []
  private(set) var height: CGFloat = 0

  private let paragraphs: [ParagraphSpacing]
  private let fonts: [(end: Int, metrics: LineMetrics)]
  private let metrics: LineMetrics
  /// The part of the text in which the last line began.
  private var part = 0
  private var last: (spacing: ParagraphSpacing, leading: CGFloat, endsParagraph: Bool)?

  /// Creates the positions of no lines, in a font that may be smaller than that of the style.
  init(_ style: TextLayout.Style, font: Font) {
    paragraphs = style.paragraphs
    metrics = LineMetrics(font)
    let scale = style.font.pointSize > 0 ? font.pointSize / style.font.pointSize : 1
    fonts = style.lineFonts.map { ($0.end, LineMetrics($0).scaled(by: scale)) }
  }

  init(_ lines: [LineBreaker.Span], style: TextLayout.Style, font: Font) {
    self.init(style, font: font)
    for line in lines { append(line) }
  }

  mutating func append(_ line: LineBreaker.Span) {
    let spacing = paragraphs.spacing(of: line.paragraph)
    let metrics = metrics(of: line)
    if let last {
      height += last.spacing.gap(
        after: last.leading, next: spacing, endsParagraph: last.endsParagraph)
    }
    let top = height
    height += spacing.lineHeight(of: metrics.lineHeight)
    places.append(
      Place(
        top: top, height: height - top,
        baseline: height - metrics.lineHeight + metrics.ascender))
    last = (spacing, metrics.leading, line.endsParagraph)
  }

  /// Returns the metrics of the tallest letters of a line, including the spaces beyond its end.
  private mutating func metrics(of line: LineBreaker.Span) -> LineMetrics {
    guard !fonts.isEmpty else { return metrics }
    let start = line.head.lowerBound
    while part < fonts.count - 1, fonts[part].end <= start { part += 1 }
    var result = fonts[part].metrics
    if line.isTruncated {
      include(line.head, in: &result)
      if let tail = line.tail { include(tail, in: &result) }
    } else {
      include(start..<max(line.next, start), in: &result)
    }
    return result
  }

  private func include(_ characters: Range<Int>, in metrics: inout LineMetrics) {
    var index = part
    while index < fonts.count, index == 0 || fonts[index - 1].end < characters.upperBound {
      if fonts[index].end > characters.lowerBound { metrics.include(fonts[index].metrics) }
      index += 1
    }
  }

  /// Returns how many of the lines fit in a height, at least one.
  static func count(
    of lines: [LineBreaker.Span], in height: CGFloat, style: TextLayout.Style, font: Font
  ) -> Int {
    guard height.isFinite else { return lines.count }
    let scale = style.displayScale.isFinite && style.displayScale > 0 ? style.displayScale : 1
    var stack = LineStack(style, font: font)
    for (index, line) in lines.enumerated() {
      stack.append(line)
      if stack.height > height + 1 / scale { return max(index, 1) }
    }
    return lines.count
  }
}

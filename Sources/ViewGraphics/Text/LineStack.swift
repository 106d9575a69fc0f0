// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LineBreaker.Span {
  /// The width with the indents.
  var occupiedWidth: CGFloat { width + indents.head + indents.tail }
}

/// The vertical positions of lines whose paragraphs have their own spacing.
struct LineStack {
  /// The baseline of each line, from the top of the first one.
  private(set) var baselines: [CGFloat] = []
  private(set) var height: CGFloat = 0

  private let paragraphs: [ParagraphSpacing]
  private let font: Font
  private var last: (spacing: ParagraphSpacing, endsParagraph: Bool)?

  init(paragraphs: [ParagraphSpacing], font: Font) {
    self.paragraphs = paragraphs
    self.font = font
  }

  init(_ lines: [LineBreaker.Span], paragraphs: [ParagraphSpacing], font: Font) {
    self.init(paragraphs: paragraphs, font: font)
    for line in lines { append(line) }
  }

  mutating func append(_ line: LineBreaker.Span) {
    let spacing = paragraphs.spacing(of: line.paragraph)
    if let last {
      height += last.spacing.gap(after: font, next: spacing, endsParagraph: last.endsParagraph)
    }
    height += spacing.lineHeight(of: font)
    baselines.append(height - font.lineHeight + font.ascender)
    last = (spacing, line.endsParagraph)
  }

  /// Returns how many of the lines fit in a height, at least one.
  static func count(
    of lines: [LineBreaker.Span], in height: CGFloat, style: TextLayout.Style, font: Font
  ) -> Int {
    guard height.isFinite else { return lines.count }
    let scale = style.displayScale.isFinite && style.displayScale > 0 ? style.displayScale : 1
    var stack = LineStack(paragraphs: style.paragraphs, font: font)
    for (index, line) in lines.enumerated() {
      stack.append(line)
      if stack.height > height + 1 / scale { return max(index, 1) }
    }
    return lines.count
  }
}

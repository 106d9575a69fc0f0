// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Breaks a text into lines: which characters stand on each, and how wide they are.
///
/// It works on characters counted from 0, makes no strings, and takes time in proportion to the
/// text.
struct LineBreaker {
  /// One line.
  struct Span: Equatable {
    /// The characters at its beginning.
    var head: Range<Int>
    /// The characters at its end, after the ellipsis, if that is not last.
    var tail: Range<Int>?
    /// Whether “…” stands for what was left out.
    var hasEllipsis = false
    /// Whether a soft hyphen at its end is shown.
    var hasHyphen = false
    /// Points, with the ellipsis and the hyphen, without the spaces that hang past the edge.
    var width: CGFloat = 0
    /// Whether a paragraph ends with it, so that it is not justified.
    var endsParagraph = false
    /// Whether the text ends with it.
    var isLast = false
    /// Whether characters of the text after the line's beginning are not shown.
    var isTruncated = false
    /// The first character of the next line.
    var next: Int
  }

  let clusters: TextClusters
  /// One for each character.
  let advances: [CGFloat]
  let maxWidth: CGFloat
  let mode: LineBreakMode
  let ellipsisWidth: CGFloat
  let hyphenWidth: CGFloat

  /// Less than a thousandth of a point too wide is not too wide: the sum of widths and the width
  /// that a layout gives back may differ in the last bits.
  static let tolerance: CGFloat = 0.001

  init(
    clusters: TextClusters, font: Font, maxWidth: CGFloat, mode: LineBreakMode,
    measurer: any TextMeasurer
  ) {
    self.clusters = clusters
    self.maxWidth = maxWidth
    self.mode = mode
    var advances = measurer.advances(of: clusters.text, font: font)
    // A measurer that counts other characters than Swift's must not break the layout.
    if advances.count < clusters.count {
      advances += Array(repeating: 0, count: clusters.count - advances.count)
    }
    for index in clusters.classes.indices {
      let kind = clusters.classes[index]
      if kind == .newline || kind == .softHyphen || !advances[index].isFinite {
        advances[index] = 0
      }
    }
    self.advances = advances
    ellipsisWidth = measurer.width(of: "…", font: font)
    hyphenWidth =
      clusters.hasSoftHyphen ? measurer.width(of: "-", font: font) : 0
  }

  /// The lines of the text, at most `limit` of them, which must be at least 1.
  func lines(limit: Int) -> [Span] {
    var spans: [Span] = []
    var start = 0
    while true {
      if spans.count >= limit - 1 {
        spans.append(lastLine(from: start))
        return spans
      }
      let span = line(from: start)
      spans.append(span)
      if span.isLast { return spans }
      start = span.next
    }
  }

  /// The line that begins at a character, broken where it becomes too long.
  private func line(from start: Int) -> Span {
    let classes = clusters.classes
    var x: CGFloat = 0
    // The line up to its last character that is not a space.
    var ink: CGFloat = 0
    var inkEnd = start
    var lastBreak: Span?
    var index = start
    while index < clusters.count {
      let kind = classes[index]
      if kind == .newline { break }
      let advance = advances[index]
      if kind == .space {
        x += advance
        index += 1
        continue
      }
      if inkEnd > start, canBreak(before: index) {
        let hyphenated = classes[index - 1] == .softHyphen
        let width = hyphenated ? ink + hyphenWidth : ink
        if width <= maxWidth + Self.tolerance {
          lastBreak = Span(
            head: start..<inkEnd, hasHyphen: hyphenated, width: width, next: index)
        }
      }
      if x + advance > maxWidth + Self.tolerance, index > start {
        if let lastBreak { return lastBreak }
        return Span(head: start..<inkEnd, width: ink, next: index)
      }
      x += advance
      index += 1
      ink = x
      inkEnd = index
    }
    // Spaces at the end of a paragraph count if they fit, and hang otherwise.
    let allFits = x <= maxWidth + Self.tolerance
    return Span(
      head: start..<(allFits ? index : inkEnd), width: allFits ? x : ink, endsParagraph: true,
      isLast: index == clusters.count, next: min(index + 1, clusters.count))
  }

  private func canBreak(before index: Int) -> Bool {
    if mode == .byCharWrapping { return true }
    return BreakClass.allowsBreak(
      between: clusters.classes[index - 1], and: clusters.classes[index])
  }

  /// The last line that may be shown, beginning at a character: as it is if the rest of the text
  /// fits on it, otherwise shortened as the mode says.
  private func lastLine(from start: Int) -> Span {
    var span = line(from: start)
    if span.endsParagraph, isBlank(from: span.next) { return span }
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      span.isTruncated = true
      return span
    case .byClipping:
      return clipped(from: start)
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      return shortened(from: start)
    }
  }

  /// Whether nothing but spaces and ends of lines is left.
  private func isBlank(from start: Int) -> Bool {
    for index in start..<clusters.count {
      let kind = clusters.classes[index]
      if kind != .space, kind != .newline { return false }
    }
    return true
  }

  /// The paragraph's rest in one line, however long.
  private func clipped(from start: Int) -> Span {
    var width: CGFloat = 0
    var end = start
    while end < clusters.count, clusters.classes[end] != .newline {
      width += advances[end]
      end += 1
    }
    return Span(
      head: start..<end, width: width, endsParagraph: true, isTruncated: true,
      next: clusters.count)
  }

  /// The line with an ellipsis at its end, beginning or middle, as wide as fits.
  private func shortened(from start: Int) -> Span {
    let classes = clusters.classes
    let room = maxWidth + Self.tolerance - ellipsisWidth
    var end = clusters.count
    while end > start, classes[end - 1] == .space || classes[end - 1] == .newline { end -= 1 }

    var front = start
    var back = end
    var frontWidth: CGFloat = 0
    var backWidth: CGFloat = 0
    var frontIsOpen = mode != .byTruncatingHead
    var backIsOpen = mode != .byTruncatingTail
    while front < back, frontIsOpen || backIsOpen {
      // The middle is left out so that both ends are equally wide.
      if frontIsOpen, !backIsOpen || frontWidth <= backWidth {
        let advance = advances[front]
        if classes[front] == .newline || frontWidth + backWidth + advance > room {
          frontIsOpen = false
        } else {
          frontWidth += advance
          front += 1
        }
      } else {
        let advance = advances[back - 1]
        if classes[back - 1] == .newline || frontWidth + backWidth + advance > room {
          backIsOpen = false
        } else {
          backWidth += advance
          back -= 1
        }
      }
    }
    while front > start, classes[front - 1] == .space {
      front -= 1
      frontWidth -= advances[front]
    }
    while back < end, classes[back] == .space {
      backWidth -= advances[back]
      back += 1
    }
    return Span(
      head: start..<front, tail: back < end ? back..<end : nil, hasEllipsis: true,
      width: frontWidth + ellipsisWidth + backWidth, endsParagraph: true, isTruncated: true,
      next: clusters.count)
  }
}

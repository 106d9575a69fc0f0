// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A line breaker, which breaks a text into lines and measures them.
///
/// It works on character indexes, creates no strings, and takes time linear in the length of the
/// text.
struct LineBreaker {
  /// A line.
  struct Span: Equatable {
    /// The characters at the beginning of the line.
    var head: Range<Int>
    /// The characters at the end of the line, after an ellipsis that isn't last.
    var tail: Range<Int>?
    /// Whether “…” replaces omitted text.
    var hasEllipsis = false
    /// Whether a soft hyphen at the end of the line is visible.
    var hasHyphen = false
    /// The width in points, including an ellipsis or hyphen but not the spaces beyond the edge.
    var width: CGFloat = 0
    /// Whether the line ends a paragraph, so that it isn't justified.
    var endsParagraph = false
    /// Whether the line ends the text.
    var isLast = false
    /// Whether some of the text from the beginning of the line isn't shown.
    var isTruncated = false
    /// The first character of the next line.
    var next: Int
    /// The distances of the line from the edges.
    var indents: (head: CGFloat, tail: CGFloat) = (0, 0)
    /// The paragraph of the line, counted only if paragraphs have their own spacing.
    var paragraph = 0

    static func == (first: Span, second: Span) -> Bool {
      first.head == second.head && first.tail == second.tail && first.width == second.width
        && first.next == second.next && first.indents == second.indents
        && first.hasEllipsis == second.hasEllipsis && first.hasHyphen == second.hasHyphen
        && first.isTruncated == second.isTruncated
    }
  }

  let clusters: TextClusters
  /// The advance of each character.
  let advances: [CGFloat]
  var maxWidth: CGFloat
  let mode: LineBreakMode
  /// The spacing of each paragraph, or nothing.
  let paragraphs: [ParagraphSpacing]
  let font: Font
  let measurer: any TextMeasurer
  let ellipsisWidth: CGFloat
  let hyphenWidth: CGFloat

  /// The tolerance for widths, in points: the sum of the advances and the width that a layout
  /// returns may differ in the last bits.
  static let tolerance: CGFloat = 0.001

  init(
    clusters: TextClusters, font: Font, maxWidth: CGFloat, mode: LineBreakMode,
    paragraphs: [ParagraphSpacing] = [], measurer: any TextMeasurer
  ) {
    self.clusters = clusters
    self.maxWidth = maxWidth
    self.mode = mode
    self.paragraphs = paragraphs
    self.font = font
    self.measurer = measurer
    var advances = measurer.advances(of: clusters.text, font: font)
    // A measurer that counts characters differently from Swift must not break the layout.
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

  /// Returns the lines of the text, at most `limit`, which must be positive.
  func lines(limit: Int) -> [Span] {
    var spans: [Span] = []
    forEachLine(limit: limit) { spans.append($0) }
    return spans
  }

  /// Iterates over the lines of the text, up to `limit`, which must be positive.
  @inline(__always)
  func forEachLine(limit: Int, _ body: (Span) -> Void) {
    guard paragraphs.isEmpty else { return forEachIndentedLine(limit: limit, body) }
    var start = 0
    var count = 0
    while true {
      if count >= limit - 1 {
        body(lastLine(from: start))
        return
      }
      let span = line(from: start)
      body(span)
      if span.isLast { return }
      count += 1
      start = span.next
    }
  }

  /// Returns the line that begins at a character, wrapped if it is too long.
  func line(from start: Int) -> Span {
    let classes = clusters.classes
    var x = widening(at: start)
    // The width of the line up to its last character that isn't a space.
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
        return lastBreak.map(settled) ?? emergency(start..<index, ink: start..<inkEnd, width: ink)
      }
      x += advance
      index += 1
      ink = x
      inkEnd = index
    }
    // Spaces at the end of a paragraph count if they fit; otherwise, they extend beyond the edge.
    let allFits = x <= maxWidth + Self.tolerance
    return Span(
      head: start..<(allFits ? index : inkEnd), width: allFits ? x : ink, endsParagraph: true,
      isLast: index == clusters.count, next: min(index + 1, clusters.count))
  }

  /// Returns the line with as many characters as fit, without an incomplete syllable at its end.
  private func emergency(_ range: Range<Int>, ink: Range<Int>, width: CGFloat) -> Span {
    var end = range.upperBound
    while end > range.lowerBound, !canBreakInEmergency(before: end) { end -= 1 }
    // A single syllable that doesn't fit.
    guard end > range.lowerBound, end < range.upperBound else {
      return settled(Span(head: ink, width: width, next: range.upperBound))
    }
    let omitted = advances[end..<range.upperBound].reduce(0, +)
    return settled(Span(head: range.lowerBound..<end, width: width - omitted, next: end))
  }

  private func canBreakInEmergency(before index: Int) -> Bool {
    index == 0
      || BreakClass.allowsEmergencyBreak(
        between: clusters.classes[index - 1], and: clusters.classes[index])
  }

  func canBreak(before index: Int) -> Bool {
    if mode == .byCharWrapping { return canBreakInEmergency(before: index) }
    return BreakClass.allowsBreak(
      between: clusters.classes[index - 1], and: clusters.classes[index])
  }

  /// Returns the last visible line: unchanged if the rest of the text fits, otherwise truncated
  /// according to the mode.
  func lastLine(from start: Int) -> Span {
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

  /// Returns whether only spaces and line breaks remain.
  private func isBlank(from start: Int) -> Bool {
    for index in start..<clusters.count {
      let kind = clusters.classes[index]
      if kind != .space, kind != .newline { return false }
    }
    return true
  }

  /// Returns the rest of the paragraph on one line, however long.
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

  /// Returns the line with as many characters as fit, truncated with an ellipsis at its end,
  /// beginning, or middle.
  private func shortened(from start: Int) -> Span {
    let classes = clusters.classes
    let available = maxWidth + Self.tolerance - ellipsisWidth
    var end = clusters.count
    while end > start, classes[end - 1] == .space || classes[end - 1] == .newline { end -= 1 }

    var front = start
    var back = end
    var frontWidth = widening(at: start)
    var backWidth: CGFloat = 0
    var frontIsOpen = mode != .byTruncatingHead
    var backIsOpen = mode != .byTruncatingTail
    while front < back, frontIsOpen || backIsOpen {
      // Omits the middle so that both ends are equally wide.
      if frontIsOpen, !backIsOpen || frontWidth <= backWidth {
        let advance = advances[front]
        if classes[front] == .newline || frontWidth + backWidth + advance > available {
          frontIsOpen = false
        } else {
          frontWidth += advance
          front += 1
        }
      } else {
        let advance = advances[back - 1]
        if classes[back - 1] == .newline || frontWidth + backWidth + advance > available {
          backIsOpen = false
        } else {
          backWidth += advance
          back -= 1
        }
      }
    }
    while front > start, classes[front - 1] == .space || classes[front - 1] == .leadingVowel {
      front -= 1
      frontWidth -= advances[front]
    }
    while back < end, classes[back] == .space {
      backWidth -= advances[back]
      back += 1
    }
    return settled(
      Span(
        head: start..<front, tail: back < end ? back..<end : nil, hasEllipsis: true,
        width: frontWidth + ellipsisWidth + backWidth, endsParagraph: true, isTruncated: true,
        next: clusters.count))
  }
}

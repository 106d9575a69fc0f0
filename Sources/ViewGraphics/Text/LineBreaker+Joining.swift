// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Lines that begin or end between two joining letters.
///
/// There, both letters take other, often wider, shapes than those with which they were measured as
/// part of the whole text.
extension LineBreaker {
  /// Returns how much wider the first character of a line is than inside its word.
  @inline(__always)
  func widening(at start: Int) -> CGFloat {
    clusters.isPlainASCII ? 0 : wideningOfJoined(at: start)
  }

  private func wideningOfJoined(at start: Int) -> CGFloat {
    guard joins(at: start) else { return 0 }
    // The following letter, perhaps after a few marks, determines the shape.
    let piece = String(clusters.string(start..<min(start + 4, clusters.count)))
    guard let advance = measurer.advances(of: piece, font: font).first, advance.isFinite else {
      return 0
    }
    return advance - advances[start]
  }

  /// Returns the line with the width of its letters as drawn, and with fewer letters if it would be
  /// too wide.
  @inline(__always)
  func settled(_ span: Span) -> Span {
    clusters.isPlainASCII ? span : settledWhereJoined(span)
  }

  private func settledWhereJoined(_ span: Span) -> Span {
    guard joins(at: span.head.upperBound) || span.tail.map({ joins(at: $0.lowerBound) }) == true
    else { return span }
    var span = span
    span.width = drawnWidth(of: span)
    while span.width > maxWidth + Self.tolerance, let shorter = shortened(span) {
      span = shorter
      span.width = drawnWidth(of: span)
    }
    return span
  }

  private func shortened(_ span: Span) -> Span? {
    var span = span
    if mode == .byTruncatingHead, span.hasEllipsis, let tail = span.tail {
      var begin = tail.lowerBound + 1
      while begin < tail.upperBound, clusters.classes[begin] == .space { begin += 1 }
      span.tail = begin < tail.upperBound ? begin..<tail.upperBound : nil
      return span
    }
    var end = span.head.upperBound - 1
    if span.hasEllipsis {
      while end > span.head.lowerBound, clusters.classes[end - 1] == .space { end -= 1 }
      guard end >= span.head.lowerBound else { return nil }
    } else {
      // A line has at least one character.
      guard end > span.head.lowerBound else { return nil }
      span.next = end
    }
    span.head = span.head.lowerBound..<end
    return span
  }

  private func drawnWidth(of span: Span) -> CGFloat {
    var text = String(clusters.string(span.head))
    if span.hasEllipsis { text += "…" }
    if let tail = span.tail { text += clusters.string(tail) }
    let width = measurer.width(of: text, font: font)
    return width.isFinite ? width : span.width
  }

  /// Returns whether the characters on both sides of an index are letters of a cursive script.
  private func joins(at index: Int) -> Bool {
    guard index > 0, index < clusters.count, clusters.classes[index] == .letter,
      clusters.classes[index - 1] == .letter
    else { return false }
    return clusters.string(index - 1..<index + 1).unicodeScalars.allSatisfy(Self.isJoining)
  }

  /// Whether some of the characters may join.
  var hasJoiningLetters: Bool {
    !clusters.isPlainASCII && clusters.text.unicodeScalars.contains(where: Self.isJoining)
  }

  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arabic, Syriac, N’Ko, Mandaic, Mongolian, and joiners.
    case 0x0600...0x07FF, 0x0840...0x08FF, 0x1800...0x18AF, 0x200C...0x200D, 0xFB50...0xFDFF,
      0xFE70...0xFEFE:
      true
    default: false
    }
  }
}

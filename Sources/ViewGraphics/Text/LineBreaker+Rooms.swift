// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Up to which width the lines of a text stay the same.
extension LineBreaker {
  /// Whether a line stays the same in every room from its own width up to that of one more word.
  ///
  /// Not so where a hyphen shows only at the end of a line, where letters join, and where characters
  /// have negative widths.
  var breaksSteadily: Bool {
    !clusters.hasSoftHyphen && !hasJoiningLetters && advances.allSatisfy { $0 >= 0 }
  }

  /// Returns the smallest width in which a line is another one; `nil` for a line that depends on
  /// more than that, because it is truncated or ends inside of a word.
  ///
  /// Widths are added up as ``forEachLine(limit:_:)`` does it, so they are equal to the last bit.
  func widthOfLonger(_ line: Span) -> CGFloat? {
    if line.isTruncated || line.width > maxWidth + Self.tolerance { return nil }
    if line.head.isEmpty, !line.endsParagraph { return nil }
    let classes = clusters.classes
    var x = line.width
    var index = line.head.upperBound
    while index < clusters.count, classes[index] == .space {
      x += advances[index]
      index += 1
    }
    // Spaces at the end of a paragraph count from where they fit.
    if line.endsParagraph { return index > line.head.upperBound ? x : .infinity }
    guard index == line.next, index < clusters.count, canBreak(before: index) else { return nil }
    var ink = x
    while index < clusters.count, classes[index] != .newline {
      if classes[index] != .space {
        if index > line.next, canBreak(before: index) { break }
        ink = x + advances[index]
      }
      x += advances[index]
      index += 1
    }
    return ink
  }
}

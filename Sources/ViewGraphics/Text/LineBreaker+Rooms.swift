// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The available widths for which the lines of a text stay the same.
extension LineBreaker {
  /// Whether a line is the same for every available width from its own up to that with one more
  /// word.
  ///
  /// This doesn't hold for text with soft hyphens, joining letters, or characters of negative
  /// width.
  var breaksSteadily: Bool {
    !clusters.hasSoftHyphen && !hasJoiningLetters && advances.allSatisfy { $0 >= 0 }
  }

  /// Returns the smallest available width at which a line would be longer, or `nil` for a line that
  /// depends on more than that, because it is truncated or ends inside a word.
  ///
  /// Widths are added in the same order as in ``forEachLine(limit:_:)``, so the results are
  /// identical to the last bit.
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
    // Spaces at the end of a paragraph are part of the width as soon as they fit.
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

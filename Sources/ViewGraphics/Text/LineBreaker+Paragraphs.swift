// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LineBreaker {
  /// Iterates over the lines of paragraphs with their own indents, up to `limit`.
  func forEachIndentedLine(limit: Int, _ body: (Span) -> Void) {
    var breaker = self
    var paragraph = 0
    var isFirst = true
    var start = 0
    var count = 0
    while true {
      let indents = paragraphs.spacing(of: paragraph).indents(isFirst: isFirst, in: maxWidth)
      breaker.maxWidth = max(maxWidth - indents.head - indents.tail, 0)
      let isLimit = count >= limit - 1
      var span = isLimit ? breaker.lastLine(from: start) : breaker.line(from: start)
      span.indents = indents
      span.paragraph = paragraph
      body(span)
      if isLimit || span.isLast { return }
      count += 1
      start = span.next
      isFirst = span.endsParagraph
      if isFirst { paragraph += 1 }
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension MarkupBuffer {
  /// Adds a line of text, stretched to exactly the width it was measured with.
  mutating func text(_ run: DisplayList.TextRun) {
    add("<text")
    // With `direction` the anchor is where reading begins.
    let isRightToLeft = run.direction == .rightToLeft
    attribute("x", unlessZero: isRightToLeft ? run.baseline.x + run.width : run.baseline.x)
    attribute("y", run.baseline.y)
    attribute("font-size", run.font.pointSize)
    if run.font.weight.isBold { add(" font-weight=\"700\"") }
    if isRightToLeft { add(" direction=\"rtl\"") }
    if !OutputNumber.isZero(run.width) {
      attribute("textLength", run.width)
      add(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    fill(run.color)
    if run.text.hasSpacesToKeep { add(" xml:space=\"preserve\"") }
    add(">")
    add(escaping: run.text)
    add("</text>\n")
  }
}

extension String {
  /// Whether the text has spaces that SVG would take out: at an end, or several in a row.
  fileprivate var hasSpacesToKeep: Bool {
    var previousIsSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace && previousIsSpace { return true }
      previousIsSpace = isSpace
    }
    return previousIsSpace
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension MarkupBuffer {
  /// Adds a line of text, anchored according to its alignment.
  ///
  /// Runs whose script allows it are fitted to their measured width; the others have their natural
  /// width.
  mutating func text(_ line: TextLine) {
    guard let first = line.runs.first else { return }
    let anchor = line.anchorPoint
    add("<text")
    attribute("x", unlessZero: anchor.x)
    attribute("y", anchor.y)
    if let end = line.textAnchor { attribute("text-anchor", end) }
    font(of: first, besides: nil)
    if line.direction == .rightToLeft { add(" direction=\"rtl\"") }
    if !line.isInMeasuredFonts {
      // Chromium rounds the advances of substitute fonts unless this is set.
      add(" text-rendering=\"geometricPrecision\"")
    }
    if line.runs.count == 1 { fit(first) }
    fill(first.color)
    if line.runs.hasSpacesToKeep { add(" xml:space=\"preserve\"") }
    add(">")
    if line.runs.count == 1 {
      add(escaping: first.text)
    } else {
      for run in line.runs {
        add("<tspan")
        font(of: run, besides: first)
        fit(run)
        if run.color != first.color {
          paint("fill", run.color, alphaBefore: first.color.alpha)
        }
        add(">")
        add(escaping: run.text)
        add("</tspan>")
      }
    }
    add("</text>\n")
  }

  /// Adds the font attributes that differ from those of the line's first run.
  private mutating func font(of run: TextLine.Run, besides outer: TextLine.Run?) {
    if run.font.pointSize != outer?.font.pointSize { attribute("font-size", run.font.pointSize) }
    let weight = run.font.drawnWeight
    if weight != outer?.font.drawnWeight ?? 400 { attribute("font-weight", "\(weight)") }
    let spacing = OutputNumber.isZero(run.letterSpacing) ? 0 : run.letterSpacing
    if spacing != outer?.letterSpacing ?? 0 { attribute("letter-spacing", spacing) }
    guard run.font.details != outer?.font.details else { return }
    use(run.font)
    if run.font.isItalic != outer?.font.isItalic ?? false {
      attribute("font-style", run.font.isItalic ? "italic" : "normal")
    }
    let families = run.font.drawnFamilies
    if families != outer?.font.drawnFamilies ?? [] {
      // The system font is only specified inside a line in another font.
      attribute(
        "font-family",
        escaping: FontFamilies.list(families.isEmpty ? FontFamilies.system : families))
    }
    let features = run.font.drawnFeatures
    if features != outer?.font.drawnFeatures ?? "" {
      attribute("style", features.isEmpty ? Font.plainFeatures : features)
    }
  }

  private mutating func fit(_ run: TextLine.Run) {
    guard run.fitsWidth, !OutputNumber.isZero(run.width) else { return }
    attribute("textLength", run.width)
    add(" lengthAdjust=\"spacingAndGlyphs\"")
  }
}

nonisolated extension TextLine {
  /// The value of `text-anchor`, which is relative to the reading direction; `nil` for the leading
  /// edge.
  fileprivate var textAnchor: String? {
    if anchor == .center { return "middle" }
    return anchor == Anchor(begin: direction) ? nil : "end"
  }
}

nonisolated extension [TextLine.Run] {
  /// Whether the text has spaces that SVG would collapse: at an end, or several in a row.
  ///
  /// librsvg removes those at the ends of every run.
  fileprivate var hasSpacesToKeep: Bool {
    contains { run in
      var previousIsSpace = !run.text.isEmpty
      for byte in run.text.utf8 {
        let isSpace = byte == UInt8(ascii: " ")
        if isSpace && previousIsSpace { return true }
        previousIsSpace = isSpace
      }
      return previousIsSpace
    }
  }
}

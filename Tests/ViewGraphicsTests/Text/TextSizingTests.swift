// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Repeated measurements of a text")
struct TextSizingTests {
  private static let texts = [
    "A", "Title 7", "What it is about, 4 900", "Two\nlines", "  spaces before and behind  ",
    "A-hyphenated-word --option −1", "Donaudampf\u{AD}schifffahrts\u{AD}gesellschaft", "漢字かな混じり文",
    "e\u{301}clair 👩‍👩‍👧 @@@", "one\u{2028}two\r\nthree\n\n", "…",
    "mixed 漢字 text, with 👍 emoji and a longish tail",
  ]
  private static let modes: [LineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingHead,
    .byTruncatingMiddle,
  ]

  /// Every width with every height, whatever was asked before, is answered as by a layout.
  @Test("the size matches a layout with the same bounds", arguments: modes)
  func layouts(mode: LineBreakMode) {
    let measurer = EmbeddedTextMeasurer()
    var rooms = 0
    for text in Self.texts {
      for lines in [0, 1, 2, 3] {
        var style = TextLayout.Style(numberOfLines: lines, lineBreakMode: mode)
        style.font = .systemFont(ofSize: 17)
        let sizing = TextSizing(text, style: style, measurer: measurer)
        for height in [CGFloat.infinity, 0, 21, 45, 70, 1000] {
          for width in [CGFloat.infinity, 0.01, 8, 40, 73.5, 200, 40] {
            let layout = TextLayout(
              text, style: style, bounds: CGSize(width: width, height: height), measurer: measurer)
            let block = sizing.block(width: width, height: height)
            let widest = layout.lines.reduce(0) { max($0, $1.width) }
            #expect(
              abs(block.width - widest) < 1e-9 && block.height == layout.textRect.height
                && block.lineCount == layout.lines.count
                && block.isTruncated == layout.isTruncated,
              "“\(text)”, \(lines) lines, \(width) × \(height): \(block)")
            rooms += 1
          }
        }
      }
    }
    #expect(rooms == Self.texts.count * 4 * 42)
  }

  /// Lines that are known for one room are used in others: up to the very widths at which they
  /// change, whatever was asked before.
  @Test("ranges of widths with the same lines end where the layout changes", arguments: modes)
  func ends(mode: LineBreakMode) {
    let measurer = EmbeddedTextMeasurer()
    let texts =
      Self.texts + [
        "Several words of several lengths, some short, others considerably longer",
        "  a\n\n   b  c   \n d", "\n \n", "العربية تكتب من اليمين", "aaaaaaaaaaaa bb",
        "wide\u{A0}space − 5 %",
      ]
    for text in texts {
      for lines in [0, 2] {
        var style = TextLayout.Style(numberOfLines: lines, lineBreakMode: mode)
        style.font = .systemFont(ofSize: 17)
        func fresh(_ width: CGFloat) -> TextSizing.Block {
          TextSizing(text, style: style, measurer: measurer)
            .block(width: width, numberOfLines: lines)
        }
        var widths = stride(from: CGFloat(1), to: 220, by: 17.9).map { $0 }
        // A line that ends at the edge of its room, with the tolerance and without, and one that
        // lacks a hair's breadth.
        for width in widths {
          let widest = fresh(width).width
          for width in [widest, widest - LineBreaker.tolerance] {
            widths += [width.nextDown, width, width.nextUp].filter { $0 > 0 }
          }
        }
        let sizing = TextSizing(text, style: style, measurer: measurer)
        for place in widths.indices {
          // Far from each other first, and then neighbors.
          for width in [widths[place * 7 % widths.count], widths[place]] {
            #expect(
              sizing.block(width: width, numberOfLines: lines) == fresh(width),
              "“\(text)”, \(lines) lines, \(width)")
          }
        }
      }
    }
  }

  @Test("a zero width means no limit")
  func withoutWidth() {
    let style = TextLayout.Style(numberOfLines: 0)
    let sizing = TextSizing("Some words\nthat wrap", style: style, measurer: EmbeddedTextMeasurer())
    for width in [CGFloat(0), -1, .nan] {
      #expect(sizing.block(width: width, numberOfLines: 0).lineCount == 2)
      #expect(sizing.block(width: width, numberOfLines: 1).lineCount == 1)
    }
  }

  @Test("sizes are rounded up to pixels, as for labels")
  func pixels() {
    let style = TextLayout.Style(font: .systemFont(ofSize: 13), numberOfLines: 0)
    for text in Self.texts {
      let sizing = TextSizing(text, style: style, measurer: EmbeddedTextMeasurer())
      for width in [CGFloat.infinity, 30, 120] {
        #expect(
          sizing.block(width: width, height: .infinity).size(displayScale: style.displayScale)
            == TextLayout.boundingSize(
              of: text, style: style, width: width, measurer: EmbeddedTextMeasurer()))
      }
    }
  }

  @Test("each character is measured once, however many sizes are requested")
  func measuredOnce() {
    let measurer = CountingMeasurer()
    let sizing = TextSizing(
      "Some words that wrap", style: TextLayout.Style(numberOfLines: 0), measurer: measurer)
    for width in stride(from: CGFloat(5), to: 100, by: 5) {
      _ = sizing.block(width: width, height: .infinity)
      _ = sizing.block(width: width, height: 30)
    }
    #expect(measurer.count.advances == 1)
  }
}

/// Counts what is asked of it.
private struct CountingMeasurer: TextMeasurer {
  final class Count: @unchecked Sendable {
    var advances = 0
  }

  let count = Count()

  func advances(of text: String, font: Font) -> [CGFloat] {
    count.advances += 1
    return EmbeddedTextMeasurer().advances(of: text, font: font)
  }

  func width(of text: String, font: Font) -> CGFloat {
    EmbeddedTextMeasurer().width(of: text, font: font)
  }
}

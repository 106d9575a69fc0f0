// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Text in rectangles")
struct DrawnTextTests {
  private func lines(_ body: (DrawingRecorder) -> Void) -> [TextLine] {
    let recorder = DrawingRecorder(displayScale: 1)
    body(recorder)
    return recorder.commands.compactMap {
      guard case .text(let line) = $0 else { return nil }
      return line
    }
  }

  @Test("a text wraps at the width of its rectangle, from the top")
  func wrapping() {
    let font = Font.systemFont(ofSize: 10)
    let rect = CGRect(x: 20, y: 30, width: 40, height: 100)
    let drawn = lines { $0.draw("Hello, dear reader", in: rect, font: font, color: .systemRed) }
    #expect(drawn.map(\.text) == ["Hello,", "dear", "reader"])
    #expect(drawn.allSatisfy { $0.baseline.x == 20 && $0.runs[0].color == .systemRed })
    #expect(drawn.first?.baseline.y == 30 + font.ascender)
  }

  @Test("lines that begin below the rectangle aren't drawn")
  func height() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 13)
    #expect(
      lines { $0.draw("Hello, dear reader", in: rect, font: .systemFont(ofSize: 10)) }.map(\.text)
        == ["Hello,", "dear"])
  }

  @Test("a text that truncates is drawn on one line, aligned in the rectangle")
  func truncation() {
    let rect = CGRect(x: 5, y: 0, width: 60, height: 20)
    let drawn = lines {
      $0.draw(
        "A long text on an axis", in: rect, font: .systemFont(ofSize: 10),
        lineBreakMode: .byTruncatingTail)
    }
    #expect(drawn.count == 1)
    #expect(drawn.first?.text.hasSuffix("…") == true)
    let label = lines {
      $0.draw("42", in: rect, font: .systemFont(ofSize: 10), alignment: .right)
    }
    #expect(label.first.map { abs($0.baseline.x + $0.width - 65) < 1e-9 } == true)
  }

  @Test("nothing is drawn of an empty text, or without a width")
  func nothing() {
    #expect(lines { $0.draw("", in: CGRect(x: 0, y: 0, width: 9, height: 9)) }.isEmpty)
    #expect(lines { $0.draw("Text", in: .zero) }.isEmpty)
    #expect(
      lines { $0.draw("Text", in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9)) }.isEmpty)
  }

  @Test("justified text is drawn like naturally aligned text")
  func justified() {
    func drawn(_ alignment: TextAlignment) -> [TextLine] {
      lines {
        $0.draw(
          "a bc def ghij", in: CGRect(x: 0, y: 0, width: 33, height: 90),
          font: .systemFont(ofSize: 10), alignment: alignment)
      }
    }
    #expect(drawn(.natural).count > 1)
    #expect(drawn(.justified) == drawn(.natural))
  }
}

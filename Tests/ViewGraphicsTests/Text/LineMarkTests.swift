// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

/// Lines are drawn one by one, but digits and punctuation at their ends are read like the letters
/// of the adjacent lines.
@Suite("Marks of lines")
struct LineMarkTests {
  /// The lines of a text that is as wide as its widest word, as they are drawn.
  private func lines(_ text: String) -> [String] {
    let (font, measurer) = (Font.systemFont(ofSize: 10), EmbeddedTextMeasurer())
    let width = text.split(separator: " ").map { measurer.width(of: String($0), font: font) }.max()
    let recorder = DrawingRecorder(displayScale: 1)
    recorder.draw(
      text, in: CGRect(x: 0, y: 0, width: (width ?? 0) + 0.5, height: 1000), font: font)
    return recorder.commands.compactMap {
      guard case .text(let line) = $0 else { return nil }
      return line.text
    }
  }

  @Test("a number after Latin letters in a Hebrew paragraph is read from left to right")
  func digits() {
    #expect(lines("שלוםשלום iPhones 15ProMax") == ["שלוםשלום", "iPhones", "\u{200E}15ProMax"])
  }

  @Test("a number after Hebrew letters in a Latin paragraph is read from right to left")
  func digitsAfterHebrew() {
    #expect(
      lines("International שלוםשלום 15שלוםשל") == ["International", "שלוםשלום", "\u{200F}15שלוםשל"])
  }

  @Test("punctuation between two words of another direction is read like them")
  func punctuation() {
    #expect(
      lines("שלוםשלום iPhones, 15ProMax") == ["שלוםשלום", "iPhones,\u{200E}", "\u{200E}15ProMax"])
    #expect(lines("שלוםשלום iPhones, שלוםשלום") == ["שלוםשלום", "iPhones,", "שלוםשלום"])
  }

  @Test("lines that are read in the direction of their paragraph have no marks")
  func noMarks() {
    for text in ["שלוםשלום 15שלוםשל", "Something 15iPhones", "iPhones\n15 שלום"] {
      #expect(
        lines(text).allSatisfy { line in
          !line.unicodeScalars.contains { $0 == "\u{200E}" || $0 == "\u{200F}" }
        })
    }
  }

  @Test("a line of digits alone is read like the letters before it, and so is the next line")
  func digitsAlone() {
    #expect(
      lines("שלוםשלום iPhones 12345678 15ProMax")
        == ["שלוםשלום", "iPhones", "\u{200E}12345678", "\u{200E}15ProMax"])
  }

  @Test("lines that begin with a letter or end with a digit need no marks there")
  func lettersAtStart() {
    #expect(lines("שלוםשלום iPhones iPhones") == ["שלוםשלום", "iPhones", "iPhones"])
    #expect(
      lines("שלוםשלום iPhones5 15ProMax") == ["שלוםשלום", "iPhones5", "\u{200E}15ProMax"])
  }

  @Test("letters of the presentation forms are Hebrew, too")
  func presentationForms() {
    let shin = String(repeating: "\u{FB2A}", count: 8)
    #expect(lines("\(shin) iPhones 15ProMax") == [shin, "iPhones", "\u{200E}15ProMax"])
  }

  @Test("marks are in the first and in the last run of a line")
  func runs() throws {
    let font = Font.systemFont(ofSize: 10)
    let layout = TextLayout(
      "ab", style: TextLayout.Style(font: font), bounds: CGSize(width: 90, height: 90),
      measurer: EmbeddedTextMeasurer())
    var line = try #require(layout.lines.first)
    line.leadingMark = "\u{200F}"
    line.trailingMark = "\u{200E}"
    let runs = ["a", "b"].flatMap {
      TextLine.runs(
        of: $0, width: 5, font: font, color: .label, measurer: EmbeddedTextMeasurer())
    }
    #expect(line.addingMarks(to: runs).map(\.text) == ["\u{200F}a", "b\u{200E}"])
  }
}

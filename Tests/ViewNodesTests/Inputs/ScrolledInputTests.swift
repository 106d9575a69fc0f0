// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Text that is longer than its input")
struct ScrolledInputTests {
  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    input.text = String(repeating: "abcde ", count: 10) + "end"
  }

  private func choose(_ start: Int, _ end: Int) throws {
    let first = try #require(
      input.position(from: input.beginningOfDocument, offset: start))
    let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
    input.selectedTextRange = input.textRange(from: first, to: last)
  }

  private func drawn() throws -> (left: CGFloat, right: CGFloat) {
    let text = try #require(RecordingContext(input).texts.first)
    return (text.baseline.x, text.baseline.x + text.width)
  }

  @Test("while editing, text is scrolled as little as necessary to show the caret")
  func scrolled() throws {
    input.becomeFirstResponder()
    #expect(near(try drawn().right, 100, 0.01))
    #expect(input.caretRect(for: input.endOfDocument).maxX == 100)
    try choose(0, 0)
    #expect(near(try drawn().left, 0))
    #expect(input.caretRect(for: input.beginningOfDocument).minX == 0)
    // The caret in the middle is at the right edge.
    try choose(30, 30)
    let middle = try #require(input.position(from: input.beginningOfDocument, offset: 30))
    #expect(input.caretRect(for: middle).maxX == 100)
    let place = try drawn()
    #expect(place.left < 0 && place.right > 100)
    // Near the beginning, nothing needs to move.
    try choose(3, 3)
    #expect(near(try drawn().left, 0))
  }

  @Test("in right-to-left layouts, text is scrolled the other way")
  func flipped() throws {
    input.semanticContentAttribute = .forceRightToLeft
    input.becomeFirstResponder()
    #expect(near(try drawn().left, 0, 0.01))
    #expect(near(input.caretRect(for: input.endOfDocument).minX, 0))
    try choose(0, 0)
    #expect(near(try drawn().right, 100, 0.01))
    #expect(near(input.caretRect(for: input.beginningOfDocument).maxX, 100))
    try choose(30, 30)
    let middle = try #require(input.position(from: input.beginningOfDocument, offset: 30))
    #expect(near(input.caretRect(for: middle).minX, 0))
    let place = try drawn()
    #expect(place.left < 0 && place.right > 100)
  }

  @Test("a selection is highlighted only inside the text's rectangle")
  func highlights() throws {
    input.borderStyle = .roundedRect
    input.becomeFirstResponder()
    input.selectAll(nil)
    let all = try #require(
      input.settledText().highlight(0..<input.textLength))
    #expect(near(all.minX, 7) && near(all.maxX, 93))
    #expect(near(all.midY, 20) && near(all.height, Font.systemFont(ofSize: 17).lineHeight))
    // What is scrolled out of the input isn't highlighted.
    #expect(input.settledText().highlight(0..<2) == nil)
    #expect(input.settledText().highlight(3..<3) == nil)
    let end = try #require(input.settledText().highlight(input.textLength - 1..<input.textLength))
    #expect(near(end.maxX, 93) && end.width > 5 && end.width < 15)
  }

  @Test("a text that shrinks to fit isn't smaller than the minimum font size")
  func minimumSize() throws {
    input.text = "abcde abcde abc"
    let natural = try #require(RecordingContext(input).texts.first)
    #expect(natural.font.pointSize == 17)
    input.adjustsFontSizeToFitWidth = true
    let shrunk = try #require(RecordingContext(input).texts.first)
    #expect(shrunk.font.pointSize < 17 && shrunk.width <= 100.01)
    input.minimumFontSize = 16
    let least = try #require(RecordingContext(input).texts.first)
    #expect(near(least.font.pointSize, 16, 0.01))
    // A minimum larger than the font changes nothing.
    input.minimumFontSize = 40
    #expect(RecordingContext(input).texts.first?.font.pointSize == 17)
    input.minimumFontSize = 0
    #expect(RecordingContext(input).texts.first?.font == shrunk.font)
  }

  @Test("text is truncated until editing begins")
  func truncation() throws {
    let before = try #require(RecordingContext(input).texts.first)
    #expect(before.text.hasSuffix("…") && before.width <= 100)
    input.becomeFirstResponder()
    #expect(RecordingContext(input).texts.first?.text == input.text)
  }
}

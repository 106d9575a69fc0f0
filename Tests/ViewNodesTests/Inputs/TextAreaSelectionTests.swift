// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("The caret and selection of a text area")
struct TextAreaSelectionTests {
  private let font = Font.systemFont(ofSize: 17)
  private let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 110, height: 200))

  init() {
    area.font = font
    area.text = "The first line is broken\n\nshort\nlonger"
    area.layoutIfNeeded()
    area.becomeFirstResponder()
  }

  private func width(_ text: String) -> CGFloat {
    EmbeddedTextMeasurer().width(of: text, font: font)
  }

  private var caret: Int { area.selectedRange.location }

  private func put(_ place: Int) { area.selectedRange = NSRange(location: place, length: 0) }

  /// The texts of the lines, as drawn.
  private var lines: [String] { RecordingContext(area).texts.map(\.text) }

  @Test("the caret is before the character at its offset, on that character's line")
  func caretPlaces() throws {
    #expect(lines == ["The first line", "is broken", "short", "longer"])
    func rect(_ place: Int) -> CGRect { area.caretRect(at: place) }
    #expect(rect(0) == CGRect(x: 5, y: 8, width: 2, height: font.lineHeight))
    #expect(abs(rect(4).minX - 5 - width("The ")) < 0.001 && rect(4).minY == 8)
    // The end of a wrapped line is the start of the next.
    #expect(rect(15).minX == 5 && abs(rect(15).minY - 8 - font.lineHeight) < 0.001)
    #expect(abs(rect(24).minX - 5 - width("is broken")) < 0.001)
    #expect(rect(25).minX == 5 && abs(rect(25).minY - 8 - 2 * font.lineHeight) < 0.001)
    #expect(abs(rect(26).minY - 8 - 3 * font.lineHeight) < 0.001)
    let position = try #require(area.position(from: area.endOfDocument, offset: -6))
    #expect(area.caretRect(for: position).minX == 5)
    #expect(area.position(from: area.endOfDocument, offset: 1) == nil)
    #expect(area.position(from: area.beginningOfDocument, offset: .min) == nil)
  }

  @Test("the caret after spaces beyond the edge stays at the edge")
  func hangingSpaces() {
    area.text = "word" + String(repeating: " ", count: 60)
    #expect(abs(area.caretRect(at: 4).minX - 5 - width("word")) < 0.001)
    #expect(area.caretRect(at: 64).minX == 105)
  }

  @Test("every offset is found again at its caret")
  func roundTrip() {
    for place in 0...area.textLength {
      let rect = area.caretRect(at: place)
      let found = area.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))
      #expect(found?.offset == place)
    }
  }

  @Test("beside and beyond the lines, the closest position is on the touched line")
  func outside() {
    func place(_ x: CGFloat, _ y: CGFloat) -> Int? {
      area.closestPosition(to: CGPoint(x: x, y: y))?.offset
    }
    #expect(place(-50, -50) == 0)
    // Not the start of the next line.
    #expect(place(500, 10) == 14)
    #expect(place(500, 10 + font.lineHeight) == 24)
    #expect(place(50, 10 + 2 * font.lineHeight) == 25)
    #expect(place(500, 5000) == area.textLength)
    #expect(place(-50, 5000) == area.textLength - 6)
  }

  @Test("moving up and down goes by lines and keeps the column across shorter ones")
  func lineSteps() {
    put(12)
    let column = area.caretRect(at: 12).minX
    var visited: [Int] = []
    for _ in 0..<5 {
      area.moveCaret(byLines: 1)
      visited.append(caret)
    }
    #expect(visited == [24, 25, 31, 38, 38])
    #expect(area.caretRect(at: 24).minX < column)
    visited = []
    for _ in 0..<6 {
      area.moveCaret(byLines: -1)
      visited.append(caret)
    }
    #expect(visited == [31, 25, 24, 12, 0, 0])
  }

  @Test("the column is kept on the way back")
  func column() {
    put(12)
    area.moveCaret(byLines: 2)
    area.moveCaret(byLines: -2)
    #expect(caret == 12)
    area.moveCaret(byLines: 2)
    area.moveCaret(by: 0)
    put(26)
    area.moveCaret(byLines: -2)
    #expect(caret == 15)
  }

  @Test("moving back and forward goes by characters across lines, and a selection collapses")
  func characterSteps() {
    put(24)
    area.moveCaret(by: 1)
    area.moveCaret(by: 1)
    #expect(caret == 26)
    area.moveCaret(by: -3)
    #expect(caret == 23)
    area.selectedRange = NSRange(location: 3, length: 9)
    area.moveCaret(by: 1)
    #expect(area.selectedRange == NSRange(location: 12, length: 0))
  }

  @Test("a selection is drawn behind each of its lines, extending to the edge where it continues")
  func highlights() {
    area.selectedRange = NSRange(location: 4, length: 24)
    let rects = area.selectionRects(for: area.textRange(4..<28))
    #expect(rects.count == 4)
    #expect(abs(rects[0].minX - 5 - width("The ")) < 0.001 && rects[0].maxX == 105)
    #expect(rects[1].minX == 5 && rects[1].maxX == 105)
    #expect(rects[2].width == 100)
    #expect(rects[3].minX == 5 && abs(rects[3].maxX - 5 - width("sh")) < 0.001)
    for (rect, next) in zip(rects, rects.dropFirst()) {
      #expect(abs(rect.maxY - next.minY) < 0.001)
    }
    let drawn = RecordingContext(area)
    #expect(drawn.fills.map(\.bounds) == rects)
    #expect(drawn.fills.allSatisfy { abs($0.color.alpha - 0.2) < 0.001 })
    #expect(area.firstRect(for: area.textRange(4..<28)) == rects[0])
    area.resignFirstResponder()
    #expect(RecordingContext(area).fills.isEmpty)
  }

  @Test("right to left, the caret and the selection are mirrored")
  func mirrored() {
    area.semanticContentAttribute = .forceRightToLeft
    area.text = "שלום\nעולם"
    #expect(abs(area.caretRect(at: 0).minX - 103) < 0.001)
    #expect(area.caretRect(at: 4).minX < 90)
    let rects = area.selectionRects(for: area.textRange(2..<7))
    #expect(rects.count == 2 && rects[0].minX == 5 && rects[1].maxX == 105)
    for place in 0...area.textLength {
      let rect = area.caretRect(at: place)
      #expect(area.closestPosition(to: CGPoint(x: rect.maxX, y: rect.midY))?.offset == place)
    }
  }

  @Test("carets in justified lines account for stretched spaces")
  func justified() {
    area.textAlignment = .justified
    let end = area.caretRect(at: 14).minX
    #expect(abs(end - 105) < 0.01)
  }

  @Test("ranges are clamped to the text and to whole characters")
  func clamping() {
    area.text = "a👩‍👩‍👧b"
    area.selectedRange = NSRange(location: 2, length: 3)
    #expect(area.selectedRange == NSRange(location: 1, length: 0))
    area.selectedRange = NSRange(location: 1, length: 100)
    #expect(area.selectedRange == NSRange(location: 1, length: 9))
    area.selectedTextRange = nil
    #expect(area.selectedRange.length == 9)
    area.selectAll(nil)
    #expect(area.selectedRange == NSRange(location: 0, length: 10))
  }

  @Test("below the last visible line, the caret goes to the end of the text")
  func hiddenLines() {
    area.textContainer.maximumNumberOfLines = 2
    area.layoutIfNeeded()
    put(12)
    area.moveCaret(byLines: 1)
    #expect(caret == 24)
    area.moveCaret(byLines: 1)
    #expect(caret == area.textLength)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Caret positions on a line and characters at offsets")
struct LineStopsTests {
  /// Characters of one, two, and one unit, 10, 20, and 5 points wide, that begin at offset 4.
  private func stops(isRightToLeft: Bool = false) -> LineStops {
    LineStops(
      lengths: [1, 2, 1], advances: [10, 20, 5], from: 4, start: 100, width: 35,
      isRightToLeft: isRightToLeft)
  }

  @Test(
    "an offset is at the last position that isn't after it, counted from the leading edge",
    arguments: [(0, 0), (3, 0), (4, 0), (5, 10), (6, 10), (7, 30), (8, 35), (9, 35)]
      as [(Int, CGFloat)])
  func distances(offset: Int, distance: CGFloat) {
    #expect(stops().distance(at: offset) == distance)
    #expect(stops().x(at: offset) == 100 + distance)
    #expect(stops(isRightToLeft: true).x(at: offset) == 135 - distance)
  }

  @Test(
    "the closest position is found, the first of two that are equally close",
    arguments: [
      (-1000, 4, 4), (100, 4, 4), (105, 4, 4), (105.5, 5, 5), (119, 5, 5), (120, 5, 5),
      (121, 7, 7), (132, 7, 7), (132.5, 7, 7), (133, 8, 7), (1000, 8, 7),
    ] as [(CGFloat, Int, Int)])
  func nearest(x: CGFloat, offset: Int, beforeEnd: Int) {
    #expect(stops().offset(nearestTo: x) == offset)
    #expect(stops().offset(nearestTo: x, includesEnd: false) == beforeEnd)
    let mirrored = stops(isRightToLeft: true)
    #expect(mirrored.offset(nearestTo: 235 - x) == offset)
    #expect(mirrored.offset(nearestTo: 235 - x, includesEnd: false) == beforeEnd)
  }

  @Test("the only position of an empty line is its end as well", arguments: [false, true])
  func empty(isRightToLeft: Bool) {
    let stops = LineStops(empty: 50, at: 3, isRightToLeft: isRightToLeft)
    #expect(stops.x(at: 3) == 50 && stops.x(at: 9) == 50)
    #expect(stops.offset(nearestTo: 0) == 3)
    #expect(stops.offset(nearestTo: 100, includesEnd: false) == 3)
    #expect(LineStops(empty: 0, isRightToLeft: isRightToLeft).offset(nearestTo: 5) == 0)
  }

  @Test(
    "an offset inside a character belongs to its start",
    arguments: [
      ("a👨‍👩‍👧b", [0, 1, 1, 1, 1, 1, 1, 1, 1, 9, 10]), ("e\u{301}x", [0, 0, 2, 3]),
      ("🇩🇪🇫🇷", [0, 0, 0, 0, 4, 4, 4, 4, 8]), ("", [0]), ("😀", [0, 0, 2]),
    ])
  func starts(text: String, starts: [Int]) {
    #expect((0...text.utf16.count).map { text.characterStart(at: $0) } == starts)
  }

  @Test(
    "offsets are moved by characters, up to the ends of the text",
    arguments: [
      (0, 0, 0), (0, 1, 1), (0, 2, 9), (1, 1, 9), (9, -1, 1), (9, -2, 0), (1, -5, 0), (0, -1, 0),
      (9, 1, 10), (9, 5, 10), (10, 1, 10), (10, -1, 9), (10, 0, 10), (10, -3, 0),
    ])
  func moves(offset: Int, characters: Int, target: Int) {
    let text = "a👨‍👩‍👧b"
    #expect(text.offset(offset, movedBy: characters) == target)
    #expect(ParagraphList(.plain(text)).offset(offset, movedBy: characters) == target)
  }

  @Test("the text between two offsets is that of their units")
  func parts() {
    let text = "a👨‍👩‍👧b"
    #expect(text.text(at: 1..<9) == "👨‍👩‍👧" && text.text(at: 9..<10) == "b")
    #expect(text.text(at: 0..<10) == text && text.text(at: 3..<3).isEmpty)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Sections of flow layouts")
struct FlowSectionTests {
  private typealias Extent = FlowSection.Extent

  private func rules(
    across: CGFloat = 320, line: CGFloat = 10, item: CGFloat = 10, start: CGFloat = 0,
    end: CGFloat = 0, offset: CGFloat = 0, scale: CGFloat = 3
  ) -> FlowSection.Rules {
    FlowSection.Rules(
      across: across, lineSpacing: line, itemSpacing: item, insetStart: start, insetEnd: end,
      insetOffset: offset, scale: scale)
  }

  @Test(
    "as many items fit in a line as have room with their gaps, with some tolerance",
    arguments: [
      (50, 320, 10, 5), (50, 290, 10, 5), (50, 289.9995, 10, 5), (50, 289.9, 10, 4),
      (50, 350, 10, 6), (320, 320, 10, 1), (320, 319.9995, 10, 1), (321, 320, 10, 0),
      (0, 100, 10, 11), (0, 100, 0, Int(Int32.max)), (50, 100, 0, 2), (50, 0, 10, 0),
    ] as [(CGFloat, CGFloat, CGFloat, Int)])
  func fitting(breadth: CGFloat, across: CGFloat, spacing: CGFloat, count: Int) {
    #expect(FlowSection.fitting(breadth, rules(across: across, item: spacing)) == count)
  }

  @Test("a section of equal items has a header, insets, lines with gaps, and a footer")
  func equalItems() {
    // Lines of (320 + 10) / 110 items.
    let rules = rules(line: 7, start: 3, end: 11, offset: 5)
    let section = FlowSection(
      start: 100, header: 20, footer: 30, count: 8, size: Extent(length: 40, breadth: 100),
      rules: rules)
    // 20 + 3 + 3 · 40 + 2 · 7 + 11 + 30
    #expect(section.length == 198)
    #expect(section.header(400) == FlowFrame(start: 100, length: 20, offset: 0, breadth: 400))
    #expect(section.footer(400) == FlowFrame(start: 268, length: 30, offset: 0, breadth: 400))
    let places: [Int: (CGFloat, CGFloat)] = [
      0: (123, 5), 1: (123, 115), 2: (123, 225), 3: (170, 5), 5: (170, 225), 6: (217, 5),
      7: (217, 115),
    ]
    for (item, place) in places {
      #expect(
        section.item(item)
          == FlowFrame(start: place.0, length: 40, offset: place.1, breadth: 100), "\(item)")
    }
    #expect(section.item(-1) == nil && section.item(8) == nil)
  }

  @Test("gaps share the rest of full lines, and are the smallest if no line is full")
  func gaps() {
    func offsets(_ count: Int, _ breadth: CGFloat, scale: CGFloat = 3) -> [CGFloat] {
      let section = FlowSection(
        start: 0, header: 0, footer: 0, count: count, size: Extent(length: 9, breadth: breadth),
        rules: rules(scale: scale))
      return (0..<count).compactMap { section.item($0)?.offset }
    }
    #expect(offsets(4, 100) == [0, 110, 220, 0])
    #expect(offsets(3, 80) == [0, 120, 240] && offsets(4, 80) == [0, 120, 240, 0])
    #expect(offsets(2, 80) == [0, 90] && offsets(1, 80) == [0])
    #expect(
      offsets(2, 200) == [60, 60] && offsets(2, 320) == [0, 0] && offsets(2, 400) == [0, 0])
    // 320 − 4 · 71 = 36 in three gaps, and 320 − 5 · 50 = 70 in four.
    #expect(offsets(4, 71) == [0, 83, 166, 249])
    #expect(offsets(5, 50, scale: 1) == [0, 68, 135, 203, 270])
    #expect(offsets(5, 50, scale: 2) == [0, 67.5, 135, 202.5, 270])
  }

  @Test("an empty section has only its header, insets, and footer")
  func empty() {
    let rules = rules(start: 3, end: 4)
    let sections = [
      FlowSection(
        start: 10, header: 20, footer: 30, count: 0, size: Extent(length: 9, breadth: 9),
        rules: rules),
      FlowSection(start: 10, header: 20, footer: 30, sizes: [], rules: rules),
    ]
    for section in sections {
      #expect(section.length == 57 && section.item(0) == nil)
      #expect(section.items(from: 0, to: 500) == 0..<0)
      #expect(section.footer(9).start == 37)
    }
  }

  @Test(
    "the items of an interval are those of the lines in it",
    arguments: [
      (-50, 0, 0..<0), (-50, 25, 0..<0), (-50, 25.5, 0..<3), (0, 26, 0..<3), (25, 75, 0..<3),
      (25, 75.5, 0..<6), (64, 75.5, 0..<6), (75, 85, 3..<6), (80, 125, 3..<6), (80, 126, 3..<8),
      (125, 500, 6..<8), (164, 500, 6..<8), (175, 500, 0..<0), (900, 901, 0..<0),
    ] as [(CGFloat, CGFloat, Range<Int>)])
  func intervals(low: CGFloat, high: CGFloat, items: Range<Int>) {
    // Lines of 40 points from 25 on, with gaps of 10.
    let section = FlowSection(
      start: 0, header: 20, footer: 0, count: 8, size: Extent(length: 40, breadth: 100),
      rules: rules(start: 5))
    #expect(section.items(from: low, to: high) == items)
  }

  @Test("all items without a length or gaps are in every interval")
  func flat() {
    let section = FlowSection(
      start: 10, header: 0, footer: 0, count: 8, size: Extent(length: 0, breadth: 100),
      rules: rules(line: 0))
    #expect(section.items(from: 0, to: 11) == 0..<8 && section.items(from: 0, to: 10) == 0..<0)
  }

  @Test("items of their own sizes are in the lines of an interval, found as one by one")
  func ownSizes() {
    var dice = Dice(seed: 5)
    for round in 0..<60 {
      let count = 1 + dice.next(below: 40)
      let sizes = (0..<count).map { _ in
        Extent(
          length: CGFloat(10 + dice.next(below: 50)), breadth: CGFloat(20 + dice.next(below: 200)))
      }
      let section = FlowSection(
        start: 40, header: 8, footer: 9, sizes: sizes, rules: rules(start: 5, end: 6, offset: 4))
      guard case .lines(let lines, _) = section.body else { return }
      #expect(lines.flatMap { Array($0.items) } == Array(0..<count))
      let end = lines.last.map { $0.start + $0.length } ?? 0
      #expect(section.length == 8 + 5 + end + 6 + 9)
      for _ in 0..<40 {
        let low = CGFloat(dice.next(below: Int(end) + 120))
        let high = low + CGFloat(dice.next(below: 150))
        let wanted = lines.filter { $0.start < high - 53 && $0.start + $0.length > low - 53 }
          .flatMap { Array($0.items) }
        let found = section.items(from: low, to: high)
        // Nothing is needed of an empty interval.
        if high > low { #expect(Array(found) == wanted, "\(round), \(low) to \(high)") }
      }
      for line in lines {
        let breadth: CGFloat = line.items.reduce(0) { $0 + sizes[$1].breadth }
        let gaps = CGFloat(line.items.count - 1)
        let used: CGFloat = breadth + gaps * 10
        #expect(used <= 320.001 || line.items.count == 1)
        if line.items.upperBound < count {
          #expect(used + 10 + sizes[line.items.upperBound].breadth > 320.001)
        }
        #expect(line.length == line.items.map { sizes[$0].length }.max())
        for item in line.items {
          let place = section.item(item)
          let room = (line.length - sizes[item].length) / 2
          let y: CGFloat = 53 + line.start + (room * 3).rounded() / 3
          #expect(place?.start == y && place?.length == sizes[item].length)
        }
        let (first, last) = (
          section.item(line.items.lowerBound), section.item(line.items.upperBound - 1)
        )
        let isLast = line.items.upperBound == count
        let (start, end): (CGFloat, CGFloat) = (
          first?.offset ?? 0, (last?.offset ?? 0) + (last?.breadth ?? 0)
        )
        if isLast || breadth > 320 {
          #expect(first?.offset == 4)
        } else if line.items.count == 1 {
          let middle = (320 - breadth) / 2 + 4
          #expect(abs(start - middle) < 0.2)
        } else {
          #expect(first?.offset == 4)
          #expect(abs(end - 324) < 0.2)
        }
      }
    }
  }

  @Test("equal sizes of a delegate are placed as those of the layout, in lines of several items")
  func alignedColumns() {
    for breadth in [30, 50, 80, 100, 150] as [CGFloat] {
      for count in [1, 2, 3, 7, 12, 40] {
        let size = Extent(length: 20, breadth: breadth)
        let equal = FlowSection(
          start: 0, header: 0, footer: 0, count: count, size: size, rules: rules())
        let aligned = FlowSection(
          start: 0, header: 0, footer: 0, sizes: Array(repeating: size, count: count),
          rules: rules(), alignsColumns: true)
        #expect(equal.length == aligned.length)
        for item in 0..<count {
          #expect(equal.item(item) == aligned.item(item), "\(breadth), \(item) of \(count)")
        }
      }
    }
  }

  @Test("only a different size of an item that exists moves others, and never one that is given")
  func taking() {
    let size = Extent(length: 40, breadth: 100)
    let other = Extent(length: 90, breadth: 100)
    var guessed = FlowSection(start: 0, header: 0, footer: 0, count: 4, size: size, rules: rules())
    for item in [-1, 4] {
      let moves = guessed.take(other, at: item)
      #expect(!moves)
    }
    let same = guessed.take(size, at: 1)
    #expect(!same && guessed.length == 90)
    if case .measured = guessed.body { Issue.record("nothing was measured") }
    let first = guessed.take(other, at: 1)
    #expect(first && guessed.length == 140 && guessed.item(1)?.length == 90)
    let again = guessed.take(other, at: 1)
    let back = guessed.take(size, at: 1)
    #expect(!again && back && guessed.length == 90)
    var given = FlowSection(
      start: 0, header: 0, footer: 0, sizes: Array(repeating: size, count: 4), rules: rules())
    let moves = given.take(other, at: 1)
    #expect(!moves && given.length == 90)
  }
}

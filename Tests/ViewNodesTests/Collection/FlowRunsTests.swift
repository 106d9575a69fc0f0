// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Lines of self-sizing items")
struct FlowRunsTests {
  private func rules(across: CGFloat = 300) -> FlowSection.Rules {
    FlowSection.Rules(
      across: across, lineSpacing: 10, itemSpacing: 10, insetStart: 0, insetEnd: 0,
      insetOffset: 0, scale: 3)
  }

  private let guess = FlowSection.Extent(length: 50, breadth: 50)

  /// Returns the places of all items in a section whose sizes are all known.
  private func plain(_ sizes: [FlowSection.Extent], _ rules: FlowSection.Rules) -> FlowSection {
    FlowSection(start: 0, header: 0, footer: 0, sizes: sizes, rules: rules)
  }

  private func expectEqual(
    _ runs: FlowRuns, _ sizes: [FlowSection.Extent], _ rules: FlowSection.Rules, _ note: String
  ) {
    let plain = plain(sizes, rules)
    #expect(abs(runs.length - plain.length) < 1e-6, "\(note)")
    for item in sizes.indices {
      let place = runs.frame(of: item)
      guard let expected = plain.item(item) else {
        Issue.record("\(note): no item \(item)")
        return
      }
      let isSame =
        abs(place.start - expected.start) < 1e-6 && place.length == expected.length
        && abs(rules.rounded(place.offset) - expected.offset) < 1e-6
        && place.breadth == expected.breadth
      #expect(isSame, "\(note), item \(item): \(place), not \(expected)")
      if !isSame { return }
    }
  }

  @Test(
    "items measured in any order are placed as if all sizes had been known",
    arguments: [31, 32, 33] as [UInt64])
  func random(seed: UInt64) {
    var dice = Dice(seed: seed)
    for round in 0..<12 {
      let count = [1, 2, 7, 40, 300][dice.next(below: 5)]
      let rules = rules(across: CGFloat(60 + dice.next(below: 300)))
      let runs = FlowRuns(count: count, guess: guess, rules: rules)
      var sizes = Array(repeating: guess, count: count)
      expectEqual(runs, sizes, rules, "seed \(seed), round \(round), at first")
      for step in 0..<60 {
        let item = dice.next(below: count)
        // Sometimes the estimate itself, and breadths beyond the available space.
        let size =
          dice.next(below: 5) == 0
          ? guess
          : FlowSection.Extent(
            length: CGFloat(10 + dice.next(below: 90)), breadth: CGFloat(dice.next(below: 400)))
        #expect(runs.take(size, at: item) == (sizes[item] != size))
        sizes[item] = size
        #expect(runs.size(of: item) == size)
        expectEqual(runs, sizes, rules, "seed \(seed), round \(round), step \(step)")
        let low = CGFloat(dice.next(below: Int(runs.length) + 1))
        let high = low + CGFloat(dice.next(below: 200)) + 1
        let found = runs.items(from: low, to: high)
        for item in sizes.indices {
          let place = runs.frame(of: item)
          if place.start < high, place.start + place.length > low { #expect(found.contains(item)) }
        }
      }
      let other = self.rules(across: rules.across + 40)
      expectEqual(FlowRuns(runs, rules: other), sizes, other, "seed \(seed), round \(round), wider")
    }
  }

  @Test("a million unseen items are one run, and each measured one adds a few lines")
  func million() {
    let runs = FlowRuns(count: 1_000_000, guess: guess, rules: rules())
    #expect(runs.runCount == 1)
    let length: CGFloat = 11_999_990
    #expect(runs.length == length)
    for number in 0..<3000 {
      // From the end to the beginning, with jumps: the worst case of scrolling.
      let item = 999_999 - number * (number.isMultiple(of: 50) ? 300 : 1)
      _ = runs.take(
        FlowSection.Extent(length: 40, breadth: CGFloat(30 + number * 7 % 60)), at: item)
    }
    // Lines soon begin with the same items as before.
    #expect(runs.filledItems < 3000 * 60)
    #expect(runs.runCount < 6000)
    #expect(runs.items(from: 0, to: 60) == 0..<5)
  }

  @Test("lines of one item each start in the same place, whatever was measured")
  func column() {
    let runs = FlowRuns(count: 10_000, guess: guess, rules: rules(across: 80))
    for item in stride(from: 9_999, to: 0, by: -3) {
      let former = runs.filledItems
      _ = runs.take(FlowSection.Extent(length: 20, breadth: 60), at: item)
      #expect(runs.filledItems - former < 5)
    }
  }

  @Test("an empty section has no lines")
  func empty() {
    let runs = FlowRuns(count: 0, guess: guess, rules: rules())
    #expect(runs.length == 0 && runs.items(from: 0, to: 100).isEmpty)
    #expect(!runs.take(guess, at: 0))
  }

  @Test("items that have the estimated size again are one run with the others")
  func guessedAgain() {
    let runs = FlowRuns(count: 1000, guess: guess, rules: rules())
    _ = runs.take(FlowSection.Extent(length: 40, breadth: 55), at: 503)
    #expect(runs.runCount > 1)
    _ = runs.take(guess, at: 503)
    #expect(runs.runCount == 1)
  }
}

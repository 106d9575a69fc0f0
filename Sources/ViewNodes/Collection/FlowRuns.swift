// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of self-sizing items: runs of lines of estimated sizes, separated by lines with sizes
/// of their own.
///
/// Measuring an item refills its line and the following ones only until a line begins with the same
/// item as before, seldom more than one or two. Runs are stored in blocks, so finding an item and
/// inserting a line stay cheap however many items were measured.
final class FlowRuns {
  typealias Extent = FlowSection.Extent

  /// Consecutive lines of items of the estimated size, or one line of other items.
  struct Run {
    var items: Int
    /// The sizes of the items in a single line, or `nil` for the estimate.
    var sizes: [Extent]?
    /// The length of all lines, including the spacing after each.
    var length: ExactLength
  }

  private struct Block {
    var runs: [Run]
    var items: Int
    var length: ExactLength

    init(_ runs: some Sequence<Run>) {
      self.runs = Array(runs)
      items = self.runs.reduce(0) { $0 + $1.items }
      length = self.runs.reduce(.zero) { $0 + $1.length }
    }
  }

  /// The position of a run: its block, its index there, and what precedes it.
  private struct Spot {
    var block: Int
    var run: Int
    var item: Int
    var start: ExactLength
  }

  let count: Int
  let guess: Extent
  let rules: FlowSection.Rules
  /// The number of estimated items in a line.
  private let perLine: Int
  private let guessedLine: ExactLength
  private var blocks: [Block] = []
  /// The items and length before each block, as far as known.
  private var before: [(items: Int, length: ExactLength)] = [(0, .zero)]
  private var total = ExactLength.zero
  /// The number of items placed individually so far, for tests of cost.
  private(set) var filledItems = 0

  private static let blockLimit = 64

  /// Creates lines of unmeasured items.
  init(count: Int, guess: Extent, rules: FlowSection.Rules) {
    self.count = count
    self.guess = guess
    self.rules = rules
    perLine = min(max(1, FlowSection.fitting(guess.breadth, rules)), max(1, count))
    guessedLine = ExactLength(guess.length + rules.lineSpacing)
    var filling = Filling(self)
    filling.add(guesses: count)
    replaceAll(by: filling.finish())
  }

  /// Creates lines of the same items with other rules.
  init(_ former: FlowRuns, rules: FlowSection.Rules) {
    count = former.count
    guess = former.guess
    self.rules = rules
    perLine = min(max(1, FlowSection.fitting(guess.breadth, rules)), max(1, count))
    guessedLine = ExactLength(guess.length + rules.lineSpacing)
    var filling = Filling(self)
    for block in former.blocks {
      for run in block.runs { filling.add(run) }
    }
    replaceAll(by: filling.finish())
  }

  /// The length of all lines and the spacing between them, in points.
  var length: CGFloat {
    count > 0 ? (total - ExactLength(rules.lineSpacing)).points : 0
  }

  /// The number of runs, for tests of memory.
  var runCount: Int { blocks.reduce(0) { $0 + $1.runs.count } }

  // MARK: Queries

  /// Returns the current size of an item, measured or estimated.
  func size(of item: Int) -> Extent {
    let spot = spot(ofItem: item)
    return run(spot).sizes?[item - spot.item] ?? guess
  }

  /// Returns the position of an item in the section's body; its offset isn't rounded.
  func place(of item: Int) -> FlowPlace {
    let spot = spot(ofItem: item)
    let run = run(spot)
    guard let sizes = run.sizes else { return guessedPlace(of: item, in: run, at: spot) }
    let line = Line(
      sizes.count, breadth: sizes.reduce(0) { $0 + $1.breadth },
      isLast: spot.item + run.items == count, rules)
    var offset = line.offset
    for size in sizes.prefix(item - spot.item) { offset += size.breadth + line.gap }
    let own = sizes[item - spot.item]
    let length = sizes.reduce(0) { max($0, $1.length) }
    return FlowPlace(
      start: spot.start.points + rules.rounded((length - own.length) / 2), length: own.length,
      offset: offset, breadth: own.breadth)
  }

  private func guessedPlace(of item: Int, in run: Run, at spot: Spot) -> FlowPlace {
    let lineNumber = (item - spot.item) / perLine
    let first = spot.item + lineNumber * perLine
    let number = min(perLine, spot.item + run.items - first)
    let line = Line(
      number, breadth: CGFloat(number) * guess.breadth, isLast: first + number == count, rules)
    return FlowPlace(
      start: (spot.start + guessedLine * lineNumber).points, length: guess.length,
      offset: line.offset + CGFloat(item - first) * (guess.breadth + line.gap),
      breadth: guess.breadth)
  }

  /// The distribution of items in a line: remaining space goes between them, except in the last
  /// line; a single item is centered.
  private struct Line {
    var offset: CGFloat
    var gap: CGFloat

    init(_ number: Int, breadth: CGFloat, isLast: Bool, _ rules: FlowSection.Rules) {
      let gaps = CGFloat(number - 1)
      let rest = max(0, rules.across - breadth - gaps * rules.itemSpacing)
      offset = number == 1 && !isLast ? rest / 2 : 0
      gap = rules.itemSpacing + (isLast || number == 1 ? 0 : rest / gaps)
    }
  }

  /// Returns the items of the lines that intersect an interval of the body.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high > low, ExactLength(low) < total else { return 0..<0 }
    let first = line(at: max(.zero, ExactLength(low)))
    let last = line(at: ExactLength(high) - ExactLength(parts: 1))
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  private func line(at distance: ExactLength) -> Range<Int> {
    let spot = spot(at: distance)
    let run = run(spot)
    guard run.sizes == nil, guessedLine > .zero else {
      return spot.item..<spot.item + run.items
    }
    let line = Int((distance - spot.start).parts / guessedLine.parts)
    let first = min(spot.item + line * perLine, spot.item + run.items - 1)
    return first..<min(first + perLine, spot.item + run.items)
  }

  // MARK: Updates

  /// Updates an item with its measured size.
  ///
  /// - Returns: Whether the size changed.
  func take(_ size: Extent, at item: Int) -> Bool {
    guard item >= 0, item < count, self.size(of: item) != size else { return false }
    // A smaller item may fit into the previous line.
    var first = firstOfLine(with: item)
    if first > 0 { first = firstOfLine(with: first - 1) }
    let begin = spot(ofItem: first)
    var filling = Filling(self)
    let kept = first - begin.item
    if kept > 0 { filling.keep(guesses: kept) }
    var end = begin
    var next = first
    while end.block < blocks.count {
      let old = run(end)
      let skipped = next - end.item
      if item >= next, item < end.item + old.items {
        let place = item - next
        filling.add(old, from: skipped, to: skipped + place)
        filling.add(size)
        filling.add(old, from: skipped + place + 1, to: old.items)
      } else {
        filling.add(old, from: skipped, to: old.items)
      }
      next = end.item + old.items
      end = after(end)
      // From here on, lines begin with the same items as before.
      if next > item, end.block < blocks.count, filling.ends(before: firstSize(of: run(end))) {
        break
      }
    }
    replace(begin, end, by: filling.finish(isAtEnd: next == count))
    return true
  }

  private func firstSize(of run: Run) -> Extent { run.sizes?.first ?? guess }

  private func firstOfLine(with item: Int) -> Int {
    let spot = spot(ofItem: item)
    guard run(spot).sizes == nil else { return spot.item }
    return spot.item + (item - spot.item) / perLine * perLine
  }

  private func replaceAll(by runs: [Run]) {
    blocks = Self.blocks(of: runs)
    before = [(0, .zero)]
    total = blocks.reduce(.zero) { $0 + $1.length }
  }

  private func replace(_ begin: Spot, _ end: Spot, by runs: [Run]) {
    var all = Array(blocks[begin.block].runs[..<begin.run]) + runs
    var last = end.block
    if end.block < blocks.count, end.run > 0 || end.block == begin.block {
      all += blocks[end.block].runs[end.run...]
      last += 1
    }
    let range = begin.block..<max(last, begin.block + 1)
    for block in blocks[range] { total = total - block.length }
    let new = Self.blocks(of: all)
    for block in new { total += block.length }
    blocks.replaceSubrange(range, with: new)
    before.removeSubrange(min(begin.block + 1, before.count)...)
  }

  private static func blocks(of runs: [Run]) -> [Block] {
    guard runs.count > blockLimit else { return runs.isEmpty ? [] : [Block(runs)] }
    let half = blockLimit / 2
    return stride(from: 0, to: runs.count, by: half).map { start in
      Block(runs[start..<min(start + half, runs.count)])
    }
  }

  // MARK: Lookup

  private func run(_ spot: Spot) -> Run { blocks[spot.block].runs[spot.run] }

  private func after(_ spot: Spot) -> Spot {
    let run = run(spot)
    var next = spot
    next.item += run.items
    next.start += run.length
    next.run += 1
    if next.run == blocks[spot.block].runs.count {
      next.block += 1
      next.run = 0
    }
    return next
  }

  private func spot(ofItem item: Int) -> Spot {
    while before.count < blocks.count, before[before.count - 1].items <= item { learnOneMore() }
    var low = 0
    var high = min(before.count, blocks.count) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if before[middle].items <= item { low = middle } else { high = middle - 1 }
    }
    return spot(inBlock: low) { $0.item + $1.items <= item }
  }

  private func spot(at distance: ExactLength) -> Spot {
    while before.count < blocks.count, before[before.count - 1].length <= distance {
      learnOneMore()
    }
    var low = 0
    var high = min(before.count, blocks.count) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if before[middle].length <= distance { low = middle } else { high = middle - 1 }
    }
    return spot(inBlock: low) { $0.start + $1.length <= distance }
  }

  private func spot(inBlock block: Int, passes: (Spot, Run) -> Bool) -> Spot {
    var spot = Spot(
      block: block, run: 0, item: before[block].items, start: before[block].length)
    while spot.run + 1 < blocks[block].runs.count, passes(spot, run(spot)) { spot = after(spot) }
    return spot
  }

  private func learnOneMore() {
    let block = blocks[before.count - 1]
    let last = before[before.count - 1]
    before.append((last.items + block.items, last.length + block.length))
  }

  // MARK: Filling lines

  /// Fills lines with items, one after the other.
  private struct Filling {
    private let owner: FlowRuns
    private var runs: [Run] = []
    private var line: [Extent] = []
    private var breadth: CGFloat = 0
    /// Whether all items of the line have the estimated size.
    private var isGuessed = true

    init(_ owner: FlowRuns) {
      self.owner = owner
    }

    /// Keeps full lines of estimated items.
    mutating func keep(guesses: Int) {
      append(guesses: guesses)
    }

    mutating func add(_ run: Run) {
      add(run, from: 0, to: run.items)
    }

    mutating func add(_ run: Run, from first: Int, to end: Int) {
      guard first < end else { return }
      if let sizes = run.sizes {
        for size in sizes[first..<end] { add(size) }
      } else {
        add(guesses: end - first)
      }
    }

    mutating func add(guesses count: Int) {
      var left = count
      while left > 0, !line.isEmpty, fits(owner.guess) {
        put(owner.guess)
        left -= 1
      }
      guard left > 0 else { return }
      flush()
      // The last line stays open, because a narrower item may still fit.
      let closed = (left - 1) / owner.perLine * owner.perLine
      append(guesses: closed)
      for _ in closed..<left { put(owner.guess) }
    }

    mutating func add(_ size: Extent) {
      if !line.isEmpty, !fits(size) { flush() }
      put(size)
    }

    /// Returns whether the line ends before an item of the specified size.
    func ends(before size: Extent) -> Bool { line.isEmpty || !fits(size) }

    mutating func finish(isAtEnd: Bool = true) -> [Run] {
      if isAtEnd, isGuessed {
        append(guesses: line.count)
        line = []
      }
      flush()
      return runs
    }

    private func fits(_ size: Extent) -> Bool {
      if isGuessed, size == owner.guess { return line.count < owner.perLine }
      let rules = owner.rules
      return breadth + rules.itemSpacing + size.breadth <= rules.across + 0.001
    }

    private mutating func put(_ size: Extent) {
      owner.filledItems += 1
      breadth += (line.isEmpty ? 0 : owner.rules.itemSpacing) + size.breadth
      if size != owner.guess { isGuessed = false }
      line.append(size)
    }

    private mutating func flush() {
      guard !line.isEmpty else { return }
      if isGuessed, line.count == owner.perLine {
        append(guesses: line.count)
      } else {
        let length = line.reduce(0) { max($0, $1.length) }
        runs.append(
          Run(
            items: line.count, sizes: line,
            length: ExactLength(length + owner.rules.lineSpacing)))
      }
      line = []
      breadth = 0
      isGuessed = true
    }

    private mutating func append(guesses count: Int) {
      guard count > 0 else { return }
      let lines = (count - 1) / owner.perLine + 1
      let length = owner.guessedLine * lines
      if let last = runs.last, last.sizes == nil {
        runs[runs.count - 1].items += count
        runs[runs.count - 1].length += length
      } else {
        runs.append(Run(items: count, sizes: nil, length: length))
      }
    }
  }
}

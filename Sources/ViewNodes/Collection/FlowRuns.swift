// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of items that measure themselves: runs of lines of guessed sizes, and between them lines
/// with sizes of their own.
///
/// A measured item has its line and those after it filled anew only as far as lines begin with other
/// items than before, which is seldom more than one or two. Runs lie in blocks, so that finding an item
/// and putting a line in costs little however many were measured.
final class FlowRuns {
  typealias Extent = FlowSection.Extent

  /// Lines of items of the guessed size, or one line of other items.
  struct Run {
    var items: Int
    /// The sizes of the one line's items; `nil` for the guess.
    var sizes: [Extent]?
    /// All its lines, each with the gap after it.
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

  /// A run by its block and its place in it, with what lies before it.
  private struct Spot {
    var block: Int
    var run: Int
    var item: Int
    var start: ExactLength
  }

  let count: Int
  let guess: Extent
  let rules: FlowSection.Rules
  /// How many items of the guessed size a line has.
  private let perLine: Int
  private let guessedLine: ExactLength
  private var blocks: [Block] = []
  /// What lies before each block, as far as it is known.
  private var before: [(items: Int, length: ExactLength)] = [(0, .zero)]
  private var total = ExactLength.zero
  /// How many items were put into lines one by one so far, for tests of cost.
  private(set) var filledItems = 0

  private static let blockLimit = 64

  /// Items that were not measured yet.
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

  /// The same items by other rules.
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

  /// The length of all lines and the gaps between them, in points.
  var length: CGFloat {
    count > 0 ? (total - ExactLength(rules.lineSpacing)).points : 0
  }

  /// The number of runs, for tests of memory.
  var runCount: Int { blocks.reduce(0) { $0 + $1.runs.count } }

  // MARK: Asking

  /// The size that an item counts with.
  func size(of item: Int) -> Extent {
    let spot = spot(ofItem: item)
    return run(spot).sizes?[item - spot.item] ?? guess
  }

  /// Where an item lies in the section's body; the offset is not rounded.
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

  /// How the items of a line stand: what is left is shared among the gaps, except in the last line; an
  /// item alone in its line stands in the middle.
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

  /// The items of the lines that a stretch of the body touches.
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

  // MARK: Changing

  /// Takes the size that an item was measured at.
  ///
  /// - Returns: Whether it is another one than it counted with.
  func take(_ size: Extent, at item: Int) -> Bool {
    guard item >= 0, item < count, self.size(of: item) != size else { return false }
    // An item that became smaller may fit into the line before.
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
      // From here lines begin as they did.
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

  // MARK: Finding

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

  /// Puts items into lines one after the other.
  private struct Filling {
    private let owner: FlowRuns
    private var runs: [Run] = []
    private var line: [Extent] = []
    private var breadth: CGFloat = 0
    /// Whether all items of the line have the guessed size.
    private var isGuessed = true

    init(_ owner: FlowRuns) {
      self.owner = owner
    }

    /// Full lines that stay.
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
      // The last line stays open: an item that is not as broad may still fit.
      let closed = (left - 1) / owner.perLine * owner.perLine
      append(guesses: closed)
      for _ in closed..<left { put(owner.guess) }
    }

    mutating func add(_ size: Extent) {
      if !line.isEmpty, !fits(size) { flush() }
      put(size)
    }

    /// Whether a line ends before an item of a size.
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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of self-sizing items: runs of lines of estimated sizes, separated by lines with sizes
/// of their own.
///
/// Measuring an item refills its line and the following ones only until a line begins with the same
/// item as before, which is seldom more than one or two lines.
final class FlowRuns {
  typealias Extent = FlowSection.Extent

  let count: Int
  let guess: Extent
  let rules: FlowSection.Rules
  /// The number of estimated items in a line.
  private let perLine: Int
  private let guessedLine: ExactLength
  private var runs = RunTree<FlowRun>()
  /// The number of items placed individually so far, for performance tests.
  private(set) var filledItems = 0

  /// Creates lines of unmeasured items.
  convenience init(count: Int, guess: Extent, rules: FlowSection.Rules) {
    self.init(count, guess, rules) { $0.add(guesses: count) }
  }

  /// Creates lines of the same items with other rules.
  convenience init(_ former: FlowRuns, rules: FlowSection.Rules) {
    self.init(former.count, former.guess, rules) { filling in
      for run in former.runs.runs { filling.add(run, from: 0, to: run.count) }
    }
  }

  private init(
    _ count: Int, _ guess: Extent, _ rules: FlowSection.Rules, fill: (inout Filling) -> Void
  ) {
    self.count = count
    self.guess = guess
    self.rules = rules
    perLine = min(max(1, FlowSection.fitting(guess.breadth, rules)), max(1, count))
    guessedLine = ExactLength(guess.length + rules.lineSpacing)
    var filling = Filling(self)
    fill(&filling)
    runs = RunTree(filling.finish())
  }

  /// The length of all lines and the spacing between them, in points.
  var length: CGFloat {
    count > 0 ? (runs.total.length - ExactLength(rules.lineSpacing)).points : 0
  }

  /// The number of runs, for memory tests.
  var runCount: Int { runs.runCount }

  // MARK: Queries

  /// Returns the current size of an item, measured or estimated.
  func size(of item: Int) -> Extent {
    guard let position = runs.position(ofElement: item) else { return guess }
    return position.run.sizes?[item - position.start.elements] ?? guess
  }

  /// Returns the position of an item in the section's body; its offset isn't rounded.
  func frame(of item: Int) -> FlowFrame {
    guard let position = runs.position(ofElement: item), let sizes = position.run.sizes else {
      return estimatedFrame(of: item)
    }
    let first = position.start.elements
    let line = Line(
      sizes.count, breadth: sizes.reduce(0) { $0 + $1.breadth },
      isLast: first + sizes.count == count, rules)
    var offset = line.offset
    for size in sizes.prefix(item - first) { offset += size.breadth + line.gap }
    let own = sizes[item - first]
    let length = sizes.reduce(0) { max($0, $1.length) }
    return FlowFrame(
      start: position.start.length.points + rules.rounded((length - own.length) / 2),
      length: own.length, offset: offset, breadth: own.breadth)
  }

  private func estimatedFrame(of item: Int) -> FlowFrame {
    let items = line(with: item)
    let line = Line(
      items.count, breadth: CGFloat(items.count) * guess.breadth,
      isLast: items.upperBound == count, rules)
    return FlowFrame(
      start: start(ofLineWith: item).points, length: guess.length,
      offset: line.offset + CGFloat(item - items.lowerBound) * (guess.breadth + line.gap),
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
    guard count > 0, high > low, ExactLength(low) < runs.total.length else { return 0..<0 }
    let first = line(at: max(.zero, ExactLength(low)))
    let last = line(at: max(.zero, ExactLength(high) - ExactLength(parts: 1)))
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  /// Returns the items of the line at a distance, or of the last line beyond the end.
  private func line(at distance: ExactLength) -> Range<Int> {
    guard let position = runs.position(at: distance) else { return line(with: count - 1) }
    let line = Int((distance - position.start.length).parts / position.run.line.parts)
    return self.line(with: position.start.elements + line * position.run.perLine)
  }

  /// Returns the items of the line that contains an item.
  private func line(with item: Int) -> Range<Int> {
    guard let position = runs.position(ofElement: item) else { return item..<item }
    let start = position.start.elements
    let first = start + (item - start) / position.run.perLine * position.run.perLine
    return first..<min(first + position.run.perLine, start + position.run.count)
  }

  /// Returns the distance at which the line that contains an item begins.
  private func start(ofLineWith item: Int) -> ExactLength {
    guard let position = runs.position(ofElement: item) else { return runs.total.length }
    return position.start.length + position.run.line
      * ((item - position.start.elements) / position.run.perLine)
  }

  // MARK: Updates

  /// Updates an item with its measured size.
  ///
  /// - Returns: Whether the size changed.
  func take(_ size: Extent, at item: Int) -> Bool {
    guard item >= 0, item < count, self.size(of: item) != size else { return false }
    // A smaller item may fit into the previous line.
    var first = line(with: item).lowerBound
    if first > 0 { first = line(with: first - 1).lowerBound }
    var filling = Filling(self)
    var next = first
    while let position = runs.position(ofElement: next) {
      // From here on, lines begin with the same items as before.
      if next > item, filling.ends(before: position.run.sizes?.first ?? guess) { break }
      let (start, run) = (position.start.elements, position.run)
      let end = start + run.count
      if next <= item, item < end {
        filling.add(run, from: next - start, to: item - start)
        filling.add(size)
        filling.add(run, from: item - start + 1, to: run.count)
      } else {
        filling.add(run, from: next - start, to: run.count)
      }
      next = end
    }
    runs.remove(first..<next)
    runs.insert(filling.finish(isAtEnd: next == count), at: first)
    return true
  }

  // MARK: Filling lines

  /// Fills lines with items, one after the other.
  private struct Filling {
    private let owner: FlowRuns
    private var runs: [FlowRun] = []
    private var line: [Extent] = []
    private var breadth: CGFloat = 0
    /// Whether all items of the line have the estimated size.
    private var isGuessed = true

    init(_ owner: FlowRuns) {
      self.owner = owner
    }

    mutating func add(_ run: FlowRun, from first: Int, to end: Int) {
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

    mutating func finish(isAtEnd: Bool = true) -> [FlowRun] {
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
          FlowRun(
            count: line.count, sizes: line, perLine: line.count,
            line: ExactLength(length + owner.rules.lineSpacing)))
      }
      line = []
      breadth = 0
      isGuessed = true
    }

    private mutating func append(guesses count: Int) {
      guard count > 0 else { return }
      runs.appendJoined(
        FlowRun(count: count, sizes: nil, perLine: owner.perLine, line: owner.guessedLine))
    }
  }
}

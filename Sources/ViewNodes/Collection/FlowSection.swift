// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle in terms of the scroll direction: start and length along it, offset and breadth
/// across.
struct FlowFrame: Hashable {
  var start: CGFloat
  var length: CGFloat
  var offset: CGFloat
  var breadth: CGFloat
}

/// A section of a flow layout: its lines and their items.
struct FlowSection {
  /// The metrics that determine the lines.
  struct Rules: Hashable {
    /// The available space across the scroll direction, without the insets.
    var across: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// The insets along and across the scroll direction.
    var insetStart: CGFloat
    var insetEnd: CGFloat
    var insetOffset: CGFloat
    /// The scale that lengths are rounded to.
    var scale: CGFloat

    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
  }

  /// A size in terms of the scroll direction.
  struct Extent: Hashable {
    var length: CGFloat
    var breadth: CGFloat
  }

  struct Line {
    var items: Range<Int>
    var start: CGFloat
    var length: CGFloat
    var offset: CGFloat
    var gap: CGFloat
  }

  /// Items of equal size need no list, items of different sizes have a list of lines, and
  /// self-sizing items have runs of lines.
  enum Body {
    case uniform(Extent, perLine: Int, offset: CGFloat, gap: CGFloat)
    case lines([Line], [Extent])
    case measured(FlowRuns)
  }

  var start: CGFloat
  var headerLength: CGFloat
  var footerLength: CGFloat
  let count: Int
  let rules: Rules
  private(set) var body: Body
  private var fixedLength: CGFloat

  /// Creates a section of items of equal size.
  init(start: CGFloat, header: CGFloat, footer: CGFloat, count: Int, size: Extent, rules: Rules) {
    self.start = start
    headerLength = header
    footerLength = footer
    self.count = count
    self.rules = rules
    let fitting = Self.fitting(size.breadth, rules)
    let perLine = min(max(1, fitting), max(1, count))
    // A partial line is spaced like a full one, so that columns align.
    let full = max(1, fitting)
    let rest = rules.across - size.breadth * CGFloat(full)
    let gap = full > 1 ? rest / CGFloat(full - 1) : rules.itemSpacing
    let offset = full > 1 || rest < 0 ? 0 : rest / 2
    body = .uniform(
      size, perLine: perLine, offset: offset, gap: full > count ? rules.itemSpacing : gap)
    let lines = count == 0 ? 0 : (count - 1) / perLine + 1
    fixedLength =
      CGFloat(lines) * size.length + CGFloat(max(0, lines - 1)) * rules.lineSpacing
  }

  /// Creates a section of items with their own sizes.
  ///
  /// If `alignsColumns` is `true`, the last line of equal items is spaced like the others.
  init(
    start: CGFloat, header: CGFloat, footer: CGFloat, sizes: [Extent], rules: Rules,
    alignsColumns: Bool = false
  ) {
    self.start = start
    headerLength = header
    footerLength = footer
    count = sizes.count
    self.rules = rules
    let uniform = alignsColumns ? Self.uniformGap(sizes, rules) : nil
    var lines: [Line] = []
    var first = 0
    var y: CGFloat = 0
    while first < sizes.count {
      var breadth = sizes[first].breadth
      var length = sizes[first].length
      var end = first + 1
      while end < sizes.count,
        breadth + rules.itemSpacing + sizes[end].breadth <= rules.across + 0.001
      {
        breadth += rules.itemSpacing + sizes[end].breadth
        length = max(length, sizes[end].length)
        end += 1
      }
      let isLast = end == sizes.count
      let rest = max(0, rules.across - breadth)
      let gaps = end - first - 1
      let lastGap = uniform ?? rules.itemSpacing
      lines.append(
        Line(
          items: first..<end, start: y, length: length,
          offset: gaps == 0 && !isLast ? rest / 2 : 0,
          gap: isLast ? lastGap : rules.itemSpacing + (gaps == 0 ? 0 : rest / CGFloat(gaps))))
      y += length + rules.lineSpacing
      first = end
    }
    body = .lines(lines, sizes)
    fixedLength = lines.last.map { $0.start + $0.length } ?? 0
  }

  /// Returns the gap of full lines if all items have the same size and fill more than one line.
  private static func uniformGap(_ sizes: [Extent], _ rules: Rules) -> CGFloat? {
    guard let size = sizes.first, sizes.allSatisfy({ $0 == size }) else { return nil }
    let full = fitting(size.breadth, rules)
    guard full > 1, full <= sizes.count else { return nil }
    return (rules.across - size.breadth * CGFloat(full)) / CGFloat(full - 1)
  }

  /// Creates a section of self-sizing items, some of them measured.
  init(start: CGFloat, header: CGFloat, footer: CGFloat, runs: FlowRuns) {
    self.start = start
    headerLength = header
    footerLength = footer
    count = runs.count
    rules = runs.rules
    body = .measured(runs)
    fixedLength = 0
  }

  /// Updates an item with its measured size.
  ///
  /// - Returns: Whether anything moved.
  mutating func take(_ size: Extent, at item: Int) -> Bool {
    guard item >= 0, item < count else { return false }
    switch body {
    case .uniform(let guess, _, _, _):
      guard size != guess else { return false }
      let runs = FlowRuns(count: count, guess: guess, rules: rules)
      body = .measured(runs)
      return runs.take(size, at: item)
    case .measured(let runs): return runs.take(size, at: item)
    case .lines: return false
    }
  }

  private var bodyLength: CGFloat {
    if case .measured(let runs) = body { return runs.length }
    return fixedLength
  }

  /// Returns the number of items of a breadth that fit in a line, or 0 if none fits.
  static func fitting(_ breadth: CGFloat, _ rules: Rules) -> Int {
    let step = breadth + rules.itemSpacing
    guard step > 0 else { return Int(Int32.max) }
    let count = ((rules.across + rules.itemSpacing + 0.001) / step).rounded(.down)
    return count >= 1 ? Int(min(count, CGFloat(Int32.max))) : 0
  }

  var length: CGFloat {
    headerLength + rules.insetStart + bodyLength + rules.insetEnd + footerLength
  }

  func header(_ across: CGFloat) -> FlowFrame {
    FlowFrame(start: start, length: headerLength, offset: 0, breadth: across)
  }

  func footer(_ across: CGFloat) -> FlowFrame {
    FlowFrame(
      start: start + length - footerLength, length: footerLength, offset: 0, breadth: across)
  }

  private var bodyStart: CGFloat { start + headerLength + rules.insetStart }

  /// Returns the position of an item, or `nil` outside the section.
  func item(_ index: Int) -> FlowFrame? {
    guard index >= 0, index < count else { return nil }
    switch body {
    case .uniform(let size, let perLine, let offset, let gap):
      let line = CGFloat(index / perLine)
      return FlowFrame(
        start: bodyStart + line * (size.length + rules.lineSpacing), length: size.length,
        offset: rules.insetOffset
          + rounded(offset + CGFloat(index % perLine) * (size.breadth + gap)),
        breadth: size.breadth)
    case .lines(let lines, let sizes):
      let line = lines[self.line(of: index, lines)]
      var offset = line.offset
      for before in line.items.lowerBound..<index { offset += sizes[before].breadth + line.gap }
      return FlowFrame(
        start: bodyStart + line.start + rounded((line.length - sizes[index].length) / 2),
        length: sizes[index].length, offset: rules.insetOffset + rounded(offset),
        breadth: sizes[index].breadth)
    case .measured(let runs):
      var frame = runs.frame(of: index)
      frame.start += bodyStart
      frame.offset = rules.insetOffset + rounded(frame.offset)
      return frame
    }
  }

  /// Returns the items of the lines that intersect an interval.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high > bodyStart else { return 0..<0 }
    let low = max(0, low - bodyStart)
    let high = high - bodyStart
    switch body {
    case .uniform(let size, let perLine, _, _):
      let step = size.length + rules.lineSpacing
      guard step > 0 else { return 0..<count }
      let last = (count - 1) / perLine
      let first = (low / step).rounded(.down)
      guard first <= CGFloat(last) else { return 0..<0 }
      let end = min(CGFloat(last) + 1, (high / step).rounded(.up))
      return Int(first) * perLine..<max(Int(first) * perLine, min(count, Int(end) * perLine))
    case .lines(let lines, _):
      var first = 0
      var bound = lines.count
      while first < bound {
        let middle = (first + bound) / 2
        if lines[middle].start + lines[middle].length <= low {
          first = middle + 1
        } else {
          bound = middle
        }
      }
      var end = first
      while end < lines.count, lines[end].start < high { end += 1 }
      guard first < end else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
    case .measured(let runs): return runs.items(from: low, to: high)
    }
  }

  private func line(of index: Int, _ lines: [Line]) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].items.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func rounded(_ length: CGFloat) -> CGFloat { rules.rounded(length) }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// Random numbers that are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    // By another factor than the steps, or a seed's numbers would be those of the one before, less
    // the first.
    state = seed &* 0xD120_0000_8C5F_A4D5 &+ 0x2545_F491_4F6C_DD1D
  }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Sketch {
  /// A tree of views that is not deeper than some levels.
  ///
  /// - Parameters:
  ///   - depth: How many levels there are at most.
  ///   - shares: The shares of a side at which guides may be.
  ///   - numbers: What is chosen by.
  /// - Returns: The tree.
  static func random(
    depth: Int, shares: [CGFloat] = [0, 0.5, 1], _ numbers: inout SeededNumbers
  ) -> Sketch {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
    func length(_ most: Int = 120) -> CGFloat {
      CGFloat(Int.random(in: 0...most, using: &numbers))
    }
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &numbers)]
    }
    func child() -> Sketch { random(depth: depth - 1, shares: shares, &numbers) }
    func several() -> [Sketch] {
      (0..<Int.random(in: 1...4, using: &numbers)).map { _ in child() }
    }
    let across: [HorizontalAlignment] = [.leading, .center, .trailing]
    let down: [VerticalAlignment] = [.top, .center, .bottom]
    func alignment() -> Alignment { Alignment(horizontal: pick(across), vertical: pick(down)) }
    func limits() -> Limits {
      // In order, since others are mistakes that are put right and reported.
      let lengths = [length(), length(), length()].sorted()
      return Limits(
        least: chance(50) ? lengths[0] : nil, ideal: chance(30) ? lengths[1] : nil,
        most: chance(30) ? .infinity : chance(50) ? lengths[2] : nil)
    }
    guard depth > 0 else {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: return Sketch(.spacer(length(20)))
      case 1: return Sketch(.divider)
      case 2, 3: return Sketch(.wrapped(area: 200 + length() * 20, width: 20 + length()))
      case 4, 5: return Sketch(.color)
      default: return Sketch(.frame(length(), length(), .center), [Sketch(.color)])
      }
    }
    switch Int.random(in: 0..<22, using: &numbers) {
    case 0...3: return Sketch(.row(pick(down), length(12)), several())
    case 4...7: return Sketch(.column(pick(across), length(12)), several())
    case 8, 9: return Sketch(.layers(alignment()), several())
    case 10, 11:
      return Sketch(
        .frame(chance(60) ? length() : nil, chance(60) ? length() : nil, alignment()), [child()])
    case 12, 13: return Sketch(.limits(limits(), limits(), alignment()), [child()])
    case 14:
      return Sketch(
        .padding(
          EdgeInsets(
            top: length(20), leading: length(20), bottom: length(20), trailing: length(20))),
        [child()])
    case 15: return Sketch(.fixed(chance(50), chance(50)), [child()])
    case 16: return Sketch(.ratio(0.25 + length(8) / 4, pick([.fit, .fill])), [child()])
    case 17: return Sketch(.priority(pick([-1, 0, 1, 2])), [child()])
    case 18:
      return Sketch(
        .guide(pick(Line.allCases), at: length(60) - 30, share: pick(shares)), [child()])
    case 19: return Sketch(.decoration(isInFront: chance(50), alignment()), [child(), child()])
    case 20:
      return chance(50)
        ? Sketch(.offset(length(), -length()), [child()])
        : Sketch(.position(length(), length()), [child()])
    default: return Sketch(.fitting, several())
    }
  }

  /// A grid in which every cell is a tree that is not deeper than some levels.
  static func randomGrid(depth: Int, _ numbers: inout SeededNumbers) -> Sketch {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &numbers)]
    }
    func cell() -> Sketch {
      // A grid asks how long its cells become without end, where a share of the side has no place.
      let content = random(
        depth: Int.random(in: 0...depth, using: &numbers), shares: [0], &numbers)
      guard chance(40) else { return content }
      var cell = Cell()
      if chance(30) { cell.columns = Int.random(in: 2...3, using: &numbers) }
      if chance(30) { cell.column = pick([.leading, .center, .trailing]) }
      if chance(20) { cell.anchor = UnitPoint(x: pick([0, 0.5, 1]), y: pick([0, 0.25, 1])) }
      if chance(30) { cell.isUnsizedAcross = true }
      if chance(30) { cell.isUnsizedDown = true }
      return Sketch(.cell(cell), [content])
    }
    let rows = (0..<Int.random(in: 1...4, using: &numbers)).map { _ -> Sketch in
      if chance(15) { return cell() }
      let cells = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in cell() }
      return Sketch(.gridRow(chance(30) ? pick([.top, .center, .bottom]) : nil), cells)
    }
    let alignment = Alignment(
      horizontal: pick([.leading, .center, .trailing]), vertical: pick([.top, .center, .bottom]))
    return Sketch(
      .grid(
        alignment, across: CGFloat(Int.random(in: 0...12, using: &numbers)),
        down: CGFloat(Int.random(in: 0...12, using: &numbers))), rows)
  }

  /// Tells every view which stack it is in; modifiers do not come between.
  func findStacks(_ isInRow: Bool? = nil) {
    self.isInRow = isInRow
    switch kind {
    case .row: children.forEach { $0.findStacks(true) }
    case .column: children.forEach { $0.findStacks(false) }
    case .layers, .fitting, .grid: children.forEach { $0.findStacks(nil) }
    case .decoration:
      children[0].findStacks(isInRow)
      children[1].findStacks(nil)
    default: children.forEach { $0.findStacks(isInRow) }
    }
  }

  /// Whether it is a modifier of its only child.
  var isModifier: Bool {
    switch kind {
    case .frame, .limits, .padding, .fixed, .ratio, .offset, .position, .priority, .guide, .cell:
      true
    case .decoration: true
    default: false
    }
  }

  /// The tree, a line for each view.
  func outline(_ indent: String = "") -> String {
    children.reduce("\(indent)\(kind)\n") { $0 + $1.outline(indent + "  ") }
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }
}

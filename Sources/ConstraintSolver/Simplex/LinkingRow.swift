// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A required row that links otherwise independent blocks, such as the rows of a list that must
/// fill a height.
///
/// Such a problem is block-angular and is solved by Dantzig–Wolfe decomposition, with a *price* for
/// the linking row. Each block has a simplex of its own, in which one quantity is the block's
/// *share* of the sum. At the optimum of a level there is a price at which every block takes an
/// optimal share and the shares add up; the optimal solutions are those in which every block is on
/// its optimal face at that price. So the cost of a level is the sum of the costs of its blocks.
struct LinkingRow {
  struct Block {
    let simplex: Simplex
    /// The quantity that the block contributes to the sum, and its coefficient there.
    let quantity: Int
    let factor: Double
    /// The bounds of the block's contribution regardless of the others, in units of the sum.
    var low = -Double.infinity
    var high = Double.infinity
  }

  /// A soft row of a block.
  struct SoftRow {
    var block: Int32
    var quantity: Int32
    var interval: Interval
    var priority: Double
    var rank: Int32
  }

  /// The soft rows of one level in one block.
  struct Group {
    var priority: Double
    var block: Int
    var rows: Range<Int>
  }

  /// The sum that the blocks' contributions must reach.
  let total: Double
  let tolerance: Double
  private(set) var blocks: ContiguousArray<Block> = []
  /// The soft rows by block, each block's highest level first.
  private var softRows: ContiguousArray<SoftRow> = []
  /// The quantities of the same soft rows.
  private var quantities: ContiguousArray<Int32> = []
  private(set) var lowSum = Sum()
  private(set) var highSum = Sum()
  /// The blocks whose contribution is still open.
  private var open: ContiguousArray<Int> = []

  init(total: Double, tolerance: Double) {
    self.total = total
    self.tolerance = tolerance
  }

  /// The rounding tolerance of the sum.
  private var epsilon: Double { 2 * tolerance + 1e-11 * abs(total) }

  // MARK: Adding rows

  mutating func add(_ block: Block) { blocks.append(block) }

  /// Adds a soft row to the last block.
  mutating func add(_ quantity: Int32, _ row: ReducedRow) {
    softRows.append(
      SoftRow(
        block: Int32(blocks.count - 1), quantity: quantity,
        interval: Interval(low: row.low, high: row.high), priority: row.priority, rank: row.rank))
    quantities.append(quantity)
  }

  /// Computes the bounds of the blocks' contributions, once their required rows are satisfied.
  ///
  /// Returns `false` if they cannot reach the sum.
  mutating func computeContributions() -> Bool {
    for number in blocks.indices {
      (blocks[number].low, blocks[number].high) = contributionBounds(of: number)
      lowSum.add(blocks[number].low)
      highSum.add(blocks[number].high)
      open.append(number)
    }
    return isFeasible
  }

  private var isFeasible: Bool {
    lowSum.value <= total + epsilon && highSum.value >= total - epsilon
  }

  /// Returns the bounds of a block's contribution in its own simplex.
  private func contributionBounds(of number: Int) -> (low: Double, high: Double) {
    let block = blocks[number]
    let (least, most) = block.simplex.ends(of: block.quantity)
    let ends = (block.factor * least, block.factor * most)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  private mutating func setContribution(_ number: Int, _ low: Double, _ high: Double) {
    lowSum.subtract(blocks[number].low)
    highSum.subtract(blocks[number].high)
    (blocks[number].low, blocks[number].high) = (low, high)
    lowSum.add(low)
    highSum.add(high)
  }

  private mutating func recomputeContribution(_ number: Int) {
    if blocks[number].low == blocks[number].high { return }
    let (low, high) = contributionBounds(of: number)
    setContribution(number, low, high)
  }

  // MARK: Levels

  /// Satisfies the soft rows of all blocks as well as possible, level by level.
  mutating func satisfyLevels() {
    var groups: [Group] = []
    var start = 0
    while start < softRows.count {
      let first = softRows[start]
      var end = start + 1
      while end < softRows.count, softRows[end].block == first.block,
        softRows[end].priority == first.priority
      {
        end += 1
      }
      groups.append(
        Group(priority: first.priority, block: Int(first.block), rows: start..<end))
      start = end
    }
    groups.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.block < $1.block }
    start = 0
    while start < groups.count {
      var end = start + 1
      while end < groups.count, groups[end].priority == groups[start].priority { end += 1 }
      satisfy(groups[start..<end])
      start = end
    }
  }

  /// Satisfies the soft rows of one level as well as possible.
  private mutating func satisfy(_ groups: ArraySlice<Group>) {
    var before: [(bounds: Simplex.Bounds, low: Double, high: Double)] = []
    before.reserveCapacity(groups.count)
    // At a price of zero, each block takes its optimum.
    for group in groups {
      let block = blocks[group.block]
      before.append((block.simplex.bounds, block.low, block.high))
      setInterval(of: group)
      withRows(of: group) { block.simplex.satisfy($0) }
      recomputeContribution(group.block)
    }
    if isFeasible { return }
    let isRising = highSum.value < total
    for (group, before) in zip(groups, before) {
      blocks[group.block].simplex.bounds = before.bounds
      setContribution(group.block, before.low, before.high)
    }
    satisfy(groups, direction: isRising ? 1 : -1)
  }

  /// Satisfies the soft rows of one level at the lowest price at which the blocks' contributions
  /// rise, or fall, to the total.
  private mutating func satisfy(_ groups: ArraySlice<Group>, direction: Double) {
    moveBlocksWithoutSoftRows(groups, direction)
    var pieces: [Piece] = []
    var sum = Sum()
    for number in blocks.indices { sum.add(direction * blocks[number].low) }
    for group in groups {
      let block = blocks[group.block]
      let least = direction * (direction > 0 ? block.low : block.high)
      let rest = direction > 0 ? lowSum.without(block.low) : -highSum.without(block.high)
      withRows(of: group) { rows in
        block.simplex.minimize(rows)
        sum.subtract(direction * block.low)
        sum.add(block.simplex.value[block.quantity] * block.factor * direction)
        block.simplex.raise(
          block.quantity, times: direction * block.factor, rows,
          upTo: max(least, direction * total - rest)
        ) {
          pieces.append(Piece(slope: $0, low: $1, high: $2, block: group.block))
        }
      }
    }
    let dualPrice = dualPrice(&pieces, from: sum, to: direction * total)
    var next = 0
    pieces.sort { $0.block != $1.block ? $0.block < $1.block : $0.slope < $1.slope }
    for group in groups {
      let block = blocks[group.block]
      var ends: (low: Double, high: Double)?
      withRows(of: group) { rows in
        block.simplex.minimize(rows)
        block.simplex.raise(
          block.quantity, times: direction * block.factor, rows,
          below: dualPrice - Simplex.slopeTolerance
        ) { _, _, _ in }
        let start = block.simplex.value[block.quantity] * block.factor * direction
        var (low, high) = (start, start)
        while next < pieces.count, pieces[next].block == group.block {
          let piece = pieces[next]
          next += 1
          if piece.slope < dualPrice - Simplex.slopeTolerance { low = max(low, piece.high) }
          if piece.slope <= dualPrice + Simplex.slopeTolerance { high = max(high, piece.high) }
        }
        block.simplex.restrictToOptimalFace(
          rows, dualPrice: dualPrice * direction * block.factor, of: block.quantity)
        ends = (low, high)
      }
      guard let (low, high) = ends else { continue }
      setContribution(group.block, direction > 0 ? low : -high, direction > 0 ? high : -low)
    }
  }

  /// A segment of a block's contribution with constant marginal cost.
  private struct Piece {
    var slope: Double
    var low: Double
    var high: Double
    var block: Int
  }

  /// Moves each block without soft rows on this level to its largest contribution in a direction,
  /// as is optimal at any price.
  private mutating func moveBlocksWithoutSoftRows(_ groups: ArraySlice<Group>, _ direction: Double)
  {
    var nextGroup = groups.startIndex
    var kept: ContiguousArray<Int> = []
    for number in open {
      while nextGroup < groups.endIndex, groups[nextGroup].block < number { nextGroup += 1 }
      let block = blocks[number]
      if nextGroup < groups.endIndex, groups[nextGroup].block == number {
        kept.append(number)
      } else if block.low < block.high {
        let end = direction > 0 ? block.high : block.low
        block.simplex.fixNearest(block.quantity, end / block.factor)
        setContribution(number, end, end)
      }
    }
    open = kept
  }

  /// Returns the lowest price at which the contributions reach the total.
  private func dualPrice(_ pieces: inout [Piece], from sum: Sum, to total: Double) -> Double {
    pieces.sort { $0.slope != $1.slope ? $0.slope < $1.slope : $0.block < $1.block }
    var sum = sum
    for piece in pieces {
      sum.add(piece.high)
      sum.subtract(piece.low)
      if sum.value >= total - epsilon { return piece.slope }
    }
    return pieces.last?.slope ?? 0
  }

  private func setInterval(of group: Group) {
    let simplex = blocks[group.block].simplex
    for row in group.rows {
      simplex.softLow[Int(quantities[row])] = softRows[row].interval.low
      simplex.softHigh[Int(quantities[row])] = softRows[row].interval.high
    }
  }

  private func withRows(of group: Group, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    quantities.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[group.rows])) }
  }

  // MARK: Values

  /// Breaks ties in favor of the soft rows, in order.
  mutating func breakTies() {
    let order = softRows.indices.sorted {
      let (left, right) = (softRows[$0], softRows[$1])
      return left.priority != right.priority
        ? left.priority > right.priority : left.rank < right.rank
    }
    for row in order {
      let (block, quantity) = (Int(softRows[row].block), Int(softRows[row].quantity))
      let simplex = blocks[block].simplex
      (simplex.softLow[quantity], simplex.softHigh[quantity]) =
        (softRows[row].interval.low, softRows[row].interval.high)
      if let point = simplex.tieBreakingValue(quantity) { fixNearest(quantity, point, in: block) }
    }
  }

  /// Moves a quantity of a block as near to a point as the sum allows, and fixes it there.
  mutating func fixNearest(_ quantity: Int, _ point: Double, in number: Int) {
    restrictContribution(of: number)
    blocks[number].simplex.fixNearest(quantity, point)
    recomputeContribution(number)
  }

  /// Bounds the share of a block by what the other blocks can contribute.
  mutating func restrictContribution(of number: Int) {
    let block = blocks[number]
    let simplex = block.simplex
    if simplex.isFixed(block.quantity) { return }
    let low = max(block.low, total - highSum.without(block.high))
    let high = min(block.high, total - lowSum.without(block.low))
    let ends = (low / block.factor, high / block.factor)
    let (least, most) = (min(ends.0, ends.1), max(ends.0, ends.1))
    if most - least <= tolerance {
      simplex.fixNearest(block.quantity, (least + most) / 2)
      let pinned = simplex.value[block.quantity] * block.factor
      setContribution(number, pinned, pinned)
    } else {
      simplex.restrict(block.quantity, least, most)
    }
  }

  /// Returns the minimum and maximum value of a sum of quantities in several blocks.
  mutating func range(ofSum terms: [Term]) -> (least: Double, most: Double) {
    let negative = terms.map { Term(block: $0.block, quantity: $0.quantity, factor: -$0.factor) }
    return (-greatest(negative), greatest(terms))
  }

  struct Term {
    var block: Int
    var quantity: Int
    var factor: Double
  }

  /// Returns the greatest value of a sum whose terms are grouped by block.
  private mutating func greatest(_ terms: [Term]) -> Double {
    var greatest = 0.0
    var sum = Sum()
    var (restLow, restHigh) = (lowSum, highSum)
    var rows: [(block: Int, quantity: Int32)] = []
    defer { for row in rows { blocks[row.block].simplex.removeRowOfSum() } }
    var start = 0
    while start < terms.count {
      let number = terms[start].block
      var end = start + 1
      while end < terms.count, terms[end].block == number { end += 1 }
      restrictContribution(of: number)
      let block = blocks[number]
      restLow.subtract(block.low)
      restHigh.subtract(block.high)
      let row = block.simplex.addRow(
        ofSum: terms[start..<end].map { (quantity: $0.quantity, factor: $0.factor) })
      rows.append((number, Int32(row)))
      greatest += block.simplex.end(of: row, toward: .infinity, .infinity)
      sum.add(block.simplex.value[block.quantity] * block.factor)
      start = end
    }
    if greatest == .infinity { return greatest }
    let (least, most) = (sum.value + restLow.value, sum.value + restHigh.value)
    if least <= total + epsilon, most >= total - epsilon { return greatest }
    let direction: Double = most < total ? 1 : -1
    var need = direction > 0 ? total - most : least - total
    var pieces: [Piece] = []
    for row in rows {
      let block = blocks[row.block]
      let limit = direction * block.simplex.value[block.quantity] * block.factor + need
      withUnsafePointer(to: row.quantity) {
        let single = UnsafeBufferPointer(start: $0, count: 1)
        block.simplex.isElastic[Int(row.quantity)] = true
        block.simplex.raise(block.quantity, times: direction * block.factor, single, upTo: limit) {
          pieces.append(Piece(slope: $0, low: $1, high: $2, block: row.block))
        }
        block.simplex.isElastic[Int(row.quantity)] = false
      }
    }
    pieces.sort { $0.slope < $1.slope }
    for piece in pieces where need > 0 {
      let taken = min(need, piece.high - piece.low)
      greatest -= piece.slope * taken
      need -= taken
    }
    return greatest
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Nearly parallel rows: required equalities that differ in one unknown each.

extension ColumnElimination {
  /// A row without one of its unknowns, the private one.
  private struct Remainder {
    var row: Int32
    var unknown: Int32
  }

  /// Expresses unknowns by others where two required equalities differ in nothing else.
  ///
  /// Where many rows have columns of equal width, each row has an equality with the same sum and one
  /// unknown of its own, such as `a + b + c₁ = 400` and `a + b + c₂ = 396`. Then `c₂ = c₁ − 4`, and
  /// the second equality is redundant. Otherwise, the tableau would have a column for each of these
  /// rows, and its size would grow with their square.
  ///
  /// Returns `false` if the bounds of two such unknowns contradict each other.
  ///
  /// Takes time proportional to the number of cells for each pass; a pass follows only a pass that
  /// changed something.
  mutating func mergeParallelEqualities(tolerance: Double) -> Bool {
    var slots = Storage<Int32>()
    slots.resize(to: unknownCount, filling: -1)
    guard hasSharedUnknowns(slots.elements) else { return true }
    var terms = Storage<Term>()
    var others = Storage<Term>()
    terms.resize(toUninitialized: unknownCount)
    others.resize(toUninitialized: unknownCount)
    var isConsistent = true
    var madeProgress = true
    while madeProgress {
      madeProgress = false
      var remainders: [UInt64: Remainder] = [:]
      for row in 0..<rowCount where isSum(row) {
        let count = collect(row, into: terms.elements, slots.elements)
        steps += count
        if count < 3 { continue }
        let hashes = RemainderHashes(terms.elements, count)
        for position in 0..<count {
          let remainder = Remainder(row: Int32(row), unknown: terms[position].unknown)
          let hash = hashes.hash(without: terms[position])
          guard let other = remainders[hash] else {
            remainders[hash] = remainder
            continue
          }
          let otherCount = collect(Int(other.row), into: others.elements, slots.elements)
          steps += otherCount
          guard count == otherCount, other.unknown != remainder.unknown,
            let (factor, constant) = relation(
              of: remainder, terms.elements, to: other, others.elements, count, slots.elements)
          else { continue }
          express(remainder, by: other.unknown, factor, constant)
          let bound = bounds[other.unknown]
          if bound.low > bound.high {
            if bound.low > bound.high + 2 * tolerance { isConsistent = false }
            bounds[other.unknown].low = bound.high
          }
          madeProgress = true
          break
        }
      }
    }
    return isConsistent
  }

  /// Returns whether a row is a required equality of several unknowns.
  private func isSum(_ row: Int) -> Bool {
    isRequiredEquality(row) && !rows[row].isEliminated && lists[row].count > 2
  }

  /// Returns whether sums share unknowns often enough to be worth comparing; a first, cheap test.
  private func hasSharedUnknowns(_ slots: Elements<Int32>) -> Bool {
    var shared = 0
    for row in 0..<rowCount where isSum(row) {
      var link = lists[row].first
      while link >= 0 {
        let unknown = Int(cells[link].unknown)
        if slots[unknown] >= 0, slots[unknown] != Int32(row) { shared += 1 }
        slots[unknown] = Int32(row)
        link = cells[link].nextInRow
      }
    }
    slots.initialize(repeating: -1, count: unknownCount)
    return shared > 3
  }

  /// Returns the factor and the constant by which the private unknown of one row follows from that
  /// of another, or `nil` if the rows differ in more than these.
  private func relation(
    of remainder: Remainder, _ terms: Elements<Term>, to other: Remainder,
    _ others: Elements<Term>, _ count: Int, _ slots: Elements<Int32>
  ) -> (factor: Double, constant: Double)? {
    for position in 0..<count { slots[Int(others[position].unknown)] = Int32(position) }
    defer { for position in 0..<count { slots[Int(others[position].unknown)] = -1 } }
    // The entry may be out of date, because unknowns were replaced since.
    let otherSlot = slots[Int(other.unknown)]
    guard otherSlot >= 0 else { return nil }
    var (own, scale) = (0.0, 0.0)
    for position in 0..<count {
      let term = terms[position]
      if term.unknown == remainder.unknown {
        own = term.factor
        continue
      }
      let slot = slots[Int(term.unknown)]
      guard slot >= 0, slot != otherSlot else { return nil }
      let ratio = term.factor / others[Int(slot)].factor
      if scale == 0 { scale = ratio }
      guard ratio == scale else { return nil }
    }
    return (
      scale * others[Int(otherSlot)].factor / own,
      (rows[Int(remainder.row)].bound - scale * rows[Int(other.row)].bound) / own
    )
  }

  /// Replaces an unknown by factor · other + constant everywhere, and removes its row.
  private mutating func express(
    _ remainder: Remainder, by other: Int32, _ factor: Double, _ constant: Double
  ) {
    let unknown = remainder.unknown
    eliminated.append(
      EliminatedUnknown(
        unknown: unknown, firstTerm: Int32(eliminatedTerms.count), constant: constant))
    eliminatedTerms.append(Term(unknown: other, factor: factor))
    let ends = (
      (bounds[unknown].low - constant) / factor, (bounds[unknown].high - constant) / factor
    )
    bounds[other].low = max(bounds[other].low, min(ends.0, ends.1))
    bounds[other].high = min(bounds[other].high, max(ends.0, ends.1))
    remove(Int(remainder.row))
    while uses[unknown].first >= 0 {
      let cell = cells[uses[unknown].first]
      let row = Int(cell.row)
      let times = cell.factor * lists[row].scale
      drop(uses[unknown].first)
      rows[row].bound -= times * constant
      add(other, times * factor, to: row)
    }
  }
}

/// Hashes of a row without one of its terms each, which are equal for rows that are multiples of
/// each other otherwise.
private struct RemainderHashes {
  /// The term with the lowest unknown, and with the second lowest.
  private var lowest = ColumnElimination.Term(unknown: .max, factor: 1)
  private var next = ColumnElimination.Term(unknown: .max, factor: 1)
  /// The sum of the hashes of all terms, relative to the lowest one.
  private var all: UInt64 = 0
  /// The sum of the hashes of all terms but the lowest one, relative to the next one.
  private var withoutLowest: UInt64 = 0

  init(_ terms: Elements<ColumnElimination.Term>, _ count: Int) {
    for position in 0..<count {
      if terms[position].unknown < lowest.unknown {
        (lowest, next) = (terms[position], lowest)
      } else if terms[position].unknown < next.unknown {
        next = terms[position]
      }
    }
    for position in 0..<count {
      let term = terms[position]
      all &+= Self.hash(term, relativeTo: lowest)
      if term.unknown != lowest.unknown { withoutLowest &+= Self.hash(term, relativeTo: next) }
    }
  }

  func hash(without term: ColumnElimination.Term) -> UInt64 {
    term.unknown == lowest.unknown ? withoutLowest : all &- Self.hash(term, relativeTo: lowest)
  }

  /// Returns the finalizer of SplitMix64 of the unknown and of its factor.
  private static func hash(
    _ term: ColumnElimination.Term, relativeTo other: ColumnElimination.Term
  ) -> UInt64 {
    var bits =
      (term.factor / other.factor).bitPattern
      ^ (UInt64(UInt32(term.unknown)) &* 0x9E37_79B9_7F4A_7C15)
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Elimination of unknowns.

extension ColumnElimination {
  /// The largest number of rows in which an eliminated unknown may occur.
  private static var maximumUses: Int32 { 12 }

  /// Eliminates unknowns: first those in at most two rows, using required equalities, then those in
  /// few rows, using any row, fewest rows first.
  mutating func run() {
    for unknown in 0..<unknownCount { enqueueIfEligible(Int32(unknown)) }
    var position = 0
    while position < queue.count {
      eliminateByEquality(queue[position])
      position += 1
    }
    eliminateByAnyRow()
  }

  private func isFree(_ unknown: Int32) -> Bool {
    bounds[unknown].low == -.infinity && bounds[unknown].high == .infinity
  }

  func isRequiredEquality(_ row: Int) -> Bool {
    rows[row].isRequired && rows[row].relation == .equal
  }

  /// Queues an unknown that may be eligible for elimination.
  mutating func enqueueIfEligible(_ unknown: Int32) {
    if 1...Self.maximumUses ~= uses[unknown].count, isFree(unknown) { queue.append(unknown) }
  }

  // MARK: Equations

  private mutating func eliminateByEquality(_ unknown: Int32) {
    let use = uses[unknown]
    guard 1...2 ~= use.count else { return }
    let first = use.first
    let row = Int(cells[first].row)
    if use.count == 1 {
      if isRequiredEquality(row) {
        recordElimination(unknown, first, newUnknown: -1)
        remove(row)
      }
      return
    }
    let second = cells[first].next
    let other = Int(cells[second].row)
    if row == other { return }
    // Of two equations, the shorter one is the pivot row; otherwise there is no choice.
    let isFirst =
      isRequiredEquality(row)
      && (!isRequiredEquality(other) || lists[row].count <= lists[other].count)
    if isFirst {
      replace(unknown, first, in: second)
    } else if isRequiredEquality(other) {
      replace(unknown, second, in: first)
    }
  }

  mutating func remove(_ row: Int) {
    rows[row].isEliminated = true
    while lists[row].first >= 0 { drop(lists[row].first) }
  }

  // MARK: Any rows

  /// Eliminates unknowns in rounds.
  ///
  /// A row that has grown is not used again in the same round, so that chains are assembled from
  /// pieces of about the same length.
  private mutating func eliminateByAnyRow() {
    let most = Int(Self.maximumUses)
    let maximumCells = 4 * cellCount + 256
    var buckets = ContiguousArray(repeating: ContiguousArray<Int32>(), count: most + 1)
    var later: ContiguousArray<Int32> = []
    queue.truncate(to: 0)
    for unknown in 0..<unknownCount { enqueueIfEligible(Int32(unknown)) }
    var round: Int32 = 1
    var madeProgress = true
    while madeProgress {
      madeProgress = false
      var bucket = 1
      while true {
        // The number of uses may have changed: put each unknown into its new bucket.
        if !queue.isEmpty {
          for position in queue.indices.reversed() {
            let unknown = queue[position]
            let count = Int(uses[unknown].count)
            guard 1...most ~= count else { continue }
            buckets[count].append(unknown)
            bucket = min(bucket, count)
          }
          queue.truncate(to: 0)
        }
        guard let unknown = buckets[bucket].popLast() else {
          bucket += 1
          if bucket > most { break }
          continue
        }
        steps += 1
        guard uses[unknown].count == bucket else { continue }
        switch tryEliminating(unknown, round, maximumCells) {
        case .done: madeProgress = true
        case .later: later.append(unknown)
        case .never: continue
        }
      }
      round += 1
      for unknown in later { enqueueIfEligible(unknown) }
      later.removeAll(keepingCapacity: true)
    }
  }

  private enum Outcome {
    case done, later, never
  }

  private mutating func tryEliminating(_ unknown: Int32, _ round: Int32, _ maximumCells: Int)
    -> Outcome
  {
    var pivot: Int32 = -1
    var isGrown = false
    var link = uses[unknown].first
    while link >= 0 {
      let row = Int(cells[link].row)
      // A singleton row is handled by an engine. An unknown that occurs twice in a row is skipped.
      if lists[row].count < 2 { return .never }
      var other = cells[link].next
      while other >= 0 {
        if Int(cells[other].row) == row { return .never }
        other = cells[other].next
      }
      if lists[row].round == round { isGrown = true }
      if pivot < 0 || isBetter(row, Int(cells[pivot].row)) { pivot = link }
      link = cells[link].next
    }
    let row = Int(cells[pivot].row)
    let count = Int(uses[unknown].count)
    if count > 2 {
      if isGrown { return .later }
      if cellCount + (count - 1) * Int(lists[row].count) > maximumCells { return .never }
    }
    eliminate(unknown, pivot, round)
    return .done
  }

  /// Returns whether a row is the better pivot row: an equation, which needs no new unknown, then
  /// the shortest, then the first.
  private func isBetter(_ row: Int, _ other: Int) -> Bool {
    if isRequiredEquality(row) != isRequiredEquality(other) { return isRequiredEquality(row) }
    if lists[row].count != lists[other].count { return lists[row].count < lists[other].count }
    return row < other
  }

  /// Eliminates an unknown using the row of one of its cells.
  private mutating func eliminate(_ unknown: Int32, _ pivot: Int32, _ round: Int32) {
    let row = Int(cells[pivot].row)
    var new: Int32 = -1
    if !isRequiredEquality(row) {
      // A soft row keeps its interval; a required row passes its bounds on to the new unknown.
      new = addUnknown(
        rows[row].isRequired
          ? Interval(low: rows[row].low, high: rows[row].high)
          : Interval(low: -.infinity, high: .infinity))
    }
    if uses[unknown].count == 2 {
      let target = uses[unknown].first == pivot ? cells[pivot].next : uses[unknown].first
      replace(unknown, pivot, in: target, new: new)
      return
    }
    recordElimination(unknown, pivot, newUnknown: new)
    let own = cells[pivot].factor
    drop(pivot)
    while uses[unknown].first >= 0 {
      let target = uses[unknown].first
      let into = Int(cells[target].row)
      let times =
        -(cells[target].factor * lists[into].scale) / (own * lists[row].scale)
      drop(target)
      var link = lists[row].first
      while link >= 0 {
        let cell = cells[link]
        link = cell.nextInRow
        add(cell.unknown, cell.factor * lists[row].scale * times, to: into)
      }
      if new >= 0 {
        add(new, -times, to: into)
      } else {
        rows[into].bound += times * rows[row].bound
      }
      lists[into].round = round
    }
    while lists[row].first >= 0 { drop(lists[row].first) }
    finish(row, new)
  }

  /// Empties a row that was used for an elimination, except for its new unknown, if any.
  private mutating func finish(_ row: Int, _ new: Int32) {
    lists[row] = List()
    if new >= 0 { addCell(new, 1, to: row) } else { rows[row].isEliminated = true }
  }

  /// Records an eliminated unknown as a sum of others, using the row of one of its cells.
  private mutating func recordElimination(_ unknown: Int32, _ cell: Int32, newUnknown: Int32) {
    let row = Int(cells[cell].row)
    let own = cells[cell].factor
    let scaledPivot = own * lists[row].scale
    eliminated.append(
      EliminatedUnknown(
        unknown: unknown, firstTerm: Int32(eliminatedTerms.count),
        constant: newUnknown >= 0 ? 0 : rows[row].bound / scaledPivot))
    if newUnknown >= 0 {
      eliminatedTerms.append(Term(unknown: newUnknown, factor: 1 / scaledPivot))
    }
    var link = lists[row].first
    while link >= 0 {
      let other = cells[link]
      if link != cell {
        eliminatedTerms.append(Term(unknown: other.unknown, factor: -other.factor / own))
      }
      link = other.nextInRow
      steps += 1
    }
  }

  /// Eliminates an unknown that occurs in two rows by substituting one into the other.
  private mutating func replace(
    _ unknown: Int32, _ source: Int32, in target: Int32, new: Int32 = -1
  ) {
    let from = Int(cells[source].row)
    let into = Int(cells[target].row)
    recordElimination(unknown, source, newUnknown: new)
    let times =
      -(cells[target].factor * lists[into].scale) / (cells[source].factor * lists[from].scale)
    drop(source)
    drop(target)
    if new < 0 { rows[into].bound += times * rows[from].bound }
    var (kept, left) = (into, from)
    if lists[from].count <= lists[into].count {
      move(from, into, times: times)
    } else {
      // The longer row stays in place and becomes the combined row.
      lists[from].scale *= times
      move(into, from, times: 1)
      let row = rows[from]
      rows[from] = rows[into]
      rows[into] = row
      (kept, left) = (from, into)
    }
    if new >= 0 { add(new, -times, to: kept) }
    finish(left, new)
  }

  /// Adds a multiple of a row to another one and empties it.
  private mutating func move(_ from: Int, _ into: Int, times: Double) {
    let factor = times * lists[from].scale / lists[into].scale
    var link = lists[from].first
    while link >= 0 {
      let cell = link
      link = cells[cell].nextInRow
      steps += 1
      cells[cell].factor *= factor
      cells[cell].row = Int32(into)
      append(cell, to: into)
      fold(cell)
    }
    lists[from] = List()
  }

  /// Adds a term to a row.
  mutating func add(_ unknown: Int32, _ factor: Double, to row: Int) {
    steps += 1
    addCell(unknown, factor / lists[row].scale, to: row)
    fold(lists[row].last)
  }

  /// Merges a cell with a nearby cell of the same row and unknown, if there is one.
  private mutating func fold(_ cell: Int32) {
    let unknown = cells[cell].unknown
    var other = uses[unknown].first
    var budget = 16
    while other >= 0, budget > 0 {
      budget -= 1
      steps += 1
      if other != cell, cells[other].row == cells[cell].row {
        let sum = cells[other].factor + cells[cell].factor
        let size = abs(cells[other].factor) + abs(cells[cell].factor)
        cells[other].factor = sum
        drop(cell)
        if abs(sum) <= 1e-12 * size { drop(other) }
        return
      }
      other = cells[other].next
    }
  }
}

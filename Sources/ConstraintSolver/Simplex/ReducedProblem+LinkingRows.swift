// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Components that a single linking row connects.

extension ReducedProblem {
  /// Chooses the required row that splits each sufficiently large component into the smallest
  /// blocks.
  ///
  /// Returns whether there is one.
  func chooseLinkingRows() -> Bool {
    if reduction.unknownCount * reduction.rowCount < limits.minimumEntriesToSplit { return false }
    var search = ArticulationSearch(self)
    var hasAny = false
    let sums = sumsByComponent()
    // A component with one sum is an allocation, which takes less than any simplex.
    for unknown in 0..<reduction.unknownCount
    where componentRoot(unknown) == unknown && sums[unknown] > 1 {
      guard assignments[unknown].engine != EngineAssignment.eliminated,
        let row = search.bestRow(from: Int32(unknown), leastEntries: limits.minimumEntriesToSplit)
      else { continue }
      reduction.rows[row].isLinking = true
      linkingRows.append(
        LinkingRow(total: reduction.rows[row].bound, tolerance: tolerance))
      linkingRowIndices.append(Int32(row))
      hasAny = true
    }
    return hasAny
  }

  /// Returns the number of remaining rows with several unknowns, by root of their component.
  private func sumsByComponent() -> ContiguousArray<Int32> {
    var sums = ContiguousArray<Int32>(repeating: 0, count: reduction.unknownCount)
    for row in 0..<reduction.rowCount {
      let record = reduction.rows[row]
      if record.isEliminated || record.termCount < 2 { continue }
      sums[componentRoot(Int(terms[Int(record.firstTerm)].unknown))] += 1
    }
    return sums
  }

  /// Records which engines are the blocks of a linking row.
  func assignBlocks() {
    for (link, row) in linkingRowIndices.enumerated() {
      let first = Int(reduction.rows[row].firstTerm)
      for term in first..<first + Int(reduction.rows[row].termCount) {
        let engine = engines.elements + Int(assignments[terms[term].unknown].engine)
        engine.pointee.link = Int32(link)
        engine.pointee.linkingTermCount += 1
      }
    }
  }

  /// Adds the blocks to the linking rows, once their simplexes have all their rows.
  func makeBlocks() {
    for (link, row) in linkingRowIndices.enumerated() {
      let first = Int(reduction.rows[row].firstTerm)
      for term in first..<first + Int(reduction.rows[row].termCount) {
        let assignment = assignments[terms[term].unknown]
        let engine = engines[assignment.engine]
        if engine.block >= 0 { continue }
        engines[assignment.engine].block = Int32(linkingRows[link].blocks.count)
        let simplex = simplexes[Int(engine.number)]
        // Several terms get a row of their own, after all others.
        let rowCount = Int(engine.rowEnd - engine.firstRow)
        let isSum = simplex.rows > rowCount
        linkingRows[link].add(
          LinkingRow.Block(
            simplex: simplex,
            quantity: isSum ? simplex.rowQuantity(rowCount) : Int(assignment.quantity),
            factor: isSum ? 1 : terms[term].factor))
        for position in Int(engine.firstSoftRow)..<Int(engine.rowEnd) {
          let index = Int(rowsByEngine[position])
          linkingRows[link].add(rowAssignments[index].quantity, reduction.rows[index])
        }
      }
    }
  }

  /// Adds the terms of linking rows to the simplexes that have a row for them.
  func addLinkingTerms() {
    for row in linkingRowIndices {
      let first = Int(reduction.rows[row].firstTerm)
      for term in first..<first + Int(reduction.rows[row].termCount) {
        let assignment = assignments[terms[term].unknown]
        let engine = engines[assignment.engine]
        if engine.linkingTermCount < 2 { continue }
        simplexes[Int(engine.number)].addCoefficient(
          terms[term].factor, row: Int(engine.rowEnd - engine.firstRow),
          column: Int(assignment.quantity))
      }
    }
  }

  /// Returns a key that engines coupled by a linking row share.
  func coupling(of engine: Int32) -> Int32 {
    let link = engines[engine].link
    return link < 0 ? engine : ~link
  }
}

/// A depth-first search of the graph of unknowns and rows for articulation points (Tarjan).
private struct ArticulationSearch {
  private let problem: ReducedProblem
  /// The end of the list of rows of each unknown.
  private var ends: ContiguousArray<Int32>
  private var rows: ContiguousArray<Int32> = []
  /// The discovery index, the low link, and the number of unknowns in the subtree, by unknown and
  /// then by row.
  private var discovery: ContiguousArray<Int32>
  private var low: ContiguousArray<Int32>
  private var sizes: ContiguousArray<Int32>
  /// The number of unknowns, and the sum of their squares, in the blocks that only this row
  /// connects, by row.
  private var separatedCount: ContiguousArray<Int>
  private var separatedSquares: ContiguousArray<Int>
  private var time: Int32 = 0

  init(_ problem: ReducedProblem) {
    self.problem = problem
    let (unknownCount, rowCount) = (problem.reduction.unknownCount, problem.reduction.rowCount)
    ends = ContiguousArray(repeating: 0, count: unknownCount + 1)
    let nodeCount = unknownCount + rowCount
    discovery = ContiguousArray(repeating: -1, count: nodeCount)
    low = ContiguousArray(repeating: 0, count: nodeCount)
    sizes = ContiguousArray(repeating: 0, count: nodeCount)
    separatedCount = ContiguousArray(repeating: 0, count: rowCount)
    separatedSquares = ContiguousArray(repeating: 0, count: rowCount)
    for row in 0..<rowCount {
      for position in terms(of: row) { ends[Int(problem.terms[position].unknown) + 1] += 1 }
    }
    for unknown in 0..<unknownCount { ends[unknown + 1] += ends[unknown] }
    rows = ContiguousArray(repeating: 0, count: Int(ends[unknownCount]))
    var next = ends
    for row in 0..<rowCount {
      for position in terms(of: row) {
        let unknown = Int(problem.terms[position].unknown)
        rows[Int(next[unknown])] = Int32(row)
        next[unknown] += 1
      }
    }
  }

  private func terms(of row: Int) -> Range<Int> {
    let record = problem.reduction.rows[row]
    if record.isEliminated { return 0..<0 }
    return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
  }

  /// A node on the path from the root, with the number of its visited neighbors.
  private struct Visit {
    var node: Int32
    var parent: Int32
    var next: Int32 = 0
  }

  /// Returns the row that splits the component of an unknown best, if that makes it much cheaper.
  mutating func bestRow(from start: Int32, leastEntries: Int) -> Int? {
    let unknownCount = Int32(problem.reduction.unknownCount)
    var candidates: ContiguousArray<Int> = []
    var path = [Visit(node: start, parent: -1)]
    var total = 0
    var rowCount = 0
    discover(start)
    while let visit = path.last {
      let isRow = visit.node >= unknownCount
      let range =
        isRow
        ? terms(of: Int(visit.node - unknownCount))
        : Int(ends[Int(visit.node)])..<Int(ends[Int(visit.node) + 1])
      let position = range.lowerBound + Int(visit.next)
      if position < range.upperBound {
        path[path.count - 1].next += 1
        let other = isRow ? problem.terms[position].unknown : rows[position] + unknownCount
        if other == visit.parent { continue }
        if discovery[Int(other)] >= 0 {
          low[Int(visit.node)] = min(low[Int(visit.node)], discovery[Int(other)])
        } else {
          discover(other)
          path.append(Visit(node: other, parent: visit.node))
        }
        continue
      }
      path.removeLast()
      let node = Int(visit.node)
      if isRow {
        rowCount += 1
        let row = node - Int(unknownCount)
        if separatedCount[row] > 0, isRequiredEquality(row) { candidates.append(row) }
      } else {
        total += 1
        sizes[node] += 1
      }
      if visit.parent < 0 { break }
      let parent = Int(visit.parent)
      sizes[parent] += sizes[node]
      low[parent] = min(low[parent], low[node])
      if parent >= Int(unknownCount), low[node] >= discovery[parent] {
        let size = Int(sizes[node])
        separatedCount[parent - Int(unknownCount)] += size
        separatedSquares[parent - Int(unknownCount)] += size * size
      }
    }
    if total * rowCount < leastEntries { return nil }
    var best: (row: Int, cost: Int)?
    for row in candidates {
      let rest = total - separatedCount[row]
      let cost = rest * rest + separatedSquares[row]
      if 2 * cost <= total * total, best.map({ cost < $0.cost }) ?? true { best = (row, cost) }
    }
    return best?.row
  }

  private mutating func discover(_ node: Int32) {
    discovery[Int(node)] = time
    low[Int(node)] = time
    time += 1
  }

  /// Returns whether a row is a required equality.
  private func isRequiredEquality(_ row: Int) -> Bool {
    let record = problem.reduction.rows[row]
    return record.isRequired && record.relation == .equal && record.termCount > 1
  }
}

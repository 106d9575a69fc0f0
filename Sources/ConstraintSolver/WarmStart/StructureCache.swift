// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A cache of bases by structure.
///
/// A new table cell, or one that is reused for another row, has the structure of its neighbors and,
/// if its contents are similar, one of their bases. Computing values from that basis costs a
/// fraction of a solve.
struct StructureCache: ~Copyable {
  private struct Entry {
    var hash: UInt64
    var words: ContiguousArray<UInt64>
    /// The bases, starting with the one that held last.
    var bases: ContiguousArray<StructureBasis> = []
    /// The number of solutions that no basis describes.
    var failures = 0

    var isFull: Bool { bases.count + failures >= 8 }
  }

  /// Whether to look up everything, for tests.
  var looksUpEverything = false
  /// The numbers of rows for which a look-up pays off.
  private static var rowCounts: ClosedRange<Int> { 8...256 }
  /// The memory limit, in bytes.
  private static var memoryLimit: Int { 1 << 20 }

  private var structure = SubproblemStructure()
  private var entries: ContiguousArray<Entry> = []
  private var memory = 0
  private var sizes = SizeCounts()
  /// The entry of the subproblem looked up last, −1 if it has none.
  private var current = -1
  /// The component whose solution is to be recorded.
  private var recorded: Subproblem?
  /// The memory of a component that is looked up.
  private var part = Subproblem()
  /// The number of consecutive misses, and the number of look-ups to skip.
  private var misses = 0
  private var backoff = 0
  /// The number of components solved from known bases.
  private(set) var hits = 0
  /// Whether the last look-up found a basis that held.
  private(set) var isHelpful = false

  /// Returns whether subproblems of this size recur, so that a look-up may pay off.
  mutating func mayContain(variables: Int, rows: Int) -> Bool {
    if looksUpEverything { return true }
    guard Self.rowCounts.contains(rows) else { return false }
    guard sizes.isFrequent(variables: variables, rows: rows) else { return false }
    if backoff > 0 {
      backoff -= 1
      return false
    }
    return true
  }

  /// Returns an empty component with reusable memory, which the caller must put back.
  mutating func takePart() -> Subproblem {
    var taken = Subproblem()
    swap(&taken, &part)
    return taken
  }

  mutating func putBack(_ used: inout Subproblem) {
    used.removeAll()
    swap(&used, &part)
  }

  /// Computes the values of a sorted subproblem from a basis of its structure.
  ///
  /// Returns `false` if no known basis holds.
  mutating func solve(_ subproblem: inout Subproblem, of store: borrowing Store) -> Bool {
    structure.load(subproblem, of: store)
    if structure.isCoarse { return false }
    current = findEntry()
    if current >= 0 {
      for position in entries[current].bases.indices
      where entries[current].bases[position].solve(&structure) {
        if position > 0 { entries[current].bases.swapAt(0, position) }
        isHelpful = true
        hits += 1
        (misses, backoff) = (0, 0)
        return true
      }
    } else {
      insertEntry()
    }
    isHelpful = false
    misses += 1
    backoff = misses <= 4 ? 0 : 1 << min(misses - 4, 10)
    if current >= 0, !entries[current].isFull { recorded = subproblem }
    return false
  }

  /// The values and outcomes that the last look-up computed for the variables of the subproblem.
  @inline(__always)
  func value(at position: Int) -> Double { structure.values[position] }

  @inline(__always)
  func outcome(at position: Int) -> VariableFlags {
    entries[current].bases[0].outcomes[position]
  }

  /// The number of terms of the subproblem looked up last.
  var termCount: Int { structure.terms.count }

  /// Whether the solution of the last component without a known basis is to be recorded.
  var isRecording: Bool { recorded != nil }

  mutating func endRecording() { recorded = nil }

  /// Records the basis of the solution of that component.
  mutating func record(of store: borrowing Store) {
    guard let subproblem = recorded else { return }
    recorded = nil
    structure.load(subproblem, of: store)
    let current = findEntry()
    guard current >= 0 else { return }
    structure.loadValues(subproblem, of: store)
    var outcomes: ContiguousArray<VariableFlags> = []
    outcomes.reserveCapacity(subproblem.variables.count)
    for variable in subproblem.variables {
      let flags = store.variables[Int(variable)].flags.intersection(.recorded)
      // Default values depend on more than the rows.
      if !flags.isDisjoint(with: .notReusable) {
        entries[current].failures += 1
        return
      }
      outcomes.append(flags)
    }
    guard let basis = StructureBasis(structure, outcomes: outcomes) else {
      entries[current].failures += 1
      return
    }
    memory += basis.size
    if memory > Self.memoryLimit { return removeAll() }
    entries[current].bases.append(basis)
  }

  private mutating func removeAll() {
    entries = []
    memory = 0
    current = -1
  }

  private func findEntry() -> Int {
    let (words, count) = (structure.words.elements, structure.words.count)
    for index in entries.indices
    where entries[index].hash == structure.hash && entries[index].words.count == count {
      let isEqual = entries[index].words.withUnsafeBufferPointer { known in
        var position = 0
        while position < count, known[position] == words[position] { position += 1 }
        return position == count
      }
      if isEqual { return index }
    }
    return -1
  }

  private mutating func insertEntry() {
    let words = ContiguousArray(structure.words.elements.prefix(structure.words.count))
    memory += words.count * 8 + 64
    // Structures are compared one after another.
    if memory > Self.memoryLimit || entries.count >= 64 { removeAll() }
    current = entries.count
    entries.append(Entry(hash: structure.hash, words: words))
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    structure.allocatedElements + entries.capacity + memory + sizes.capacity
  }
}

extension VariableFlags {
  /// The flags that a basis records for a variable.
  static let recorded: VariableFlags = outcome.union(.isFixedByRequired)
  /// The outcomes that a basis does not reproduce.
  fileprivate static let notReusable = outcome.subtracting(.isSolvedBySimplex)
}

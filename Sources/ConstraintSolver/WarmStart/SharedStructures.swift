// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The bases of subproblems that were solved before, by structure, which solvers share.
///
/// A card on a server, or a new cell of a table, has the structure of earlier ones. Its first solve
/// computes the values from their basis, at a fraction of the cost of the presolve. The values don't
/// depend on what was solved before, because only subproblems without rounding errors are shared;
/// see ``ExactSystem``.
final class SharedStructures: Sendable {
  /// Those of the process.
  static let process = SharedStructures()

  /// What is known about a structure.
  struct Finding {
    /// The bases of its solutions.
    var bases: ContiguousArray<ExactBasis> = []
    /// Whether the basis of another solution should be added.
    var isIncomplete = false
  }

  /// The size of a system.
  struct Size: Equatable {
    var variables = 0
    var rows = 0
    var cells = 0

    fileprivate var slot: Int { (variables &* 31 &+ rows &* 7 &+ cells) & 255 }
  }

  /// The number of look-ups since the last system of a size that was solved from a known basis.
  private struct Misses {
    var size = Size()
    var count = 0
  }

  private struct Entry {
    var hash: UInt64 = 0
    var words: ContiguousArray<UInt64> = []
    var bases: ContiguousArray<ExactBasis> = []
    /// The number of solutions that were added, including those without a basis.
    var solutions = 0

    var size: Int { words.count * 8 + bases.reduce(0) { $0 + $1.size } }
  }

  /// The maximum number of rows of a system: larger ones rarely recur.
  static var maximumRows: Int { 1024 }
  /// The memory, in bytes, beyond which everything is removed.
  private static var memoryLimit: Int { 1 << 22 }
  private static var solutionLimit: Int { 8 }
  private static var slotBits: UInt64 { 10 }
  private static var slotCount: Int { 1 << Int(slotBits) }

  /// What the lock guards.
  private struct State {
    /// The structures that recurred, each in the slot of its hash, where another may replace it.
    var entries = ContiguousArray<Entry>(repeating: Entry(), count: slotCount)
    /// The hashes of structures that were met once; most don't recur, so nothing else is kept.
    var hashes = ContiguousArray<UInt64>(repeating: 0, count: slotCount)
    /// The sizes that were met last, each in one slot, where another may replace it.
    var misses = ContiguousArray(repeating: Misses(), count: 256)
    /// The memory usage in bytes.
    var memory = 0
  }

  private let state = Guarded(State())

  /// Returns whether a look-up may pay off for systems of a size: most of the time not, if the last
  /// ones found nothing.
  func mayContain(_ size: Size) -> Bool {
    let slot = size.slot
    return state.withLock { state in
      if state.misses[slot].size != size { state.misses[slot] = Misses(size: size) }
      if state.misses[slot].count < 16 { return true }
      state.misses[slot].count &+= 1
      return state.misses[slot].count & 63 == 0
    }
  }

  /// Returns what is known about the structure of a system, and records that it was met.
  func find(_ system: borrowing ExactSystem) -> Finding {
    let hash = system.hash
    let slot = Self.slot(of: hash)
    var isRecurring = false
    let known = state.withLock { state -> Entry? in
      if state.entries[slot].hash == hash { return state.entries[slot] }
      isRecurring = state.hashes[slot] == hash
      state.hashes[slot] = hash
      return nil
    }
    guard let known else { return Finding(isIncomplete: isRecurring) }
    guard system.isEncoded(as: known.words) else { return Finding() }
    return Finding(bases: known.bases, isIncomplete: known.solutions < Self.solutionLimit)
  }

  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> (64 - slotBits))
  }

  /// Records whether a system of a size was solved from a known basis.
  func record(isHit: Bool, for size: Size) {
    let slot = size.slot
    state.withLock { state in
      guard state.misses[slot].size == size else { return }
      state.misses[slot].count = isHit ? 0 : state.misses[slot].count &+ 1
    }
  }

  /// Adds the basis of a system's solution, or `nil` if it has none.
  func add(_ basis: ExactBasis?, of system: borrowing ExactSystem) {
    let new = Entry(hash: system.hash, words: system.encoding)
    let slot = Self.slot(of: new.hash)
    state.withLock { state in
      if state.memory > Self.memoryLimit { state = State() }
      if state.entries[slot].hash != new.hash || state.entries[slot].words != new.words {
        state.memory += new.size - state.entries[slot].size
        state.entries[slot] = new
      }
      state.entries[slot].solutions += 1
      guard let basis, state.entries[slot].solutions <= Self.solutionLimit else { return }
      state.entries[slot].bases.append(basis)
      state.memory += basis.size
    }
  }

  /// The memory usage in bytes.
  var memory: Int { state.withLock { $0.memory } }
}

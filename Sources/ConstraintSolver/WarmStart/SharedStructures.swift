// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The bases of systems that were solved before, by structure, which solvers share.
///
/// A card on a server, or the cell of another table, has the structure of earlier ones. Its first
/// solve computes the values from their basis, at a fraction of the cost of the presolve. The
/// values don't depend on what was solved before, because only systems without rounding errors are
/// shared; see ``ExactSystem``.
final class SharedStructures: @unchecked Sendable {
  // Unchecked because the lock guards everything; `Mutex` requires newer systems than the rest.
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

  private let lock = NSLock()
  /// The structures that recurred, each in the slot of its hash, where another may replace it.
  private var entries = ContiguousArray<Entry>(repeating: Entry(), count: slotCount)
  /// The hashes of structures that were met once; most don't recur, so nothing else is kept.
  private var hashes = ContiguousArray<UInt64>(repeating: 0, count: slotCount)
  private var memoryInUse = 0
  /// The sizes that were met last, each in one slot, where another may replace it.
  private var misses = ContiguousArray(repeating: Misses(), count: 256)

  /// Returns whether a look-up may pay off for systems of a size: most of the time not, if the last
  /// ones found nothing.
  func mayContain(_ size: Size) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let slot = size.slot
    if misses[slot].size != size { misses[slot] = Misses(size: size) }
    if misses[slot].count < 16 { return true }
    misses[slot].count &+= 1
    return misses[slot].count & 63 == 0
  }

  /// Returns what is known about the structure of a system, and records that it was met.
  func find(_ system: borrowing ExactSystem) -> Finding {
    let slot = slot(of: system)
    lock.lock()
    guard entries[slot].hash == system.hash else {
      let isRecurring = hashes[slot] == system.hash
      hashes[slot] = system.hash
      lock.unlock()
      return Finding(isIncomplete: isRecurring)
    }
    let entry = entries[slot]
    lock.unlock()
    guard system.isEncoded(as: entry.words) else { return Finding() }
    return Finding(bases: entry.bases, isIncomplete: entry.solutions < Self.solutionLimit)
  }

  private func slot(of system: borrowing ExactSystem) -> Int {
    Int(truncatingIfNeeded: system.hash >> (64 - Self.slotBits))
  }

  /// Records whether a system of a size was solved from a known basis.
  func record(isHit: Bool, for size: Size) {
    lock.lock()
    defer { lock.unlock() }
    guard misses[size.slot].size == size else { return }
    misses[size.slot].count = isHit ? 0 : misses[size.slot].count &+ 1
  }

  /// Adds the basis of a system's solution, or `nil` if it has none.
  func add(_ basis: ExactBasis?, of system: borrowing ExactSystem) {
    lock.lock()
    defer { lock.unlock() }
    if memoryInUse > Self.memoryLimit { removeAll() }
    let slot = slot(of: system)
    if entries[slot].hash != system.hash || !system.isEncoded(as: entries[slot].words) {
      memoryInUse -= entries[slot].size
      entries[slot] = Entry(hash: system.hash, words: system.encoding)
      memoryInUse += entries[slot].size
    }
    entries[slot].solutions += 1
    guard let basis, entries[slot].solutions <= Self.solutionLimit else { return }
    entries[slot].bases.append(basis)
    memoryInUse += basis.size
  }

  /// The memory usage in bytes.
  var memory: Int {
    lock.lock()
    defer { lock.unlock() }
    return memoryInUse
  }

  private func removeAll() {
    for slot in entries.indices { entries[slot] = Entry() }
    memoryInUse = 0
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The indices of the elements of a growing list, by their hashes.
///
/// Elements with the same hash are linked, the one inserted last first.
struct HashIndex {
  private var last: [UInt64: Int32] = [:]
  /// For each element, the previous one with the same hash, or −1.
  private var previous: ContiguousArray<Int32> = []

  /// The memory that an element takes, in bytes.
  static var elementSize: Int { 24 }

  /// The number of elements for which memory is allocated.
  var capacity: Int { previous.capacity }

  /// Records the hash of the next element of the list.
  mutating func append(_ hash: UInt64) {
    let index = Int32(previous.count)
    previous.append(last.updateValue(index, forKey: hash) ?? -1)
  }

  /// Returns the index of the first element with a hash that satisfies a condition, or `nil`.
  ///
  /// - Complexity: O(1) on average, if few elements have the same hash.
  @inline(__always)
  func firstIndex(of hash: UInt64, where isEqual: (Int) -> Bool) -> Int32? {
    var index = last[hash] ?? -1
    while index >= 0, !isEqual(Int(index)) { index = previous[Int(index)] }
    return index >= 0 ? index : nil
  }
}

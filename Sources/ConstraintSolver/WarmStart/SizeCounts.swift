// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The number of times that components of a size were solved, for a few sizes.
struct SizeCounts: ~Copyable {
  struct Size: BitwiseCopyable {
    var variables: Int32 = 0
    var rows: Int32 = 0
    var count: Int32 = 0
  }

  private var sizes = Storage<Size>()

  /// Counts a component, and returns whether there were enough of its size to expect more.
  mutating func isFrequent(variables: Int, rows: Int) -> Bool {
    sizes.resize(to: 16, filling: Size())
    // Each size has one slot, in which another size may replace it.
    let slot = (variables &* 7 &+ rows) & 15
    let (variables, rows) = (
      Int32(truncatingIfNeeded: variables), Int32(truncatingIfNeeded: rows)
    )
    guard sizes[slot].variables == variables, sizes[slot].rows == rows else {
      sizes[slot] = Size(variables: variables, rows: rows, count: 1)
      return false
    }
    // Recording the bases of fewer rows than fill a screen doesn't pay off.
    if sizes[slot].count >= 12 { return true }
    sizes[slot].count += 1
    return false
  }

  var capacity: Int { sizes.capacity }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A single block of memory for many storages, so that a small system needs one allocation instead
/// of a dozen.
///
/// The owner of an arena also owns the storages in it, so that both are freed together.
struct Arena: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = .allocate(byteCount: byteCount, alignment: 8)
  }

  deinit { base.deallocate() }

  /// Returns memory for a number of elements, which must fit into the block.
  mutating func allocate<Element: BitwiseCopyable>(_ count: Int) -> Elements<Element> {
    let start = base + used
    used += Arena.size(of: Element.self, count)
    assert(used <= byteCount)
    return Elements(start.bindMemory(to: Element.self, capacity: count), count: count)
  }

  /// Returns the size of a number of elements in bytes.
  static func size<Element: BitwiseCopyable>(of type: Element.Type, _ count: Int) -> Int {
    (MemoryLayout<Element>.stride * count + 7) & ~7
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One block of memory for many storages: a small system then costs one allocation and not a dozen.
///
/// Whoever holds an arena holds what begins in it too, so that both end together.
struct Arena: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = .allocate(byteCount: byteCount, alignment: 8)
  }

  deinit { base.deallocate() }

  /// A place for so many elements, which the block must have room for.
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> Elements<Element> {
    let start = base + used
    used += Arena.size(of: Element.self, count)
    assert(used <= byteCount)
    return Elements(start.bindMemory(to: Element.self, capacity: count), count: count)
  }

  /// The bytes that so many elements take.
  static func size<Element: BitwiseCopyable>(of type: Element.Type, _ count: Int) -> Int {
    (MemoryLayout<Element>.stride * count + 7) & ~7
  }
}

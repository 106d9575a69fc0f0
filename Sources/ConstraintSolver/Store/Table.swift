// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing list of plain records in memory of its own, without the checks of an array: the
/// solver's inner loops live on it. Whoever makes one frees it.
struct Table<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// The positions in use. A position is checked by whoever hands it out.
  var indices: Range<Int> { 0..<count }

  subscript(position: Int) -> Element {
    @inline(__always) get { base[position] }
    @inline(__always) nonmutating _modify { yield &base[position] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes room for `room` elements.
  mutating func grow(to room: Int) {
    if room <= capacity { return }
    capacity = max(room, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// Drops the elements from `position` on.
  mutating func truncate(to position: Int) { count = position }

  func free() { base.deallocate() }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing list of plain records in memory of its own, without the checks of an array: the
/// solver's inner loops live on it. Whoever makes one frees it.
struct Table<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  /// Whether the memory is a part of someone else's.
  private var isLent = false

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// Begins in memory that someone else frees.
  init(in arena: inout Arena, capacity: Int) {
    self.capacity = capacity
    base = arena.take(capacity)
    isLent = true
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
    count &+= 1
  }

  /// Whether there is no room for another element.
  @inline(__always)
  var isFull: Bool { count == capacity }

  /// Adds an element that there is room for.
  @inline(__always)
  mutating func appendWithinCapacity(_ element: Element) {
    base[count] = element
    count &+= 1
  }

  /// Makes room for `room` elements.
  @inline(__always)
  mutating func reserve(_ room: Int) { if room > capacity { grow(to: room) } }

  /// Makes room for `room` elements and some more.
  @inline(never)
  mutating func grow(to room: Int) {
    if room <= capacity { return }
    // Large tables, which are kept for long, get half as much again, and small ones twice as much.
    capacity = max(room, capacity + capacity / (capacity < 4096 ? 1 : 2))
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    free()
    isLent = false
    base = larger
  }

  /// Drops the elements from `position` on.
  mutating func truncate(to position: Int) { count = position }

  func free() { if !isLent { base.deallocate() } }
}

/// One block of memory for many tables: a small system then costs one allocation and not a dozen.
struct Arena {
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = .allocate(byteCount: byteCount, alignment: 8)
  }

  /// A place for so many elements, which the block must have room for.
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let start = base + used
    used += Arena.size(of: Element.self, count)
    assert(used <= byteCount)
    return start.bindMemory(to: Element.self, capacity: count)
  }

  /// The bytes that so many elements take.
  static func size<Element: BitwiseCopyable>(of type: Element.Type, _ count: Int) -> Int {
    (MemoryLayout<Element>.stride * count + 7) & ~7
  }

  func free() { base.deallocate() }
}

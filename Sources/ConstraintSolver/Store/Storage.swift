// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing list of plain records that owns its memory.
///
/// Positions are checked in debug builds only: the solver's inner loops live on it. Where a loop
/// works on `base` itself, the positions it uses come from a list that was checked when it was made.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  /// Where the elements lie; anywhere while there is no capacity. An optional pointer here is more
  /// than the compiler can instrument for the thread sanitizer.
  private var memory = UnsafeMutablePointer<Element>(bitPattern: 64).unsafelyUnwrapped
  private(set) var count = 0
  private(set) var capacity = 0
  /// Whether the memory is a part of an arena's.
  private var isLent = false

  /// An empty list without memory, which it gets when it needs some.
  init() {}

  /// An empty list with room for `capacity` elements.
  init(capacity: Int) {
    if capacity > 0 { memory = .allocate(capacity: capacity) }
    self.capacity = capacity
  }

  /// An empty list with room in an arena, which has to live longer.
  init(in arena: inout Arena, capacity: Int) {
    memory = arena.take(capacity)
    self.capacity = capacity
    isLent = true
  }

  deinit { if capacity > 0, !isLent { memory.deallocate() } }

  /// Where the elements lie. Nothing may be read or written there beyond `capacity`.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { memory }

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  subscript(position: Int) -> Element {
    @inline(__always) get {
      assert(position >= 0 && position < count)
      return base[position]
    }
    @inline(__always) _modify {
      assert(position >= 0 && position < count)
      yield &base[position]
    }
  }

  @inline(__always)
  subscript(position: Int32) -> Element {
    get { self[Int(position)] }
    _modify { yield &self[Int(position)] }
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
    assert(count < capacity)
    base[count] = element
    count &+= 1
  }

  /// Makes room for `room` elements.
  @inline(__always)
  mutating func reserve(_ room: Int) { if room > capacity { grow(to: room) } }

  /// Becomes `count` elements long; new ones are `element`.
  mutating func resize(to count: Int, filling element: Element) {
    reserve(count)
    if count > self.count {
      (base + self.count).initialize(repeating: element, count: count - self.count)
    }
    self.count = count
  }

  /// Becomes `count` elements long; new ones may be anything and are to be written before they are
  /// read.
  @inline(__always)
  mutating func resize(toUninitialized count: Int) {
    reserve(count)
    self.count = count
  }

  /// Drops the elements from `position` on.
  @inline(__always)
  mutating func truncate(to position: Int) {
    assert(position <= count)
    count = position
  }

  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  /// Makes room for `room` elements and some more.
  @inline(never)
  private mutating func grow(to room: Int) {
    // Large lists, which are kept for long, get half as much again, and small ones twice as much.
    let new = max(room, capacity == 0 ? 16 : capacity + capacity / (capacity < 4096 ? 1 : 2))
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: new)
    if capacity > 0 {
      larger.update(from: memory, count: count)
      if !isLent { memory.deallocate() }
    }
    isLent = false
    memory = larger
    capacity = new
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing list of plain records that owns its memory.
///
/// Positions are checked in debug builds only: the solver's inner loops live on it.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  /// Where the elements lie; anywhere while there is no capacity.
  ///
  /// An optional pointer here is more than the compiler can instrument for the thread sanitizer.
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
    memory = arena.take(capacity).start
    self.capacity = capacity
    isLent = true
  }

  deinit { if capacity > 0, !isLent { memory.deallocate() } }

  /// The elements for an inner loop; valid until the list grows.
  @inline(__always)
  var elements: Elements<Element> { Elements(memory, count: count) }

  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  subscript(position: Int) -> Element {
    @inline(__always) get { elements[position] }
    @inline(__always) _modify { yield &elements[position] }
  }

  subscript(position: Int32) -> Element {
    @inline(__always) get { elements[Int(position)] }
    @inline(__always) _modify { yield &elements[Int(position)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    memory[count] = element
    count &+= 1
  }

  /// Whether there is no room for another element.
  @inline(__always)
  var isFull: Bool { count == capacity }

  /// Adds an element that there is room for.
  @inline(__always)
  mutating func appendWithinCapacity(_ element: Element) {
    assert(count < capacity)
    memory[count] = element
    count &+= 1
  }

  /// Makes room for `room` elements.
  @inline(__always)
  mutating func reserve(_ room: Int) { if room > capacity { grow(to: room) } }

  /// Becomes `count` elements long; new ones are `element`.
  mutating func resize(to count: Int, filling element: Element) {
    reserve(count)
    if count > self.count {
      (memory + self.count).initialize(repeating: element, count: count - self.count)
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

  /// Becomes at least `count` elements long, each of which may be anything.
  @inline(__always)
  mutating func prepare(_ count: Int) {
    if count <= self.count { return }
    // Nothing is worth being moved.
    if count > capacity { self.count = 0 }
    resize(toUninitialized: count)
  }

  /// Drops the elements from `position` on.
  @inline(__always)
  mutating func truncate(to position: Int) {
    assert(position >= 0 && position <= count)
    count = position
  }

  /// Drops all elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return memory[count]
  }

  /// The list, which is empty and without memory here from now on.
  @inline(__always)
  mutating func take() -> Storage {
    let taken = self
    self = Storage()
    return taken
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

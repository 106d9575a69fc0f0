// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growable array of trivial records that owns its memory.
///
/// Indices are checked in debug builds only, for the speed of the solver's inner loops.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the elements; an arbitrary one while there is no capacity.
  ///
  /// The compiler cannot instrument an optional pointer here for the thread sanitizer.
  private var memory = UnsafeMutablePointer<Element>(bitPattern: 64).unsafelyUnwrapped
  private(set) var count = 0
  private(set) var capacity = 0
  /// Whether the memory belongs to an arena.
  private var isBorrowed = false

  /// Creates an empty list, which allocates memory on demand.
  init() {}

  /// Creates an empty list with room for `capacity` elements.
  init(capacity: Int) {
    if capacity > 0 { memory = .allocate(capacity: capacity) }
    self.capacity = capacity
  }

  /// Creates an empty list with room in an arena, which must outlive it.
  init(in arena: inout Arena, capacity: Int) {
    memory = arena.allocate(capacity).start
    self.capacity = capacity
    isBorrowed = true
  }

  deinit { if capacity > 0, !isBorrowed { memory.deallocate() } }

  /// The elements for an inner loop; valid until the list grows.
  @_transparent
  var elements: Elements<Element> { Elements(memory, count: count) }

  @_transparent
  var indices: Range<Int> { 0..<count }

  @_transparent
  var isEmpty: Bool { count == 0 }

  subscript(position: Int) -> Element {
    @_transparent get { elements[position] }
    @_transparent _modify { yield &elements[position] }
  }

  subscript(position: Int32) -> Element {
    @_transparent get { elements[Int(position)] }
    @_transparent _modify { yield &elements[Int(position)] }
  }

  @_transparent
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    memory[count] = element
    count &+= 1
  }

  /// Whether there is no room for another element.
  @_transparent
  var isFull: Bool { count == capacity }

  /// Adds an element, for which there must be room.
  @_transparent
  mutating func appendWithinCapacity(_ element: Element) {
    assert(count < capacity)
    memory[count] = element
    count &+= 1
  }

  /// Ensures room for `minimumCapacity` elements.
  @_transparent
  mutating func reserve(_ minimumCapacity: Int) {
    if minimumCapacity > capacity { grow(to: minimumCapacity) }
  }

  /// Changes the count to `count`; new elements are `element`.
  mutating func resize(to count: Int, filling element: Element) {
    reserve(count)
    if count > self.count {
      (memory + self.count).initialize(repeating: element, count: count - self.count)
    }
    self.count = count
  }

  /// Changes the count to `count`; new elements are uninitialized and must be written before they
  /// are read.
  @_transparent
  mutating func resize(toUninitialized count: Int) {
    reserve(count)
    self.count = count
  }

  /// Changes the count to at least `count`, with arbitrary elements.
  @_transparent
  mutating func prepare(_ count: Int) {
    if count <= self.count { return }
    // The old elements need not be copied.
    if count > capacity { self.count = 0 }
    resize(toUninitialized: count)
  }

  /// Removes the elements from `position` on.
  @_transparent
  mutating func truncate(to position: Int) {
    assert(position >= 0 && position <= count)
    count = position
  }

  /// Removes all elements and keeps the memory.
  @_transparent
  mutating func removeAll() { count = 0 }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return memory[count]
  }

  /// Returns the list, leaving an empty one without memory in its place.
  @_transparent
  mutating func take() -> Storage {
    let taken = self
    self = Storage()
    return taken
  }

  /// Ensures room for `minimumCapacity` elements with some to spare.
  @inline(never)
  private mutating func grow(to minimumCapacity: Int) {
    // Most lists that outgrow a few elements have hundreds, such as those of a table's cells. Large
    // ones, which are long-lived, grow by half.
    let grown = capacity < 256 ? capacity * 4 : capacity + capacity / (capacity < 4096 ? 1 : 2)
    let new = max(minimumCapacity, grown, 16)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: new)
    if capacity > 0 {
      larger.update(from: memory, count: count)
      if !isBorrowed { memory.deallocate() }
    }
    isBorrowed = false
    memory = larger
    capacity = new
  }
}

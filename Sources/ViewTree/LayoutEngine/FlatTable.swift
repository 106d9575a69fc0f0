// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing table of plain values that owns its memory.
///
/// Arrays in a class are checked for overlapping access on each use, which takes a third of the
/// time of an initial layout. Here indexes are checked in debug builds only. (The solver's storage
/// does the same, but generic types of another module aren't inlined unless they are public.)
struct FlatTable<Element: BitwiseCopyable>: ~Copyable {
  /// An arbitrary address while there is no capacity, because the compiler can't instrument a
  /// stored optional pointer for the thread sanitizer.
  private var base = UnsafeMutablePointer<Element>(bitPattern: 64).unsafelyUnwrapped
  private(set) var count = 0
  private var capacity = 0

  deinit { if capacity > 0 { base.deallocate() } }

  var indices: Range<Int> { 0..<count }

  /// The elements for an inner loop; valid until the table grows.
  @_transparent
  var elements: Elements { Elements(base: base, count: count) }

  struct Elements {
    fileprivate let base: UnsafeMutablePointer<Element>
    let count: Int

    subscript(index: Int) -> Element {
      @_transparent get {
        assert(index >= 0 && index < count)
        return base[index]
      }
      @_transparent nonmutating _modify {
        assert(index >= 0 && index < count)
        yield &base[index]
      }
    }
  }

  subscript(index: Int) -> Element {
    @_transparent get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @_transparent _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @_transparent
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    appendWithinCapacity(element)
  }

  /// Appends an element within the reserved capacity.
  @_transparent
  mutating func appendWithinCapacity(_ element: Element) {
    assert(count < capacity)
    base[count] = element
    count &+= 1
  }

  mutating func removeAll() {
    count = 0
  }

  /// Removes the elements at and after an index.
  mutating func truncate(to position: Int) {
    assert(position >= 0 && position <= count)
    count = position
  }

  mutating func removeFirst(_ first: Int) {
    assert(first >= 0 && first <= count)
    count -= first
    base.update(from: base + first, count: count)
  }

  /// Reserves capacity for a total number of elements.
  mutating func reserve(_ minimumCapacity: Int) {
    guard minimumCapacity > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: minimumCapacity)
    larger.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = minimumCapacity
  }

  private mutating func grow() {
    // Like the solver's storage.
    let few = max(4, 128 / MemoryLayout<Element>.stride)
    let grown = capacity < 256 ? capacity * 4 : capacity + capacity / (capacity < 4096 ? 1 : 2)
    reserve(max(few, grown))
  }
}

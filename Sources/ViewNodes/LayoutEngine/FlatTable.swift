// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing table of plain values, without reference counting, in memory of its own.
///
/// Arrays in a class are checked for overlapping access on each use, which takes a third of the
/// time of an initial layout. The owner frees the table when it is deallocated.
struct FlatTable<Element> {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  /// Frees the memory; the table must not be used afterward.
  func free() {
    base?.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always) get { base.unsafelyUnwrapped[index] }
    @inline(__always) nonmutating _modify { yield &base.unsafelyUnwrapped[index] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    appendWithinCapacity(element)
  }

  /// Appends an element within the reserved capacity.
  @inline(__always)
  mutating func appendWithinCapacity(_ element: Element) {
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  mutating func removeAll() {
    count = 0
  }

  /// Removes the elements from an index on.
  mutating func truncate(to place: Int) {
    count = place
  }

  mutating func removeFirst(_ first: Int) {
    if count > first, let base { base.update(from: base + first, count: count - first) }
    count -= first
  }

  /// Reserves capacity for a total number of elements.
  mutating func reserve(_ room: Int) {
    guard room > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if let base {
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = larger
    capacity = room
  }

  private mutating func grow() {
    let few = max(4, 128 / MemoryLayout<Element>.stride)
    reserve(max(few, capacity + capacity / 2))
  }
}

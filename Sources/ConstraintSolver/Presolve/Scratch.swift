// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Memory that is kept from solve to solve, so that a warm solve allocates nothing.
struct Scratch<Element: BitwiseCopyable> {
  private var memory: UnsafeMutablePointer<Element>?
  private(set) var capacity = 0
  /// Whether the memory is a part of someone else's.
  private var isLent = false

  /// Begins in memory that someone else frees.
  mutating func begin(in arena: inout Arena, _ count: Int) {
    memory = arena.take(count)
    capacity = count
    isLent = true
  }

  /// The memory; only to be asked for once there is some.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { memory.unsafelyUnwrapped }

  /// Makes room for `count` elements; what was there may be lost.
  mutating func reserve(_ count: Int) {
    if count <= capacity, capacity > 0 { return }
    free()
    isLent = false
    // The first time exactly, then with room to grow.
    capacity = capacity == 0 ? max(16, count) : count + count / 2
    memory = .allocate(capacity: capacity)
  }

  /// Makes room for `count` elements, of which the first `used` are kept.
  mutating func grow(_ count: Int, keeping used: Int) {
    if count <= capacity, capacity > 0 { return }
    let room = capacity == 0 ? max(16, count) : count + count / 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
    if used > 0 { larger.update(from: base, count: used) }
    free()
    isLent = false
    memory = larger
    capacity = room
  }

  func free() { if !isLent { memory?.deallocate() } }
}

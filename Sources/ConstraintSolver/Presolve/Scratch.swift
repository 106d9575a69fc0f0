// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Memory that is kept from solve to solve, so that a warm solve allocates nothing.
struct Scratch<Element: BitwiseCopyable> {
  private var memory: UnsafeMutablePointer<Element>?
  private(set) var capacity = 0

  /// The memory; only to be asked for once there is some.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { memory.unsafelyUnwrapped }

  /// Makes room for `count` elements; what was there may be lost.
  mutating func reserve(_ count: Int) {
    if count <= capacity, capacity > 0 { return }
    memory?.deallocate()
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
    memory?.deallocate()
    memory = larger
    capacity = room
  }

  func free() { memory?.deallocate() }
}

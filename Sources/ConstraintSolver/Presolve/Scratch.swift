// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Memory that is kept from solve to solve, so that a warm solve allocates nothing.
struct Scratch<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init() {
    capacity = 16
    base = .allocate(capacity: capacity)
  }

  /// Makes room for `count` elements; what was there may be lost.
  mutating func reserve(_ count: Int) {
    if count <= capacity { return }
    base.deallocate()
    capacity = count + count / 2
    base = .allocate(capacity: capacity)
  }

  /// Makes room for `count` elements, of which the first `used` are kept.
  mutating func grow(_ count: Int, keeping used: Int) {
    if count <= capacity { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: count + count / 2)
    larger.update(from: base, count: used)
    base.deallocate()
    base = larger
    capacity = count + count / 2
  }

  func free() { base.deallocate() }
}

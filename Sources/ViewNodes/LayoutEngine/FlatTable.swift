// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A growing table of plain values (nothing in them is counted) in memory of its own.
///
/// An array in a class would be checked for overlapping access at each use, which costs a third of a
/// cold layout. The owner frees the table when it goes away.
struct FlatTable<Element> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  init(capacity: Int = 32) {
    header = .allocate(capacity: 1)
    header.initialize(to: Header(base: .allocate(capacity: capacity), capacity: capacity))
  }

  /// Gives the memory back; the table must not be used any more.
  func free() {
    header.pointee.base.deallocate()
    header.deallocate()
  }

  var count: Int { header.pointee.count }

  var indices: Range<Int> { 0..<header.pointee.count }

  subscript(index: Int) -> Element {
    @inline(__always) get { header.pointee.base[index] }
    @inline(__always) nonmutating _modify { yield &header.pointee.base[index] }
  }

  @inline(__always)
  func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow() }
    (header.pointee.base + header.pointee.count).initialize(to: element)
    header.pointee.count += 1
  }

  func removeAll() {
    header.pointee.count = 0
  }

  private func grow() {
    let capacity = header.pointee.capacity * 2
    let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    base.moveInitialize(from: header.pointee.base, count: header.pointee.count)
    header.pointee.base.deallocate()
    header.pointee.base = base
    header.pointee.capacity = capacity
  }
}

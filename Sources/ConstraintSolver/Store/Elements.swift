// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The elements of a storage or an arena, for inner loops: a bare pointer in release builds, which
/// debug builds check against the number of elements.
///
/// Valid for as long as the memory is, and until its owner grows.
struct Elements<Element: BitwiseCopyable>: BitwiseCopyable {
  let start: UnsafeMutablePointer<Element>
  #if DEBUG
    let count: Int
  #endif

  @inline(__always)
  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    #if DEBUG
      self.count = count
    #endif
  }

  subscript(position: Int) -> Element {
    @inline(__always) get {
      check(position)
      return start[position]
    }
    @inline(__always) nonmutating _modify {
      check(position)
      yield &start[position]
    }
  }

  /// The place of an element, or the one after the last.
  @inline(__always)
  static func + (elements: Elements, position: Int) -> UnsafeMutablePointer<Element> {
    #if DEBUG
      precondition(position >= 0 && position <= elements.count, "There is no such element.")
    #endif
    return elements.start + position
  }

  /// So many elements from a position on.
  @inline(__always)
  func slice(from position: Int, count: Int) -> Elements {
    checkCount(position + count)
    return Elements(self + position, count: count)
  }

  /// Sets the first elements, whatever they were.
  func initialize(repeating element: Element, count: Int) {
    checkCount(count)
    start.initialize(repeating: element, count: count)
  }

  /// The first elements as a buffer.
  @inline(__always)
  func prefix(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    checkCount(count)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  @inline(__always)
  func check(_ position: Int) {
    #if DEBUG
      precondition(position >= 0 && position < count, "There is no such element.")
    #endif
  }

  @inline(__always)
  private func checkCount(_ count: Int) {
    #if DEBUG
      precondition(count >= 0 && count <= self.count, "There are not so many elements.")
    #endif
  }
}

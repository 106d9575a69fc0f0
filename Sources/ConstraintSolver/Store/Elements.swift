// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The elements of a storage or an arena, for inner loops: a bare pointer in release builds,
/// checked against the number of elements in debug builds.
///
/// Valid while the memory is, and until its owner grows.
struct Elements<Element: BitwiseCopyable>: BitwiseCopyable {
  let start: UnsafeMutablePointer<Element>
  #if DEBUG
    let count: Int
  #endif

  @_transparent
  init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    #if DEBUG
      self.count = count
    #endif
  }

  subscript(position: Int) -> Element {
    @_transparent get {
      check(position)
      return start[position]
    }
    @_transparent nonmutating _modify {
      check(position)
      yield &start[position]
    }
  }

  /// Returns a pointer to an element, or past the last one.
  @_transparent
  static func + (elements: Elements, position: Int) -> UnsafeMutablePointer<Element> {
    #if DEBUG
      precondition(position >= 0 && position <= elements.count, "There is no such element.")
    #endif
    return elements.start + position
  }

  /// Returns a number of elements, starting at a position.
  @_transparent
  func slice(from position: Int, count: Int) -> Elements {
    checkCount(position + count)
    return Elements(self + position, count: count)
  }

  /// Initializes the first elements, whatever their previous contents.
  func initialize(repeating element: Element, count: Int) {
    checkCount(count)
    start.initialize(repeating: element, count: count)
  }

  /// Returns the first elements as a buffer.
  @_transparent
  func prefix(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    checkCount(count)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  @_transparent
  func check(_ position: Int) {
    #if DEBUG
      precondition(position >= 0 && position < count, "There is no such element.")
    #endif
  }

  @_transparent
  private func checkCount(_ count: Int) {
    #if DEBUG
      precondition(count >= 0 && count <= self.count, "There are not so many elements.")
    #endif
  }
}

// This definingRow file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A list of places in a table, each in it once. Whoever makes one frees it.
struct SparseSet {
  private var places = Scratch<Int32>()
  private var isMember = Scratch<Bool>()
  /// How many places are known to be in the list or not.
  private var known = 0
  private(set) var count = 0

  subscript(position: Int) -> Int32 {
    @inline(__always) get { places.base[position] }
  }

  @inline(__always)
  func contains(_ place: Int32) -> Bool {
    Int(place) < known && isMember.base[Int(place)]
  }

  /// Answers whether the place is new in the list.
  @discardableResult
  mutating func insert(_ place: Int32) -> Bool {
    if contains(place) { return false }
    if Int(place) >= known {
      isMember.grow(Int(place) + 1, keeping: known)
      for index in known..<isMember.capacity { isMember.base[index] = false }
      known = isMember.capacity
    }
    isMember.base[Int(place)] = true
    places.grow(count + 1, keeping: count)
    places.base[count] = place
    count += 1
    return true
  }

  mutating func removeAll() {
    for position in 0..<count { isMember.base[Int(places.base[position])] = false }
    count = 0
  }

  /// How many numbers there is memory for.
  var capacity: Int { places.capacity + isMember.capacity }

  func free() {
    places.free()
    isMember.free()
  }
}

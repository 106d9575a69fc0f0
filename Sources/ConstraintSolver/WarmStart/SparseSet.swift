// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A set of indices into a table, in order of insertion.
struct SparseSet: ~Copyable {
  private(set) var places = Storage<Int32>()
  private var isMember = Storage<Bool>()

  var count: Int { places.count }

  subscript(position: Int) -> Int32 {
    @inline(__always) get { places[position] }
  }

  @inline(__always)
  func contains(_ place: Int32) -> Bool {
    Int(place) < isMember.count && isMember[Int(place)]
  }

  /// Returns whether the index is newly inserted.
  @discardableResult
  mutating func insert(_ place: Int32) -> Bool {
    if contains(place) { return false }
    isMember.resize(to: max(isMember.count, Int(place) + 1), filling: false)
    isMember[Int(place)] = true
    places.append(place)
    return true
  }

  mutating func removeAll() {
    for position in places.indices { isMember[Int(places[position])] = false }
    places.removeAll()
  }

  /// The number of elements for which memory is allocated.
  var capacity: Int { places.capacity + isMember.capacity }
}

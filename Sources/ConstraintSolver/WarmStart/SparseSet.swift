// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A set of indices into a table, in order of insertion.
struct SparseSet: ~Copyable {
  private(set) var members = Storage<Int32>()
  private var isMember = Storage<Bool>()

  var count: Int { members.count }

  subscript(position: Int) -> Int32 {
    @inline(__always) get { members[position] }
  }

  @inline(__always)
  func contains(_ index: Int32) -> Bool {
    Int(index) < isMember.count && isMember[Int(index)]
  }

  /// Inserts an index, and returns whether it is new.
  @discardableResult
  mutating func insert(_ index: Int32) -> Bool {
    if contains(index) { return false }
    isMember.resize(to: max(isMember.count, Int(index) + 1), filling: false)
    isMember[Int(index)] = true
    members.append(index)
    return true
  }

  mutating func removeAll() {
    for position in members.indices { isMember[Int(members[position])] = false }
    members.removeAll()
  }

  /// The number of elements for which memory is allocated.
  var capacity: Int { members.capacity + isMember.capacity }
}

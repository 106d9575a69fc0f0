// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The active constraints that a node holds, in order of activation, with gaps. It keeps them alive.
///
/// One word in the node and one block of memory, for an array of optionals would need more of both
/// and of the time that trees take to be made and to go away. The node frees it.
struct HeldConstraints {
  private struct Header {
    var count: Int32
    var capacity: Int32
  }
  private typealias Slot = Unmanaged<LayoutConstraint>?

  private var block: UnsafeMutablePointer<Header>?

  /// How many places there are, gaps included.
  var count: Int {
    guard let block else { return 0 }
    return Int(block.pointee.count)
  }

  /// The constraint at a place, to be looked at without being retained; `nil` for a gap.
  subscript(place: Int) -> Unmanaged<LayoutConstraint>? {
    @inline(__always) get { slots[place] }
  }

  /// The constraints in order, without the gaps.
  var all: [LayoutConstraint] {
    (0..<count).compactMap { self[$0]?.takeUnretainedValue() }
  }

  /// Whether there is a constraint.
  var isEmpty: Bool { !(0..<count).contains { self[$0] != nil } }

  /// Adds a constraint, which so many others are likely to follow, and answers its place.
  mutating func append(_ constraint: LayoutConstraint, followers: Int) -> Int32 {
    let place = block?.pointee.count ?? 0
    if place == block?.pointee.capacity ?? 0 { grow(followers) }
    slots[Int(place)] = Unmanaged.passRetained(constraint)
    block.unsafelyUnwrapped.pointee.count = place + 1
    return place
  }

  /// Leaves a gap at a place, or nothing if it is the last one. Answers whether a gap is left.
  mutating func remove(at place: Int) -> Bool {
    let constraint = slots[place]
    slots[place] = nil
    let isLast = place == count - 1
    if isLast { block.unsafelyUnwrapped.pointee.count -= 1 }
    constraint?.release()
    return !isLast
  }

  /// Moves the constraints together and tells them their new places.
  mutating func closeGaps() {
    var kept = 0
    for place in 0..<count {
      guard let constraint = slots[place] else { continue }
      constraint._withUnsafeGuaranteedRef { $0.heldIndex = Int32(truncatingIfNeeded: kept) }
      slots[kept] = constraint
      kept += 1
    }
    block?.pointee.count = Int32(truncatingIfNeeded: kept)
  }

  /// Has no constraint known to a layout engine any more.
  func forgetEngine() {
    for place in 0..<count {
      slots[place]?._withUnsafeGuaranteedRef { $0.engineIndex = -1 }
    }
  }

  /// Lets go of all constraints, which are no longer held by anybody, and gives the memory back.
  mutating func free() {
    guard let block else { return }
    self.block = nil
    let slots = HeldConstraints.slots(of: block)
    for place in 0..<Int(block.pointee.count) {
      guard let constraint = slots[place] else { continue }
      constraint._withUnsafeGuaranteedRef {
        $0.holderPointer = nil
        $0.engineIndex = -1
      }
      constraint.release()
    }
    UnsafeMutableRawPointer(block).deallocate()
  }

  private static func slots(
    of block: UnsafeMutablePointer<Header>
  ) -> UnsafeMutablePointer<Unmanaged<LayoutConstraint>?> {
    UnsafeMutableRawPointer(block + 1).assumingMemoryBound(to: Slot.self)
  }

  private var slots: UnsafeMutablePointer<Unmanaged<LayoutConstraint>?> {
    @inline(__always) get { HeldConstraints.slots(of: block.unsafelyUnwrapped) }
  }

  private mutating func grow(_ followers: Int) {
    let former = Int(block?.pointee.capacity ?? 0)
    // The first two and the header fill what the system's allocator hands out. A node that has more
    // is mostly the one that the others are for.
    let likely = min(former + followers + 1, former * 8)
    let capacity = former < 6 ? former * 2 + 2 : max(former + former / 2 + 1, likely)
    let size = MemoryLayout<Header>.stride + capacity * MemoryLayout<Slot>.stride
    let larger = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Slot>.alignment)
    let header = larger.bindMemory(to: Header.self, capacity: 1)
    header.initialize(
      to: Header(count: Int32(count), capacity: Int32(truncatingIfNeeded: capacity)))
    if let block {
      HeldConstraints.slots(of: header).update(from: slots, count: count)
      UnsafeMutableRawPointer(block).deallocate()
    }
    block = header
  }
}

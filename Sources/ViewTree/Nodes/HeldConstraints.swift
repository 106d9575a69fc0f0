// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The active constraints that a node holds and retains, in order of activation, with gaps.
///
/// It takes one word in the node and one block of memory; an array of optionals would need more
/// memory, and more time to create and destroy trees.
nonisolated struct HeldConstraints: ~Copyable {
  private struct Header {
    var count: Int32
    var capacity: Int32
  }
  private typealias Slot = Unmanaged<LayoutConstraint>?

  /// The address of the block, 0 without one.
  ///
  /// Not an optional pointer, which the compiler can't instrument for the thread sanitizer.
  private var address: UInt = 0
  private var block: UnsafeMutablePointer<Header>? { UnsafeMutablePointer(bitPattern: address) }

  /// The number of slots, including gaps.
  var count: Int {
    guard let block else { return 0 }
    return Int(block.pointee.count)
  }

  /// The constraint in a slot, to be read without retaining it, or `nil` for a gap.
  subscript(index: Int) -> Unmanaged<LayoutConstraint>? {
    @inline(__always) get { slots[index] }
  }

  /// The constraints in order, without gaps.
  var all: [LayoutConstraint] {
    (0..<count).compactMap { self[$0]?.takeUnretainedValue() }
  }

  /// Whether there are no constraints.
  var isEmpty: Bool { !(0..<count).contains { self[$0] != nil } }

  /// Appends a constraint, which the given number of others are likely to follow, and returns its
  /// index.
  mutating func append(_ constraint: LayoutConstraint, followers: Int) -> Int32 {
    let index = block?.pointee.count ?? 0
    if index == block?.pointee.capacity ?? 0 { grow(followers) }
    slots[Int(index)] = Unmanaged.passRetained(constraint)
    block.unsafelyUnwrapped.pointee.count = index + 1
    return index
  }

  /// Leaves a gap at an index, or shrinks the list if it is the last, and returns whether it left a
  /// gap.
  mutating func remove(at index: Int) -> Bool {
    let constraint = slots[index]
    slots[index] = nil
    let isLast = index == count - 1
    if isLast { block.unsafelyUnwrapped.pointee.count -= 1 }
    constraint?.release()
    return !isLast
  }

  /// Closes the gaps and updates the indexes of the constraints.
  mutating func closeGaps() {
    var kept = 0
    for index in 0..<count {
      guard let constraint = slots[index] else { continue }
      constraint._withUnsafeGuaranteedRef { $0.heldIndex = Int32(truncatingIfNeeded: kept) }
      slots[kept] = constraint
      kept += 1
    }
    block?.pointee.count = Int32(truncatingIfNeeded: kept)
  }

  /// Detaches all constraints from their layout engine.
  func detachFromEngine() {
    for index in 0..<count {
      slots[index]?._withUnsafeGuaranteedRef { $0.engineIndex = -1 }
    }
  }

  /// Releases all constraints, leaving them without a holder.
  deinit {
    guard let block else { return }
    let slots = HeldConstraints.slots(of: block)
    for index in 0..<Int(block.pointee.count) {
      guard let constraint = slots[index] else { continue }
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
    // The first two and the header fill one allocation of the system's allocator. A node with more
    // usually holds the following constraints as well.
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
    address = UInt(bitPattern: header)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The elements of a list in order, with their lengths, as runs of like elements.
///
/// A million elements that were never visible are one run; measuring one of them splits it off, and
/// like neighbors are joined again. The runs are the nodes of a balanced tree (an AVL tree over
/// positions, based on split and join), so finding an element by index or by distance, and
/// inserting, removing, or moving ranges, takes time logarithmic in the number of runs.
struct RunTree<Run: ListRun> {
  typealias Handle = Int32
  static var none: Handle { -1 }

  struct Joint {
    var run: Run
    var left = RunTree.none
    var right = RunTree.none
    var depth: Int32 = 1
    var sums: Run.Sums

    init(_ run: Run) {
      self.run = run
      sums = run.sums
    }
  }

  /// A run and the totals of everything before it.
  struct RunPosition {
    var run: Run
    var start: Run.Sums
  }

  var joints: ContiguousArray<Joint> = []
  var unused: ContiguousArray<Handle> = []
  var root = Self.none

  /// Creates an empty tree.
  init() {}

  /// Creates a tree of runs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  init(_ runs: [Run]) {
    joints.reserveCapacity(runs.count)
    root = build(runs[...])
  }

  /// The totals of all elements.
  var total: Run.Sums { sums(of: root) }

  /// The number of runs, for memory tests.
  var runCount: Int { joints.count - unused.count }

  /// All runs, in order.
  var runs: [Run] { handles(below: root).map { joints[Int($0)].run } }

  // MARK: Lookup

  /// Returns the run that contains an element, or `nil` if the element is out of range.
  func position(ofElement index: Int) -> RunPosition? {
    guard index >= 0, index < total.elements else { return nil }
    return position { $0.elements <= index }
  }

  /// Returns the run that covers a distance from the start, or `nil` if none does.
  func position(at distance: ExactLength) -> RunPosition? {
    guard distance < total.length else { return nil }
    return position { $0.length <= distance }
  }

  /// Returns the first run with which the totals from the start no longer satisfy a condition.
  private func position(while isBefore: (Run.Sums) -> Bool) -> RunPosition? {
    var start = Run.Sums()
    var handle = root
    while handle != Self.none {
      let index = Int(handle)
      let left = start + sums(of: joints[index].left)
      guard isBefore(left) else {
        handle = joints[index].left
        continue
      }
      let end = left + joints[index].run.sums
      guard isBefore(end) else { return RunPosition(run: joints[index].run, start: left) }
      start = end
      handle = joints[index].right
    }
    return nil
  }

  func sums(of handle: Handle) -> Run.Sums {
    handle == Self.none ? Run.Sums() : joints[Int(handle)].sums
  }
}

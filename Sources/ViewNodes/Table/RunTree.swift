// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The headers, rows, and footers of a table in order, with their heights, as runs of equal
/// elements.
///
/// A million rows that were never visible are one run; measuring a row splits one off, and equal
/// neighbors are merged again. The runs are the nodes of a balanced tree (an AVL tree over
/// positions, based on split and join), so finding a row by index or by height, and inserting,
/// removing, or moving ranges, takes time logarithmic in the number of runs.
struct RunTree {
  /// The kind of element in a run.
  ///
  /// Each section is one header, its rows, and one footer.
  enum Kind: UInt8 {
    case header
    case row
    case footer
  }

  /// Adjacent equal elements.
  struct Run: Hashable {
    var kind: Kind
    var length: ExactLength
    var isMeasured = false
    var isSelected = false
    var count = 1

    func isLike(_ other: Run) -> Bool {
      kind == other.kind && length == other.length && isMeasured == other.isMeasured
        && isSelected == other.isSelected && kind == .row
    }
  }

  /// The totals of a range of elements.
  struct Sums: Hashable {
    var elements = 0
    var sections = 0
    var selected = 0
    var length = ExactLength.zero

    static func + (left: Sums, right: Sums) -> Sums {
      Sums(
        elements: left.elements + right.elements, sections: left.sections + right.sections,
        selected: left.selected + right.selected, length: left.length + right.length)
    }

    init(
      elements: Int = 0, sections: Int = 0, selected: Int = 0, length: ExactLength = .zero
    ) {
      self.elements = elements
      self.sections = sections
      self.selected = selected
      self.length = length
    }

    init(_ run: Run, count: Int) {
      elements = count
      sections = run.kind == .header ? count : 0
      selected = run.isSelected ? count : 0
      length = run.length * count
    }
  }

  typealias Handle = Int32
  static let none: Handle = -1

  struct Joint {
    var run: Run
    var left = RunTree.none
    var right = RunTree.none
    var depth: Int32 = 1
    var sums: Sums

    init(_ run: Run) {
      self.run = run
      sums = Sums(run, count: run.count)
    }
  }

  var joints: ContiguousArray<Joint> = []
  var unused: ContiguousArray<Handle> = []
  var root = none

  /// Creates an empty tree.
  init() {}

  /// Creates a tree of runs, in time linear in their number.
  init(_ runs: [Run]) {
    joints.reserveCapacity(runs.count)
    root = build(runs[...])
  }

  /// The totals of all elements.
  var total: Sums { sums(of: root) }

  /// The number of runs, for tests of memory.
  var runCount: Int { joints.count - unused.count }

  // MARK: Lookup

  /// Returns the run that contains an element, with a count of 1, or `nil` if it is out of range.
  func element(at index: Int) -> Run? {
    var index = index
    var handle = root
    while handle != Self.none {
      let joint = joints[Int(handle)]
      let before = sums(of: joint.left).elements
      if index < before {
        handle = joint.left
      } else if index < before + joint.run.count {
        var run = joint.run
        run.count = 1
        return index < 0 ? nil : run
      } else {
        index -= before + joint.run.count
        handle = joint.right
      }
    }
    return nil
  }

  /// Returns the totals of everything before an element.
  func sums(before index: Int) -> Sums {
    var index = index
    var result = Sums()
    var handle = root
    while handle != Self.none, index > 0 {
      let joint = joints[Int(handle)]
      let left = sums(of: joint.left)
      if index < left.elements {
        handle = joint.left
      } else {
        let count = min(index - left.elements, joint.run.count)
        result = result + left + Sums(joint.run, count: count)
        index -= left.elements + count
        if count < joint.run.count { return result }
        handle = joint.right
      }
    }
    return result
  }

  /// Returns the element at a distance from the top, the first that ends below it, or the number of
  /// elements if there is none.
  func index(at distance: ExactLength) -> Int {
    var distance = distance
    var index = 0
    var handle = root
    while handle != Self.none {
      let joint = joints[Int(handle)]
      let left = sums(of: joint.left)
      if distance < left.length {
        handle = joint.left
        continue
      }
      distance = distance - left.length
      let own = joint.run.length * joint.run.count
      if distance < own, joint.run.length.parts > 0 {
        return index + left.elements + Int(distance.parts / joint.run.length.parts)
      }
      distance = distance - own
      index += left.elements + joint.run.count
      handle = joint.right
    }
    return index
  }

  /// Returns the element that is a section's header, or the number of elements if the section
  /// doesn't exist.
  func header(ofSection section: Int) -> Int {
    var section = section
    var index = 0
    var handle = root
    while handle != Self.none {
      let joint = joints[Int(handle)]
      let left = sums(of: joint.left)
      if section < left.sections {
        handle = joint.left
        continue
      }
      section -= left.sections
      index += left.elements
      let own = joint.run.kind == .header ? joint.run.count : 0
      if section < own { return index + section }
      section -= own
      index += joint.run.count
      handle = joint.right
    }
    return index
  }

  /// Returns the selected elements in order, in time linear in their number.
  func selectedIndices() -> [Int] {
    var result: [Int] = []
    var pending = [(root, 0)]
    while let (handle, start) = pending.popLast() {
      guard handle != Self.none, sums(of: handle).selected > 0 else { continue }
      let joint = joints[Int(handle)]
      let own = start + sums(of: joint.left).elements
      if joint.run.isSelected { result.append(contentsOf: own..<own + joint.run.count) }
      pending.append((joint.left, start))
      pending.append((joint.right, own + joint.run.count))
    }
    return result.sorted()
  }

  func sums(of handle: Handle) -> Sums {
    handle == Self.none ? Sums() : joints[Int(handle)].sums
  }
}

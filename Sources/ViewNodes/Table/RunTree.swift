// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The headers, rows and footers of a table in order, with their heights, as runs of equals.
///
/// A million rows that nobody has seen are one run; each row that is measured splits one off, and
/// equal neighbors grow together again. Runs are leaves and joints of a balanced tree (an AVL tree
/// over positions, all of it split and joined), so finding a row by number or by height, and
/// putting in, taking out or moving stretches, costs the logarithm of the number of runs.
struct RunTree {
  /// What a run consists of. Each section is one header, its rows and one footer.
  enum Kind: UInt8 {
    case header
    case row
    case footer
  }

  /// Neighbors that are alike.
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

  /// What a stretch comes to.
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

  /// A tree of no elements.
  init() {}

  /// A tree of the given runs, in time linear in their number.
  init(_ runs: [Run]) {
    joints.reserveCapacity(runs.count)
    root = build(runs[...])
  }

  /// What the whole comes to.
  var total: Sums { sums(of: root) }

  /// The number of runs, for tests of memory.
  var runCount: Int { joints.count - unused.count }

  // MARK: Finding

  /// The run that holds an element, as if it were that element alone; `nil` outside.
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

  /// What everything before an element comes to.
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

  /// The element that the given distance from the top falls into; the first that ends below it.
  /// The number of elements if all end above.
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

  /// The element that is a section's header; the number of elements if there is no such section.
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

  /// The selected elements in order, in time linear in their number.
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

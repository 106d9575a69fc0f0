// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension RunTree {
  /// Inserts runs before an element.
  mutating func insert(_ runs: [Run], at index: Int) {
    let (left, right) = split(root, at: index)
    root = concatenate(concatenate(left, build(runs[...])), right)
  }

  /// Removes elements and returns them as runs.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> [Run] {
    let (front, right) = split(root, at: range.upperBound)
    let (left, middle) = split(front, at: range.lowerBound)
    root = concatenate(left, right)
    return release(middle)
  }

  /// Changes elements of a single run, or one element.
  mutating func update(_ range: Range<Int>, _ change: (inout Run) -> Void) {
    guard !range.isEmpty, !updateInPlace(range, change) else { return }
    let (front, right) = split(root, at: range.upperBound)
    let (left, middle) = split(front, at: range.lowerBound)
    guard middle != Self.none else {
      root = concatenate(left, right)
      return
    }
    // A single run is a single node.
    change(&joints[Int(middle)].run)
    attach(middle, joints[Int(middle)].left, joints[Int(middle)].right)
    root = concatenate(concatenate(left, middle), right)
  }

  /// Changes exactly one run, if it remains unlike its neighbors; otherwise returns `false` without
  /// any effect.
  private mutating func updateInPlace(
    _ range: Range<Int>, _ change: (inout Run) -> Void
  ) -> Bool {
    guard let position = position(ofElement: range.lowerBound),
      position.start.elements == range.lowerBound, position.run.count == range.count
    else { return false }
    var run = position.run
    change(&run)
    let previous = self.position(ofElement: range.lowerBound - 1)?.run
    let next = self.position(ofElement: range.upperBound)?.run
    guard previous?.joined(with: run) == nil, next.flatMap({ run.joined(with: $0) }) == nil else {
      return false
    }
    replaceRun(in: root, at: range.lowerBound, by: run)
    return true
  }

  /// Replaces the run that begins at an index below a node.
  private mutating func replaceRun(in handle: Handle, at index: Int, by run: Run) {
    let joint = joints[Int(handle)]
    let before = sums(of: joint.left).elements
    if index < before {
      replaceRun(in: joint.left, at: index, by: run)
    } else if index == before {
      joints[Int(handle)].run = run
    } else {
      replaceRun(in: joint.right, at: index - before - joint.run.count, by: run)
    }
    attach(handle, joint.left, joint.right)
  }

  /// Changes all runs; their counts must stay the same.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  mutating func updateAll(_ change: (inout Run) -> Void) {
    var changed: [Run] = []
    for var run in runs {
      change(&run)
      changed.appendJoined(run)
    }
    self = RunTree(changed)
  }

  // MARK: The balanced tree

  mutating func build(_ runs: ArraySlice<Run>) -> Handle {
    guard !runs.isEmpty else { return Self.none }
    let middle = runs.startIndex + runs.count / 2
    let left = build(runs[..<middle])
    let right = build(runs[(middle + 1)...])
    let handle = makeJoint(runs[middle])
    attach(handle, left, right)
    return handle
  }

  private mutating func makeJoint(_ run: Run) -> Handle {
    if let handle = unused.popLast() {
      joints[Int(handle)] = Joint(run)
      return handle
    }
    joints.append(Joint(run))
    return Handle(joints.count - 1)
  }

  /// The nodes of a subtree, in order.
  func handles(below handle: Handle) -> [Handle] {
    var result: [Handle] = []
    var path: [Handle] = []
    var current = handle
    while current != Self.none || !path.isEmpty {
      while current != Self.none {
        path.append(current)
        current = joints[Int(current)].left
      }
      guard let next = path.popLast() else { break }
      result.append(next)
      current = joints[Int(next)].right
    }
    return result
  }

  /// Frees a subtree and returns its runs in order.
  private mutating func release(_ handle: Handle) -> [Run] {
    let handles = handles(below: handle)
    unused += handles
    return handles.map { joints[Int($0)].run }
  }

  private func depth(_ handle: Handle) -> Int32 {
    handle == Self.none ? 0 : joints[Int(handle)].depth
  }

  private mutating func attach(_ handle: Handle, _ left: Handle, _ right: Handle) {
    let sums = sums(of: left) + sums(of: right)
    let depth = max(depth(left), depth(right)) + 1
    joints[Int(handle)].left = left
    joints[Int(handle)].right = right
    joints[Int(handle)].depth = depth
    joints[Int(handle)].sums = sums + joints[Int(handle)].run.sums
  }

  private mutating func rotateLeft(_ handle: Handle) -> Handle {
    let joint = joints[Int(handle)]
    let pivot = joints[Int(joint.right)]
    attach(handle, joint.left, pivot.left)
    attach(joint.right, handle, pivot.right)
    return joint.right
  }

  private mutating func rotateRight(_ handle: Handle) -> Handle {
    let joint = joints[Int(handle)]
    let pivot = joints[Int(joint.left)]
    attach(handle, pivot.right, joint.right)
    attach(joint.left, pivot.left, handle)
    return joint.left
  }

  /// Joins two trees with a node between them into a balanced tree.
  private mutating func join(_ left: Handle, _ middle: Handle, _ right: Handle) -> Handle {
    let difference = depth(left) - depth(right)
    if difference > 1 {
      let joint = joints[Int(left)]
      var inner = join(joint.right, middle, right)
      if depth(inner) > depth(joint.left) + 1 {
        let innerJoint = joints[Int(inner)]
        if depth(innerJoint.left) > depth(innerJoint.right) { inner = rotateRight(inner) }
        attach(left, joint.left, inner)
        return rotateLeft(left)
      }
      attach(left, joint.left, inner)
      return left
    }
    if difference < -1 {
      let joint = joints[Int(right)]
      var inner = join(left, middle, joint.left)
      if depth(inner) > depth(joint.right) + 1 {
        let innerJoint = joints[Int(inner)]
        if depth(innerJoint.right) > depth(innerJoint.left) { inner = rotateLeft(inner) }
        attach(right, inner, joint.right)
        return rotateRight(right)
      }
      attach(right, inner, joint.right)
      return right
    }
    attach(middle, left, right)
    return middle
  }

  /// Splits a tree into the elements before an index and the rest.
  private mutating func split(_ handle: Handle, at index: Int) -> (Handle, Handle) {
    guard handle != Self.none else { return (Self.none, Self.none) }
    let joint = joints[Int(handle)]
    let before = sums(of: joint.left).elements
    if index <= before {
      let (left, right) = split(joint.left, at: index)
      return (left, join(right, handle, joint.right))
    }
    if index >= before + joint.run.count {
      let (left, right) = split(joint.right, at: index - before - joint.run.count)
      return (join(joint.left, handle, left), right)
    }
    let (front, rest) = joint.run.split(at: index - before)
    joints[Int(handle)].run = front
    let cut = makeJoint(rest)
    return (join(joint.left, handle, Self.none), join(Self.none, cut, joint.right))
  }

  /// Splits a tree into its first node and the rest.
  private mutating func removeFirst(_ handle: Handle) -> (Handle, Handle) {
    let joint = joints[Int(handle)]
    guard joint.left != Self.none else { return (handle, joint.right) }
    let (first, rest) = removeFirst(joint.left)
    return (first, join(rest, handle, joint.right))
  }

  /// Concatenates two trees, joining like runs where they meet.
  private mutating func concatenate(_ left: Handle, _ right: Handle) -> Handle {
    guard left != Self.none else { return right }
    guard right != Self.none else { return left }
    let (first, rest) = removeFirst(right)
    let run = joints[Int(first)].run
    if let joined = lastRun(of: left).joined(with: run) {
      replaceLast(of: left, by: joined)
      unused.append(first)
      guard rest != Self.none else { return left }
      let (next, others) = removeFirst(rest)
      return join(left, next, others)
    }
    return join(left, first, rest)
  }

  private func lastRun(of handle: Handle) -> Run {
    var handle = handle
    while joints[Int(handle)].right != Self.none { handle = joints[Int(handle)].right }
    return joints[Int(handle)].run
  }

  private mutating func replaceLast(of handle: Handle, by run: Run) {
    let joint = joints[Int(handle)]
    if joint.right == Self.none {
      joints[Int(handle)].run = run
    } else {
      replaceLast(of: joint.right, by: run)
    }
    attach(handle, joint.left, joint.right)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

extension System {
  /// W1: boxes stacked in a column.
  static func chain(_ count: Int) -> System {
    let load = System(variableCount: 4 * (count + 1))
    load.add([(x(0), 1)])
    load.add([(y(0), 1)])
    load.add([(w(0), 1)], .equal, [], 375)
    for i in 1...count {
      load.add([(x(i), 1)], .equal, [(x(0), 1)], 16)
      load.add([(x(i), 1), (w(i), 1)], .equal, [(x(0), 1), (w(0), 1)], -16)
      if i == 1 {
        load.add([(y(i), 1)], .equal, [(y(0), 1)], 12)
      } else {
        load.add([(y(i), 1)], .equal, [(y(i - 1), 1), (h(i - 1), 1)], 8)
      }
      load.add([(h(i), 1)], .equal, [], Double(20 + (7 * i) % 23), at: 750)
    }
    load.add([(y(count), 1), (h(count), 1)], .equal, [(y(0), 1), (h(0), 1)], -12)
    return load
  }

  /// W2: rows of a label, an input and a switch.
  ///
  /// W3 leaves the width of the root to an edit.
  static func form(_ rows: Int, hasWidth: Bool = true) -> System {
    let load = System(variableCount: 4 * (3 * rows + 1))
    load.add([(x(0), 1)])
    load.add([(y(0), 1)])
    if hasWidth { load.add([(w(0), 1)], .equal, [], 375) }
    for r in 0..<rows {
      let label = 1 + 3 * r
      let input = 2 + 3 * r
      let toggle = 3 + 3 * r
      let lw = Double(40 + (13 * r) % 90)
      let iw = Double(30 + (29 * r) % 60)
      let lh = r % 5 == 4 ? 41 : 20.5
      let ih = 34.0
      load.add([(x(label), 1)], .equal, [(x(0), 1)], 16)
      load.add([(x(input), 1)], .equal, [(x(label), 1), (w(label), 1)], 8)
      load.add([(x(toggle), 1)], .equal, [(x(input), 1), (w(input), 1)], 8)
      load.add([(x(toggle), 1), (w(toggle), 1)], .equal, [(x(0), 1), (w(0), 1)], -16)
      load.add([(w(toggle), 1)], .equal, [], 51)
      load.add([(w(label), 1)], .lessThanOrEqual, [], lw, at: 251)
      load.add([(w(label), 1)], .greaterThanOrEqual, [], lw, at: 750)
      load.add([(w(input), 1)], .lessThanOrEqual, [], iw, at: 250)
      load.add([(w(input), 1)], .greaterThanOrEqual, [], iw, at: 750)
      load.add([(w(input), 1)], .greaterThanOrEqual, [], 100)
      if r == 0 {
        load.add([(y(input), 1)], .equal, [(y(0), 1)], 12)
      } else {
        load.add([(y(input), 1)], .equal, [(y(input - 3), 1), (h(input - 3), 1)], 10)
      }
      load.add([(y(label), 1), (h(label), 0.5)], .equal, [(y(input), 1), (h(input), 0.5)])
      load.add([(y(toggle), 1), (h(toggle), 0.5)], .equal, [(y(input), 1), (h(input), 0.5)])
      load.add([(h(label), 1)], .lessThanOrEqual, [], lh, at: 251)
      load.add([(h(label), 1)], .greaterThanOrEqual, [], lh, at: 750)
      load.add([(h(input), 1)], .lessThanOrEqual, [], ih, at: 250)
      load.add([(h(input), 1)], .greaterThanOrEqual, [], ih, at: 750)
      load.add([(h(toggle), 1)], .equal, [], 31)
      load.add([(h(input), 1)], .greaterThanOrEqual, [(h(label), 1)], 8)
      load.add([(h(input), 1)], .greaterThanOrEqual, [(h(toggle), 1)])
    }
    let last = 3 * rows - 1
    load.add([(y(last), 1), (h(last), 1)], .equal, [(y(0), 1), (h(0), 1)], -12)
    return load
  }

  /// W4: stacks of three, nested.
  ///
  /// With `hasGaps`, the gap of each stack is a variable, as in W4, and not a number in each
  /// distance, as nodes have it.
  static func stacks(depth: Int, hasGaps: Bool = true) -> System {
    var views = 1
    var stacks = 0
    var level = 1
    for _ in 0..<depth {
      stacks += level
      level *= 3
      views += level
    }
    let load = System(variableCount: 4 * views + (hasGaps ? stacks : 0))
    load.add([(x(0), 1)])
    load.add([(y(0), 1)])
    load.add([(w(0), 1)], .equal, [], 1200)
    load.add([(h(0), 1)], .equal, [], 900)
    var depthOf = Array(repeating: 0, count: views)
    for i in 1..<views { depthOf[i] = depthOf[(i - 1) / 3] + 1 }
    for i in 0..<stacks {
      let isHorizontal = depthOf[i] % 2 == 0
      func a(_ v: Int) -> Int { isHorizontal ? x(v) : y(v) }
      func s(_ v: Int) -> Int { isHorizontal ? w(v) : h(v) }
      func b(_ v: Int) -> Int { isHorizontal ? y(v) : x(v) }
      func t(_ v: Int) -> Int { isHorizontal ? h(v) : w(v) }
      let gap = 4 * views + i
      if hasGaps { load.add([(gap, 1)], .equal, [], 4, at: 750) }
      for k in 1...3 {
        let c = 3 * i + k
        if k == 1 {
          load.add([(a(c), 1)], .equal, [(a(i), 1)], 2)
        } else if hasGaps {
          load.add([(a(c), 1)], .equal, [(a(c - 1), 1), (s(c - 1), 1), (gap, 1)])
        } else {
          load.add([(a(c), 1)], .equal, [(a(c - 1), 1), (s(c - 1), 1)], 4, at: 750)
        }
        if k == 3 {
          load.add([(a(c), 1), (s(c), 1)], .equal, [(a(i), 1), (s(i), 1)], -2)
        }
        if k > 1 { load.add([(s(c), 1)], .equal, [(s(3 * i + 1), 1)]) }
        load.add([(b(c), 1)], .equal, [(b(i), 1)], 2)
        load.add([(b(c), 1), (t(c), 1)], .equal, [(b(i), 1), (t(i), 1)], -2)
      }
    }
    return load
  }
}

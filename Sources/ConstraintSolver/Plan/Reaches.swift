// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The constants that the known directions of a constant hold for, to find one by a constant.
struct Reaches {
  struct Reach {
    var lowest: Double
    var highest: Double
    var state: Int32
    /// The number of the state's kinds.
    var kinds: Int32
    /// Whether the plan drops no constraint: which are dropped is more than a plan knows.
    var dropsNone: Bool

    init(_ direction: Direction, of state: Int32, kinds: Int32, dropsNone: Bool) {
      (lowest, highest) = (direction.lowest, direction.highest)
      (self.state, self.kinds, self.dropsNone) = (state, kinds, dropsNone)
    }
  }

  /// By where they begin.
  private var reaches: ContiguousArray<Reach> = []
  /// The stamp of the edits that all of them are for.
  private(set) var stamp = -1

  /// How many are looked at that begin before a constant. The plans of one system hold side by side
  /// and share no more than their ends; other kinds may lie in between.
  private static var lookLimit: Int { 16 }

  /// How many there is memory for.
  var capacity: Int { reaches.capacity }

  /// Forgets those of other edits.
  mutating func begin(_ stamp: Int) {
    if self.stamp == stamp { return }
    self.stamp = stamp
    reaches.removeAll(keepingCapacity: true)
  }

  /// Takes the place of what was known of the state.
  mutating func keep(_ reach: Reach) {
    reaches.removeAll { $0.state == reach.state }
    let place = reaches.withUnsafeBufferPointer { Self.count(upTo: reach.lowest, in: $0) }
    reaches.insert(reach, at: place)
  }

  /// The state of one that a constant lies in and that may be gone over to: any of the same kinds, unless
  /// it would change which constraints are dropped. −1 where there is none.
  @inline(__always)
  func find(_ constant: Double, from state: Int32, kinds: Int32, dropsNone: Bool) -> Int32 {
    reaches.withUnsafeBufferPointer { reaches in
      let limit = Self.lookLimit
      // A few are gone through faster than searched.
      let end = reaches.count > limit ? Self.count(upTo: constant, in: reaches) : reaches.count
      for place in max(0, end - limit)..<end
      where reaches[place].lowest <= constant && constant <= reaches[place].highest
        && reaches[place].kinds == kinds
      {
        let reach = reaches[place]
        if reach.state == state || dropsNone && reach.dropsNone { return reach.state }
      }
      return -1
    }
  }

  /// How many begin at a constant or below it.
  @inline(__always)
  private static func count(
    upTo constant: Double, in reaches: UnsafeBufferPointer<Reach>
  ) -> Int {
    var first = 0
    var count = reaches.count
    while count > 0 {
      let half = count / 2
      let isBelow = reaches[first + half].lowest <= constant
      first = isBelow ? first + half + 1 : first
      count = isBelow ? count - half - 1 : half
    }
    return first
  }
}

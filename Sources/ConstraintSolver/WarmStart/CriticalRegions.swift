// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The constants that the known rays of a constant hold for, to find one by a constant.
struct CriticalRegions {
  struct CriticalRegion {
    var lowest: Double
    var highest: Double
    var state: Int32
    /// The number of the state's kinds.
    var kinds: Int32
    /// Whether the basis drops no constraint: which are dropped is more than a basis knows.
    var dropsNone: Bool

    init(_ ray: ParametricRay, of state: Int32, kinds: Int32, dropsNone: Bool) {
      (lowest, highest) = (ray.lowest, ray.highest)
      (self.state, self.kinds, self.dropsNone) = (state, kinds, dropsNone)
    }
  }

  /// By where they begin.
  private var regions: ContiguousArray<CriticalRegion> = []
  /// The stamp of the edits that all of them are for.
  private(set) var stamp = -1

  /// How many are looked at that begin before a constant.
  ///
  /// The bases of one system hold side by side and share no more than their ends; other kinds may
  /// lie in between.
  private static var lookLimit: Int { 16 }

  /// How many there is memory for.
  var capacity: Int { regions.capacity }

  /// Forgets those of other edits.
  mutating func begin(_ stamp: Int) {
    if self.stamp == stamp { return }
    self.stamp = stamp
    regions.removeAll(keepingCapacity: true)
  }

  /// Takes the place of what was known of the state.
  mutating func keep(_ criticalRegion: CriticalRegion) {
    regions.removeAll { $0.state == criticalRegion.state }
    let place = regions.withUnsafeBufferPointer { Self.count(upTo: criticalRegion.lowest, in: $0) }
    regions.insert(criticalRegion, at: place)
  }

  /// The state of one that a constant lies in and that may be gone over to: any of the same kinds,
  /// unless it would change which constraints are dropped.
  ///
  /// −1 where there is none.
  @inline(__always)
  func find(_ constant: Double, from state: Int32, kinds: Int32, dropsNone: Bool) -> Int32 {
    regions.withUnsafeBufferPointer { reaches in
      let limit = Self.lookLimit
      // A few are gone through faster than searched.
      let end = regions.count > limit ? Self.count(upTo: constant, in: reaches) : regions.count
      for place in max(0, end - limit)..<end
      where regions[place].lowest <= constant && constant <= regions[place].highest
        && regions[place].kinds == kinds
      {
        let criticalRegion = regions[place]
        if criticalRegion.state == state || dropsNone && criticalRegion.dropsNone {
          return criticalRegion.state
        }
      }
      return -1
    }
  }

  /// How many begin at a constant or below it.
  @inline(__always)
  private static func count(
    upTo constant: Double, in regions: UnsafeBufferPointer<CriticalRegion>
  ) -> Int {
    var first = 0
    var count = regions.count
    while count > 0 {
      let half = count / 2
      let isBelow = regions[first + half].lowest <= constant
      first = isBelow ? first + half + 1 : first
      count = isBelow ? count - half - 1 : half
    }
    return first
  }
}

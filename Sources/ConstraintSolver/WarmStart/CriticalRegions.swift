// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The critical regions of the known rays, for finding a basis by the value of a constant.
struct CriticalRegions {
  struct CriticalRegion {
    var lowest: Double
    var highest: Double
    var state: Int32
    /// The index of the state's outcome kinds.
    var outcomes: Int32
    /// Whether no constraint was dropped with this basis; a basis doesn't determine which ones are.
    var isConflictFree: Bool

    init(_ ray: ParametricRay, of state: Int32, outcomes: Int32, isConflictFree: Bool) {
      (lowest, highest) = (ray.lowest, ray.highest)
      (self.state, self.outcomes, self.isConflictFree) = (state, outcomes, isConflictFree)
    }
  }

  /// The regions by lower bound.
  private var regions: ContiguousArray<CriticalRegion> = []
  /// The stamp of the edits to which they belong.
  private(set) var stamp = -1

  /// The largest number of regions to examine that start before a constant.
  ///
  /// The regions of one system are adjacent and share only their ends; regions of other outcome
  /// kinds may lie in between.
  private static var searchLimit: Int { 16 }

  /// The number of regions for which memory is allocated.
  var capacity: Int { regions.capacity }

  /// Removes the regions of other edits.
  mutating func begin(_ stamp: Int) {
    if self.stamp == stamp { return }
    self.stamp = stamp
    regions.removeAll(keepingCapacity: true)
  }

  /// Adds a region, replacing any of the same state.
  mutating func insert(_ criticalRegion: CriticalRegion) {
    regions.removeAll { $0.state == criticalRegion.state }
    let position = regions.withUnsafeBufferPointer {
      Self.count(upTo: criticalRegion.lowest, in: $0)
    }
    regions.insert(criticalRegion, at: position)
  }

  /// Returns the state of a region that contains a constant and can be entered: one of the same
  /// kinds, unless it would change which constraints are dropped.
  ///
  /// Returns −1 if there is none.
  @inline(__always)
  func find(_ constant: Double, from state: Int32, outcomes: Int32, isConflictFree: Bool) -> Int32 {
    regions.withUnsafeBufferPointer { buffer in
      let limit = Self.searchLimit
      // For few regions, a linear scan is faster than a binary search.
      let end = regions.count > limit ? Self.count(upTo: constant, in: buffer) : regions.count
      for position in max(0, end - limit)..<end
      where regions[position].lowest <= constant && constant <= regions[position].highest
        && regions[position].outcomes == outcomes
      {
        let criticalRegion = regions[position]
        if criticalRegion.state == state || isConflictFree && criticalRegion.isConflictFree {
          return criticalRegion.state
        }
      }
      return -1
    }
  }

  /// Returns the number of regions that start at or below a constant.
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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Rays and their regions")
struct RayTests {
  private func ray(_ lowest: Double, _ highest: Double) -> ParametricRay {
    var ray = ParametricRay(editedRow: 3, stamp: 1, origin: 10)
    (ray.lowest, ray.highest) = (lowest, highest)
    return ray
  }

  @Test("only variables that move are steps, and each has an entry")
  func steps() {
    var ray = ParametricRay(editedRow: 3, stamp: 7, origin: 10)
    #expect(ray.size == 0 && ray.lowest == -.infinity && ray.highest == .infinity)
    ray.append(5, slope: 2, base: 1)
    ray.append(6, slope: 0, base: 4)
    ray.append(9, slope: -0.5, base: 0)
    #expect(ray.entries.map(\.slope) == [2, 0, -0.5] && ray.entries.map(\.base) == [1, 4, 0])
    #expect(ray.steps.map(\.variable) == [5, 9] && ray.steps.map(\.slope) == [2, -0.5])
    #expect(ray.steps.map(\.base) == [1, 0])
    #expect(ray.size == 3 * 16 + 2 * 24)
  }

  @Test(
    "the range ends where the left side of a row reaches zero, on the side to which it moves",
    arguments: [
      // Not below zero: it is 6 at 10, and grows by 2, so from 7 on.
      (6, 2, true, 7, Double.infinity), (6, -2, true, -Double.infinity, 13),
      // Not above zero.
      (-6, 2, false, -Double.infinity, 13), (-6, -2, false, 7, .infinity),
      (0, 1, true, 10, .infinity), (0, 1, false, -.infinity, 10),
    ] as [(Double, Double, Bool, Double, Double)])
  func restriction(
    value: Double, slope: Double, isAbove: Bool, lowest: Double, highest: Double
  ) {
    var ray = ParametricRay(editedRow: 3, stamp: 1, origin: 10)
    ray.restrictRange(value, slope, 42, isAbove: isAbove)
    #expect(ray.lowest == lowest && ray.highest == highest)
    let cause = BasisCache.StatusViolation(row: 42, isAbove: !isAbove)
    #expect(ray.lowestViolation == (lowest.isFinite ? cause : .none))
    #expect(ray.highestViolation == (highest.isFinite ? cause : .none))
  }

  @Test("of several ends on a side, the nearest one counts, and the first of equal ones")
  func nearest() {
    var ray = ParametricRay(editedRow: 3, stamp: 1, origin: 10)
    for (row, distance) in [(1, 6), (2, 4), (3, 5), (4, 4)] as [(Int32, Double)] {
      ray.restrictRange(distance, 1, row, isAbove: true)
      ray.restrictRange(-distance, 1, row + 10, isAbove: false)
    }
    #expect(ray.lowest == 6 && ray.highest == 14)
    #expect(ray.lowestViolation == BasisCache.StatusViolation(row: 2, isAbove: false))
    #expect(ray.highestViolation == BasisCache.StatusViolation(row: 12, isAbove: true))
  }

  private func region(
    _ lowest: Double, _ highest: Double, _ state: Int32, outcomes: Int32 = 0,
    isConflictFree: Bool = true
  ) -> CriticalRegions.CriticalRegion {
    CriticalRegions.CriticalRegion(
      ray(lowest, highest), of: state, outcomes: outcomes, isConflictFree: isConflictFree)
  }

  @Test("a region is found by a constant in it, both ends included")
  func regions() {
    var regions = CriticalRegions()
    #expect(regions.stamp == -1)
    regions.begin(1)
    func find(_ constant: Double) -> Int32 {
      regions.find(constant, from: 99, outcomes: 0, isConflictFree: true)
    }
    #expect(find(0) == -1)
    regions.insert(region(10, 20, 1))
    regions.insert(region(-.infinity, 5, 2))
    regions.insert(region(30, .infinity, 3))
    #expect(
      [-1e9, 5, 5.1, 9.9, 10, 15, 20, 20.1, 29, 30, 1e9].map(find)
        == [2, 2, -1, -1, 1, 1, 1, -1, -1, 3, 3])
    // The region of the same state is another one from now on.
    regions.insert(region(21, 25, 1))
    #expect([15, 21, 25].map(find) == [-1, 1, 1])
    regions.begin(1)
    #expect(find(25) == 1)
    regions.begin(2)
    #expect(regions.stamp == 2 && find(25) == -1 && find(0) == -1)
  }

  @Test("a region of other outcomes isn't entered, nor one in which other constraints are dropped")
  func kinds() {
    var regions = CriticalRegions()
    regions.begin(0)
    regions.insert(region(0, 10, 1, outcomes: 1))
    regions.insert(region(0, 10, 2, outcomes: 2, isConflictFree: false))
    func find(_ state: Int32, _ outcomes: Int32, _ isConflictFree: Bool) -> Int32 {
      regions.find(5, from: state, outcomes: outcomes, isConflictFree: isConflictFree)
    }
    #expect(find(9, 1, true) == 1 && find(9, 1, false) == -1 && find(1, 1, false) == 1)
    #expect(find(9, 2, true) == -1 && find(2, 2, true) == 2 && find(2, 2, false) == 2)
    #expect(find(9, 3, true) == -1 && find(1, 2, true) == -1)
  }

  @Test("a region is found among many", arguments: [1, 15, 16, 17, 40])
  func many(count: Int) {
    var regions = CriticalRegions()
    regions.begin(0)
    // In an order that isn't theirs.
    for number in 0..<count {
      let place = number * 7 % count
      regions.insert(region(Double(place), Double(place + 1), Int32(place)))
    }
    for place in 0..<count {
      let middle = Double(place) + 0.5
      #expect(
        regions.find(middle, from: -1, outcomes: 0, isConflictFree: true) == Int32(place))
    }
    #expect(regions.find(-0.5, from: -1, outcomes: 0, isConflictFree: true) == -1)
    #expect(regions.find(Double(count) + 0.5, from: -1, outcomes: 0, isConflictFree: true) == -1)
  }
}

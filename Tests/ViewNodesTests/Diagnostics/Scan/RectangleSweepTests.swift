// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Overlapping rectangles")
struct RectangleSweepTests {
  private func pairs(_ frames: [CGRect]) -> [[Int]] {
    RectangleSweep.overlaps(in: frames).map { [$0.later, $0.earlier] }
  }

  @Test("rectangles that touch don't overlap, and those that share an area do")
  func touching() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(pairs([a, a.offsetBy(dx: 10, dy: 0), a.offsetBy(dx: 0, dy: 10)]) == [])
    #expect(pairs([a, a.offsetBy(dx: 9, dy: 9)]) == [[1, 0]])
    #expect(
      RectangleSweep.overlaps(in: [a, a.offsetBy(dx: 9, dy: 8)]).map(\.area)
        == [CGRect(x: 9, y: 8, width: 1, height: 2)])
  }

  @Test("empty rectangles overlap nothing")
  func empty() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(pairs([a, CGRect(x: 5, y: 5, width: 0, height: 5), .null]) == [])
  }

  @Test("random rectangles give the same overlaps as pairwise comparison")
  func random() {
    var state: UInt64 = 7
    func next(_ limit: UInt64) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % limit)
    }
    for count in [2, 3, 5, 17, 40] {
      for _ in 0..<50 {
        let frames = (0..<count).map { _ in
          CGRect(x: next(60), y: next(60), width: next(9), height: next(9))
        }
        var wanted: Set<Int> = []
        for later in frames.indices {
          for earlier in 0..<later {
            let area = frames[later].intersection(frames[earlier])
            if !area.isNull, area.width > 0, area.height > 0 {
              wanted.insert(later)
              wanted.insert(earlier)
            }
          }
        }
        let found = RectangleSweep.overlaps(in: frames)
        #expect(Set(found.flatMap { [$0.later, $0.earlier] }) == wanted)
        #expect(found.allSatisfy { $0.area.width > 0 && $0.area.height > 0 })
      }
    }
  }

  @Test("100,000 rectangles in a list, a row, and a grid are handled")
  func many() {
    let size = CGSize(width: 2, height: 2)
    let list = (0..<100_000).map { CGRect(origin: CGPoint(x: 0, y: 2 * $0), size: size) }
    let row = (0..<100_000).map { CGRect(origin: CGPoint(x: 2 * $0, y: 0), size: size) }
    let grid = (0..<100_000).map {
      CGRect(origin: CGPoint(x: 2 * ($0 % 300), y: 2 * ($0 / 300)), size: size)
    }
    #expect(pairs(list) == [] && pairs(row) == [] && pairs(grid) == [])
    #expect(pairs((0..<1_000).map { _ in CGRect(x: 0, y: 0, width: 1, height: 1) }).count < 3_000)
  }

  @Test(
    "rectangles overlap if they share more than a hundredth of a point, in any order and direction",
    arguments: [(0, false), (0.009, false), (0.011, true), (5, true)] as [(CGFloat, Bool)])
  func tolerance(shared: CGFloat, overlaps: Bool) {
    let a = CGRect(x: 20, y: 30, width: 10, height: 12)
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] as [(CGFloat, CGFloat)] {
      let b = a.offsetBy(dx: dx * (10 - shared), dy: dy * (12 - shared))
      for frames in [[a, b], [b, a]] {
        #expect(pairs(frames) == (overlaps ? [[1, 0]] : []), "\(dx) \(dy)")
      }
    }
    let thin = CGRect(x: 22, y: 0, width: shared, height: 90)
    let flat = CGRect(x: 0, y: 32, width: 90, height: shared)
    #expect(pairs([a, thin]) == (overlaps ? [[1, 0]] : []))
    #expect(pairs([a, flat]) == (overlaps ? [[1, 0]] : []))
  }

  @Test("sparse rectangles give all pairs in order, with their common areas")
  func sparse() {
    var dice = Dice(seed: 9)
    for round in 0..<300 {
      let count = 2 + dice.next(below: 9)
      let frames = (0..<count).map { _ in
        CGRect(
          x: dice.next(below: 30), y: dice.next(below: 30), width: 1 + dice.next(below: 9),
          height: 1 + dice.next(below: 9))
      }
      var wanted: [[Int]] = []
      for later in frames.indices {
        for earlier in 0..<later {
          let area = frames[later].intersection(frames[earlier])
          if !area.isNull, area.width > 0, area.height > 0 { wanted.append([later, earlier]) }
        }
      }
      // No rectangle is reported with more than three others.
      let most = frames.indices.map { index in wanted.count { $0.contains(index) } }.max() ?? 0
      guard most <= 3 else { continue }
      let found = RectangleSweep.overlaps(in: frames)
      #expect(found.map { [$0.later, $0.earlier] } == wanted, "\(round)")
      for pair in found {
        #expect(pair.area == frames[pair.later].intersection(frames[pair.earlier]))
      }
    }
  }

  @Test("three of the overlaps of a rectangle are found")
  func limit() {
    let box = CGRect(x: 0, y: 0, width: 9, height: 9)
    for count in 0...6 {
      let bars = (0..<count).map { CGRect(x: 0, y: 10 * $0, width: 5, height: 9) }
      let found = pairs(bars + [CGRect(x: 1, y: 0, width: 9, height: 100)])
      #expect(found.count == min(count, 3) && found.allSatisfy { $0[0] == count }, "\(count)")
    }
    #expect(pairs([]) == [] && pairs([box]) == [])
  }
}

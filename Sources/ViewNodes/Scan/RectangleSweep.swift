// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A sweep-line algorithm that finds overlapping rectangles, from left to right.
enum RectangleSweep {
  /// Returns, for each rectangle that overlaps earlier ones in the list, the first few of these.
  ///
  /// Empty rectangles overlap nothing.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rectangles.
  static func overlaps(
    in frames: [CGRect]
  ) -> [(later: Int, earlier: Int, area: CGRect)] {
    let tolerance = LayoutScan.tolerance
    let used = frames.indices.filter {
      frames[$0].width > tolerance && frames[$0].height > tolerance
    }
    guard used.count > 1 else { return [] }
    let byStart = used.sorted { (frames[$0].minX, $0) < (frames[$1].minX, $1) }
    let byEnd = used.sorted { (frames[$0].maxX, $0) < (frames[$1].maxX, $1) }
    let byTop = used.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rank = [Int](repeating: 0, count: frames.count)
    for (position, index) in byTop.enumerated() { rank[index] = position }
    var open = OpenRectangles(count: used.count)
    var pairs: [(later: Int, earlier: Int)] = []
    var ended = 0
    for index in byStart {
      let frame = frames[index]
      while ended < byEnd.count, frames[byEnd[ended]].maxX <= frame.minX + tolerance {
        open.close(rank[byEnd[ended]])
        ended += 1
      }
      var end = byTop.partitioningIndex { frames[$0].minY >= frame.maxY - tolerance }
      for _ in 0..<mostPairs {
        guard let position = open.last(below: end, reaching: frame.minY + tolerance) else { break }
        let other = byTop[position]
        pairs.append((max(index, other), min(index, other)))
        end = position
      }
      open.open(rank[index], bottom: frame.maxY)
    }
    pairs.sort { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
    return pairs.map { ($0.later, $0.earlier, frames[$0.later].overlap(with: frames[$0.earlier])) }
  }

  /// The maximum number of overlaps reported for one rectangle.
  private static var mostPairs: Int { 3 }
}

/// The rectangles that intersect the sweep line, by the rank of their top edges: a segment tree of
/// their lowest bottom edges.
private struct OpenRectangles {
  private let width: Int
  private var bottoms: [CGFloat]

  init(count: Int) {
    var width = 1
    while width < count { width *= 2 }
    self.width = width
    bottoms = Array(repeating: -.infinity, count: 2 * width)
  }

  mutating func open(_ rank: Int, bottom: CGFloat) { set(rank, bottom) }

  mutating func close(_ rank: Int) { set(rank, -.infinity) }

  private mutating func set(_ rank: Int, _ bottom: CGFloat) {
    var node = rank + width
    bottoms[node] = bottom
    while node > 1 {
      node /= 2
      bottoms[node] = max(bottoms[2 * node], bottoms[2 * node + 1])
    }
  }

  /// Returns the highest rank below a limit whose rectangle extends below a line.
  func last(below limit: Int, reaching line: CGFloat) -> Int? {
    // Visits the nodes that together cover the ranks below the limit, from the right.
    var node = limit + width
    if limit >= width {
      guard bottoms[1] > line else { return nil }
      return descend(from: 1, line)
    }
    while node > 1 {
      if node % 2 == 1, bottoms[node - 1] > line { return descend(from: node - 1, line) }
      node /= 2
    }
    return nil
  }

  private func descend(from start: Int, _ line: CGFloat) -> Int {
    var node = start
    while node < width { node = bottoms[2 * node + 1] > line ? 2 * node + 1 : 2 * node }
    return node - width
  }
}

extension [Int] {
  /// Returns the index of the first element that satisfies a predicate, which all later ones
  /// satisfy as well.
  fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

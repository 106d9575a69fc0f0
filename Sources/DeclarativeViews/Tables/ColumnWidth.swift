// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The width of a column of a table: between two limits, and as near to an ideal as possible.
struct ColumnWidth: Equatable {
  var least: CGFloat = 0
  /// The width that the column has if there is neither too little nor too much space; nil for an
  /// equal share of what others leave.
  var ideal: CGFloat?
  var most: CGFloat = .infinity

  init() {}

  /// Creates a width; lengths that are negative or not numbers are ignored.
  init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
    self.least = min(usable(least) ?? 0, ColumnWidth.longest)
    self.most = max(usable(most) ?? .infinity, self.least)
    self.ideal = usable(ideal).map { min(max($0, self.least), self.most, ColumnWidth.longest) }
  }

  private static let longest: CGFloat = 100_000

  /// The distance between columns.
  static let gap: CGFloat = 12

  /// Divides a width among columns.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns.
  ///   - total: The width with the distances between columns.
  /// - Returns: A length for each column, whose sum is larger than the width only if the smallest
  ///   lengths are.
  static func divide(_ columns: [ColumnWidth], _ total: CGFloat) -> [CGFloat] {
    let gaps = CGFloat(max(columns.count - 1, 0)) * gap
    let free = max(total.isFinite ? total - gaps : 0, 0)
    let ideals = columns.compactMap(\.ideal).reduce(0, +)
    let others = columns.filter { $0.ideal == nil }
    let leastOfOthers = others.map(\.least).reduce(0, +)
    if ideals + leastOfOthers > free {
      // Columns with an ideal width shrink by the same length, and the others are at their smallest.
      let shrunk = level(
        columns.map { column in
          let ideal = column.ideal ?? column.least
          return (0, ideal - column.least)
        }, ideals + leastOfOthers - free)
      return zip(columns, shrunk).map { ($0.ideal ?? $0.least) - $1 }
    }
    let shares = level(others.map { ($0.least, $0.most) }, free - ideals)
    let left = max(free - ideals - shares.reduce(0, +), 0)
    // What the others can't take is divided among those with an ideal width.
    let grown = level(
      columns.map { column in (0, column.ideal.map { column.most - $0 } ?? 0) }, left)
    var next = shares.makeIterator()
    return zip(columns, grown).map { column, growth in
      column.ideal.map { $0 + growth } ?? next.next() ?? column.least
    }
  }

  /// Divides a length equally, within limits.
  private static func level(
    _ limits: [(least: CGFloat, most: CGFloat)], _ total: CGFloat
  ) -> [CGFloat] {
    var (low, high) = (CGFloat(0), max(total, 0))
    func parts(_ level: CGFloat) -> [CGFloat] { limits.map { min(max(level, $0.least), $0.most) } }
    guard parts(high).reduce(0, +) > total else { return parts(high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if parts(middle).reduce(0, +) > total { high = middle } else { low = middle }
    }
    return parts(low)
  }
}

/// The cells of a table in a line, each in its column.
struct ColumnLine: Layout {
  let columns: [ColumnWidth]

  private func lengths(_ width: CGFloat) -> [CGFloat] { ColumnWidth.divide(columns, width) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let width = proposal.width ?? idealWidth(subviews)
    let heights = zip(subviews, lengths(width)).map { view, length in
      view.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
    }
    return CGSize(width: width.isFinite ? width : 0, height: heights.max() ?? 0)
  }

  private func idealWidth(_ subviews: Subviews) -> CGFloat {
    let gaps = CGFloat(max(columns.count - 1, 0)) * ColumnWidth.gap
    return zip(subviews, columns).reduce(gaps) { sum, part in
      sum
        + (part.1.ideal
          ?? min(max(part.0.sizeThatFits(.unspecified).width, part.1.least), part.1.most))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (view, length) in zip(subviews, lengths(bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: length, height: nil))
      x += length + ColumnWidth.gap
    }
  }
}

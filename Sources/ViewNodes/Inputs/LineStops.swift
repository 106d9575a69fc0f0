// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The caret positions on one line of text.
struct LineStops {
  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2

  /// The x-coordinate of the line's left edge, in points.
  var start: CGFloat
  /// The width of the line, in points.
  var width: CGFloat
  var isRightToLeft: Bool
  /// The offset of each position in UTF-16 units, ascending.
  private var offsets: [Int]
  /// The distance of each offset from the leading edge, in points.
  private var distances: [CGFloat]

  /// Creates the positions between the characters of a line, from the length of each in UTF-16
  /// units and its advance in points.
  init(
    lengths: some Sequence<Int>, advances: some Sequence<CGFloat>, from offset: Int,
    start: CGFloat, width: CGFloat, isRightToLeft: Bool
  ) {
    self.start = start
    self.width = width
    self.isRightToLeft = isRightToLeft
    offsets = [offset]
    distances = [0]
    var (offset, distance) = (offset, CGFloat(0))
    for (length, advance) in zip(lengths, advances) {
      offset += length
      distance += advance
      offsets.append(offset)
      distances.append(distance)
    }
  }

  /// Creates the only position on a line without characters.
  init(empty x: CGFloat, at offset: Int = 0, isRightToLeft: Bool) {
    self.init(
      lengths: [], advances: [], from: offset, start: x, width: 0, isRightToLeft: isRightToLeft)
  }

  /// Returns the distance of an offset from the leading edge, or that of the last position before
  /// it.
  func distance(at offset: Int) -> CGFloat {
    distances[max(0, (offsets.firstIndex { $0 > offset } ?? offsets.count) - 1)]
  }

  /// Returns the x-coordinate of an offset.
  func x(at offset: Int) -> CGFloat { x(distance(at: offset)) }

  /// Returns the offset of the position closest to an x-coordinate; the end of the line counts if
  /// `includesEnd` is true.
  func offset(nearestTo x: CGFloat, includesEnd: Bool = true) -> Int {
    var best = 0
    for index in offsets.indices.dropLast(includesEnd || offsets.count == 1 ? 0 : 1)
    where abs(self.x(distances[index]) - x) < abs(self.x(distances[best]) - x) {
      best = index
    }
    return offsets[best]
  }

  private func x(_ distance: CGFloat) -> CGFloat {
    isRightToLeft ? start + width - distance : start + distance
  }
}

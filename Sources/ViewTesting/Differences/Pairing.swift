// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewPictures

/// A pairing of the nodes in two frame trees: as many as possible, in order, matched by depth,
/// class, and identifier.
nonisolated struct Pairing {
  enum Step {
    /// In both trees, at these indexes.
    case both(Int, Int)
    /// Only in the former tree.
    case former(Int)
    /// Only in the latter tree.
    case latter(Int)
  }

  private struct Key: Equatable {
    var depth: Int
    var className: String
    var identifier: String
  }

  private(set) var steps: [Step] = []

  /// Pairs the nodes, or returns `nil` if too many remain after the common beginning and end.
  init?(_ was: [FrameTree.Entry], _ now: [FrameTree.Entry], mostPairs: Int) {
    let former = was.map(Pairing.key)
    let latter = now.map(Pairing.key)
    let shorter = min(former.count, latter.count)
    var head = 0
    while head < shorter, former[head] == latter[head] { head += 1 }
    var tail = 0
    while tail < shorter - head,
      former[former.count - 1 - tail] == latter[latter.count - 1 - tail]
    { tail += 1 }
    let rows = former.count - head - tail
    let columns = latter.count - head - tail
    guard rows == 0 || columns <= mostPairs / rows else { return nil }

    for index in 0..<head { steps.append(.both(index, index)) }
    // The lengths of longest common subsequences: lengths[row][column] is that of the elements
    // after both indexes.
    var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    let width = columns + 1
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        lengths[row * width + column] =
          former[head + row] == latter[head + column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var row = 0
    var column = 0
    while row < rows || column < columns {
      if row < rows, column < columns, former[head + row] == latter[head + column] {
        steps.append(.both(head + row, head + column))
        row += 1
        column += 1
      } else if column == columns
        || row < rows && lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]
      {
        steps.append(.former(head + row))
        row += 1
      } else {
        steps.append(.latter(head + column))
        column += 1
      }
    }
    for index in 0..<tail {
      steps.append(.both(former.count - tail + index, latter.count - tail + index))
    }
  }

  private static func key(of entry: FrameTree.Entry) -> Key {
    Key(depth: entry.depth, className: entry.className, identifier: entry.identifier)
  }
}

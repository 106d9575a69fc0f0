// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKitCompatibility

@Suite("Items that need not move")
struct LongestRiseTests {
  @Test(
    "of items in another order, as many as possible stay",
    arguments: [
      ([], []), ([5], [0]), ([0, 1, 2], [0, 1, 2]), ([2, 1, 0], [2]), ([3, 1, 2], [1, 2]),
      ([2, 0, 1, 3], [1, 2, 3]), ([0, 3, 1, 2, 4], [0, 2, 3, 4]), ([nil, 0, nil, 1], [1, 3]),
      ([1, nil, 0], [2]), ([4, 5, 0, 1, 2], [2, 3, 4]), ([nil, nil], []),
    ] as [([Int?], [Int])])
  func stays(numbers: [Int?], positions: [Int]) {
    #expect(SnapshotChanges.longestRise(numbers).sorted() == positions)
  }
}

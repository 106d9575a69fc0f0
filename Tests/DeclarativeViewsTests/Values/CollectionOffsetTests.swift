// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Offsets in collections")
struct CollectionOffsetTests {
  @Test("elements at offsets are removed, and others stay in order")
  func remove() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5, 9])
    #expect(letters == ["b", "d", "e"])
    letters.remove(atOffsets: [])
    #expect(letters.count == 3)
  }

  @Test(
    "elements are moved before the one at the destination, in their order",
    arguments: [
      ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"),
      ([1, 3], 5, "acebd"), ([1, 3], 2, "abdce"), ([2], 2, "abcde"), ([2], 3, "abcde"),
      ([0, 9], 99, "bcdea"), ([4], -3, "eabcd"),
    ] as [([Int], Int, String)])
  func move(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }
}

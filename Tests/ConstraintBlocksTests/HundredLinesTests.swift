// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewNodes

@Suite("Long constraint blocks")
struct HundredLinesTests {
  @Test("a hundred lines create a hundred constraints")
  func hundred() {
    let root = quietRoot()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    for node in [a, b, c] { root.addSubview(node) }
    let made = constrain {
      a.top == b.bottom + 1 ~ .high
      b.leading >= root.leading + 2
      c.width == b.width * 2 + 3
      a.height <= 4 ~ 999
      c.centerX == b.trailing - 5 * 2
      a.top == b.bottom + 6 ~ .high
      b.leading >= root.leading + 7
      c.width == b.width * 2 + 8
      a.height <= 9 ~ 999
      c.centerX == b.trailing - 10 * 2
      a.top == b.bottom + 11 ~ .high
      b.leading >= root.leading + 12
      c.width == b.width * 2 + 13
      a.height <= 14 ~ 999
      c.centerX == b.trailing - 15 * 2
      a.top == b.bottom + 16 ~ .high
      b.leading >= root.leading + 17
      c.width == b.width * 2 + 18
      a.height <= 19 ~ 999
      c.centerX == b.trailing - 20 * 2
      a.top == b.bottom + 21 ~ .high
      b.leading >= root.leading + 22
      c.width == b.width * 2 + 23
      a.height <= 24 ~ 999
      c.centerX == b.trailing - 25 * 2
      a.top == b.bottom + 26 ~ .high
      b.leading >= root.leading + 27
      c.width == b.width * 2 + 28
      a.height <= 29 ~ 999
      c.centerX == b.trailing - 30 * 2
      a.top == b.bottom + 31 ~ .high
      b.leading >= root.leading + 32
      c.width == b.width * 2 + 33
      a.height <= 34 ~ 999
      c.centerX == b.trailing - 35 * 2
      a.top == b.bottom + 36 ~ .high
      b.leading >= root.leading + 37
      c.width == b.width * 2 + 38
      a.height <= 39 ~ 999
      c.centerX == b.trailing - 40 * 2
      a.top == b.bottom + 41 ~ .high
      b.leading >= root.leading + 42
      c.width == b.width * 2 + 43
      a.height <= 44 ~ 999
      c.centerX == b.trailing - 45 * 2
      a.top == b.bottom + 46 ~ .high
      b.leading >= root.leading + 47
      c.width == b.width * 2 + 48
      a.height <= 49 ~ 999
      c.centerX == b.trailing - 50 * 2
      a.top == b.bottom + 51 ~ .high
      b.leading >= root.leading + 52
      c.width == b.width * 2 + 53
      a.height <= 54 ~ 999
      c.centerX == b.trailing - 55 * 2
      a.top == b.bottom + 56 ~ .high
      b.leading >= root.leading + 57
      c.width == b.width * 2 + 58
      a.height <= 59 ~ 999
      c.centerX == b.trailing - 60 * 2
      a.top == b.bottom + 61 ~ .high
      b.leading >= root.leading + 62
      c.width == b.width * 2 + 63
      a.height <= 64 ~ 999
      c.centerX == b.trailing - 65 * 2
      a.top == b.bottom + 66 ~ .high
      b.leading >= root.leading + 67
      c.width == b.width * 2 + 68
      a.height <= 69 ~ 999
      c.centerX == b.trailing - 70 * 2
      a.top == b.bottom + 71 ~ .high
      b.leading >= root.leading + 72
      c.width == b.width * 2 + 73
      a.height <= 74 ~ 999
      c.centerX == b.trailing - 75 * 2
      a.top == b.bottom + 76 ~ .high
      b.leading >= root.leading + 77
      c.width == b.width * 2 + 78
      a.height <= 79 ~ 999
      c.centerX == b.trailing - 80 * 2
      a.top == b.bottom + 81 ~ .high
      b.leading >= root.leading + 82
      c.width == b.width * 2 + 83
      a.height <= 84 ~ 999
      c.centerX == b.trailing - 85 * 2
      a.top == b.bottom + 86 ~ .high
      b.leading >= root.leading + 87
      c.width == b.width * 2 + 88
      a.height <= 89 ~ 999
      c.centerX == b.trailing - 90 * 2
      a.top == b.bottom + 91 ~ .high
      b.leading >= root.leading + 92
      c.width == b.width * 2 + 93
      a.height <= 94 ~ 999
      c.centerX == b.trailing - 95 * 2
      a.top == b.bottom + 96 ~ .high
      b.leading >= root.leading + 97
      c.width == b.width * 2 + 98
      a.height <= 99 ~ 999
      c.centerX == b.trailing - 100 * 2
    }
    #expect(made.count == 100)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Exact lengths")
struct ExactLengthTests {
  private let most = ExactLength(parts: .max)
  private let least = ExactLength(parts: .min)
  private let one = ExactLength(1)

  @Test("lengths beyond either end of the range become that end")
  func creation() {
    #expect(ExactLength(1e300) == most && ExactLength(-1e300) == least)
    #expect(ExactLength(.infinity) == most && ExactLength(-.infinity) == least)
    #expect(ExactLength(.nan) == .zero && ExactLength(-44).points == -44)
  }

  @Test("sums, differences, and multiples stop at both ends of the range")
  func saturation() {
    let minus = ExactLength(-1)
    #expect(most + one == most && least + minus == least && most + minus < most)
    #expect(least - one == least && most - minus == most && least - minus > least)
    #expect(most * 2 == most && most * -2 == least && least * 2 == least && least * -2 == most)
    #expect(most * 1 == most && most * 0 == .zero)
  }

  @Test("lengths are added, subtracted, multiplied, and compared as numbers")
  func arithmetic() {
    #expect((ExactLength(40) + ExactLength(2.5)).points == 42.5)
    #expect((ExactLength(40) - ExactLength(2.5)).points == 37.5)
    #expect((ExactLength(2.5) * 3).points == 7.5 && (ExactLength(2.5) * -3).points == -7.5)
    var sum = one
    sum += ExactLength(2)
    #expect(sum.points == 3)
    #expect(one < sum && !(sum < one) && !(one < one) && ExactLength(-1) < .zero)
  }

  @Test("thirds and halves of a point are exact")
  func fractions() {
    #expect(ExactLength(1.0 / 3) * 3 == one && ExactLength(0.5) * 2 == one)
    #expect(ExactLength(1.0 / 3).parts == 16_777_216)
  }
}

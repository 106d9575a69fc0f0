// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewPictures

@Suite("Numbers in outputs")
struct OutputNumberTests {
  @Test(
    "are short, rounded to three decimals and never negative zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (10, "10"),
      (100.25, "100.25"), (343.0 / 3, "114.333"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"),
      (2.9996, "3"), (1.001, "1.001"), (1.010, "1.01"), (20.287109375, "20.287"),
      (1_000_000, "1000000"), (123_456_789.125, "123456789.125"), (1e300, "1000000000000"),
      (-1e300, "-1000000000000"), (.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func text(number: Double, expected: String) {
    #expect(OutputNumber.text(CGFloat(number)) == expected)
  }

  @Test("have the requested number of decimals")
  func decimals() {
    #expect(OutputNumber.text(CGFloat(1.0 / 3), decimals: 6) == "0.333333")
    #expect(OutputNumber.text(2.5, decimals: 0) == "3")
  }
}

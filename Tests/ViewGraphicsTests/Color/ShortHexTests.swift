// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Short hexadecimal colors")
struct ShortHexTests {
  @Test(
    "each digit of the short form counts twice",
    arguments: [
      ("#123", "#112233"), ("#fa0", "#FFAA00"), ("#000", "#000000"), ("#1234", "#11223344"),
      ("#F08f", "#FF0088"), ("#0008", "#00000088"),
    ])
  func short(text: String, long: String) throws {
    #expect(try Color(hex: text).hexString == long)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

@testable import ViewGraphics

extension FontTable {
  /// A table of 16-bit numbers with two other bytes before it.
  init(_ numbers: [Int], tag: String = "test") {
    var bytes: [UInt8] = [7, 7]
    for number in numbers {
      bytes += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
    self.init(tag: tag, bytes: bytes, range: 2..<bytes.count)
  }
}

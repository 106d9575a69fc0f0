// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension MarkupBuffer {
  /// Adds bytes in Base64, with padding.
  mutating func addBase64(_ data: [UInt8]) {
    let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    append(count: (data.count + 2) / 3 * 4) { target in
      func digit(_ group: UInt32, _ position: UInt32) -> UInt8 {
        digits.utf8Start[Int(group >> (18 - 6 * position) & 63)]
      }
      var position = 0
      var index = 0
      while index < data.count {
        let left = data.count - index
        let group =
          UInt32(data[index]) << 16 | (left > 1 ? UInt32(data[index + 1]) << 8 : 0)
          | (left > 2 ? UInt32(data[index + 2]) : 0)
        target[position] = digit(group, 0)
        target[position + 1] = digit(group, 1)
        target[position + 2] = left > 1 ? digit(group, 2) : UInt8(ascii: "=")
        target[position + 3] = left > 2 ? digit(group, 3) : UInt8(ascii: "=")
        position += 4
        index += 3
      }
    }
  }
}

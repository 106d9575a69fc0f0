// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension String {
  /// Whether each byte is a character: ASCII without carriage returns, which form one character
  /// with a following line feed.
  var isPlainASCII: Bool {
    withBytes { bytes in bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
  }

  /// Whether the text contains a mandatory line break.
  package var hasLineBreak: Bool {
    withBytes { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        // U+000A to U+000D; then U+0085, written C2 85; then U+2028 and U+2029, written E2 80 A8
        // and E2 80 A9.
        if byte &- 0x0A < 4 { return true }
        if byte == 0x85, index > 0, bytes[index - 1] == 0xC2 { return true }
        if byte & 0xFE == 0xA8, index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 {
          return true
        }
      }
      return false
    }
  }

  @inline(__always)
  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

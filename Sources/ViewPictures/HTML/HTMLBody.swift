// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The contents of a page's body, with a placeholder for each color.
struct HTMLBody {
  let bytes: [UInt8]
  let colors: [Color]
  /// Whether it contains a scroll view that is not at its origin.
  let scrollsAtStart: Bool
  /// The used font families that have files.
  let usedFamilies: [FontFamily]

  func isSameButForColors(as other: HTMLBody) -> Bool { bytes == other.bytes }

  /// Returns the body with the placeholders replaced by the texts of the colors.
  func markup(colors texts: [String]) -> MarkupBuffer {
    var result = MarkupBuffer()
    result.reserve(bytes.count + texts.count * 8)
    var next = texts.makeIterator()
    for byte in bytes {
      if byte == MarkupBuffer.colorMark, let text = next.next() {
        result.add(text)
      } else {
        result.add(byte: byte)
      }
    }
    return result
  }
}

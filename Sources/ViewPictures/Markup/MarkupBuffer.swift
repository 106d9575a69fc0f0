// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Bytes of markup in the making.
struct MarkupBuffer {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// The bytes as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Adds markup as it is.
  mutating func add(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  mutating func add(_ other: MarkupBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Adds a number as short as it can be written with at most that many decimals.
  mutating func add(_ number: CGFloat, decimals: Int = 3) {
    OutputNumber.append(number, decimals: decimals, to: &bytes)
  }

  /// Adds ` name="…"` with a number.
  mutating func attribute(_ name: String, _ value: CGFloat, decimals: Int = 3) {
    openAttribute(name)
    add(value, decimals: decimals)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="…"` with a number, unless it is written as zero.
  mutating func attribute(_ name: String, unlessZero value: CGFloat) {
    guard !OutputNumber.isZero(value, decimals: 3) else { return }
    attribute(name, value)
  }

  /// Adds ` name="…"` with markup that needs no escaping.
  mutating func attribute(_ name: String, _ value: String) {
    openAttribute(name)
    add(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="…"` with any text.
  mutating func attribute(_ name: String, escaping value: String) {
    openAttribute(name)
    add(escaping: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="a b c"`.
  mutating func attribute(_ name: String, list values: [CGFloat], decimals: Int = 3) {
    openAttribute(name)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      add(value, decimals: decimals)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func openAttribute(_ name: String) {
    bytes.append(UInt8(ascii: " "))
    add(name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds any text so that it reads as itself between tags and in attributes.
  ///
  /// Characters that XML cannot hold become U+FFFD, the sign for an unreadable character; the
  /// control characters that it can hold are written by number.
  mutating func add(escaping text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": add("&#\(scalar.value);")
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": add("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}

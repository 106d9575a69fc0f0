// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The number format of all outputs: the shortest decimal notation after rounding, with a period,
/// without exponent or negative zero, identical on every machine.
package nonisolated enum OutputNumber {
  /// The limit beyond which numbers are clamped; nothing that can be drawn exceeds it.
  static let largest = 1e12

  /// Writes a number; one that isn't finite is written as zero.
  static func append(_ number: CGFloat, decimals: Int, to bytes: inout [UInt8]) {
    var value = scaled(number, decimals: decimals)
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
      value = -value
    }
    let unit = power(decimals)
    appendInteger(value / unit, minimumDigits: 1, to: &bytes)
    var rest = value % unit
    guard rest > 0 else { return }
    var digits = decimals
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    bytes.append(UInt8(ascii: "."))
    appendInteger(rest, minimumDigits: digits, to: &bytes)
  }

  /// Returns the text of a number.
  package static func text(_ number: CGFloat, decimals: Int = 3) -> String {
    var bytes: [UInt8] = []
    append(number, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a number rounds to 0.
  package static func isZero(_ number: CGFloat, decimals: Int = 3) -> Bool {
    scaled(number, decimals: decimals) == 0
  }

  private static func scaled(_ number: CGFloat, decimals: Int) -> Int64 {
    guard number.isFinite else { return 0 }
    let value = min(max(Double(number), -largest), largest) * Double(power(decimals))
    return Int64(value.rounded(.toNearestOrAwayFromZero))
  }

  private static func power(_ decimals: Int) -> Int64 {
    var result: Int64 = 1
    for _ in 0..<min(max(decimals, 0), 6) { result *= 10 }
    return result
  }

  private static func appendInteger(
    _ number: Int64, minimumDigits: Int, to bytes: inout [UInt8]
  ) {
    var digits = 1
    var limit: Int64 = 10
    while digits < minimumDigits || number >= limit {
      digits += 1
      limit *= 10
    }
    let start = bytes.count
    for _ in 0..<digits { bytes.append(UInt8(ascii: "0")) }
    var rest = number
    var index = start + digits
    while rest > 0 {
      index -= 1
      bytes[index] += UInt8(rest % 10)
      rest /= 10
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Color {
  /// The reason why a string is not a hexadecimal color.
  public enum HexError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The string is empty.
    case empty
    /// The string doesn't begin with `#`.
    case missingNumberSign(text: String)
    /// A character is not a hexadecimal digit. `position` counts characters from 1, including the
    /// `#`.
    case invalidDigit(Character, position: Int, text: String)
    /// The number of digits after the `#` isn't 3, 4, 6, or 8.
    case wrongDigitCount(Int, text: String)

    /// A sentence that quotes the string and describes what is wrong with it, and where.
    public var description: String {
      switch self {
      case .empty:
        "A color is written as #RRGGBB or #RRGGBBAA; this one is empty."
      case .missingNumberSign(let text):
        "“\(text)” is not a color: it must begin with “#”, as in #RRGGBB."
      case .invalidDigit(let character, let position, let text):
        "“\(text)” is not a color: “\(character)”, character \(position), "
          + "is not a hexadecimal digit."
      case .wrongDigitCount(let count, let text):
        "“\(text)” is not a color: \(count) digit\(count == 1 ? "" : "s") after “#” "
          + "where 6 (#RRGGBB) or 8 (#RRGGBBAA) are needed, or 3 or 4 for short."
      }
    }
  }

  /// Creates a color from a hexadecimal string.
  ///
  /// The format is `#RRGGBB` or `#RRGGBBAA`, or the short form `#RGB` or `#RGBA`, in which each
  /// digit is doubled.
  ///
  /// - Parameter hex: The string, in uppercase or lowercase and without surrounding whitespace.
  /// - Throws: `HexError` if the string has another form.
  @_disfavoredOverload
  public init(hex: String) throws(HexError) {
    guard let first = hex.first else { throw .empty }
    guard first == "#" else { throw .missingNumberSign(text: hex) }
    var value: UInt32 = 0
    var count = 0
    for character in hex.dropFirst() {
      // `hexDigitValue` also accepts fullwidth digits, which aren't valid in colors.
      guard character.isASCII, let digit = character.hexDigitValue else {
        throw .invalidDigit(character, position: count + 2, text: hex)
      }
      count += 1
      if count <= 8 { value = value << 4 | UInt32(digit) }
    }
    switch count {
    case 3: self.init(rgb: Color.doubled(value))
    case 4:
      let long = Color.doubled(value)
      self.init(rgb: long >> 8, alpha: CGFloat(long & 0xFF) / 255)
    case 6: self.init(rgb: value)
    case 8: self.init(rgb: value >> 8, alpha: CGFloat(value & 0xFF) / 255)
    default: throw .wrongDigitCount(count, text: hex)
    }
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque, in uppercase.
  ///
  /// Each component is rounded to the nearest of 256 levels.
  public var hexString: String {
    let opacity = Color.byte(alpha)
    var bytes: [UInt8] = [Color.byte(red), Color.byte(green), Color.byte(blue)]
    if opacity < 255 { bytes.append(opacity) }
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = [UInt8(ascii: "#")]
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// Returns a number in which each of up to four hexadecimal digits occurs twice.
  private static func doubled(_ value: UInt32) -> UInt32 {
    [12, 8, 4, 0].reduce(0) { $0 << 8 | (value >> UInt32($1) & 0xF) * 0x11 }
  }

  private static func byte(_ component: CGFloat) -> UInt8 {
    UInt8((component * 255).rounded())
  }
}

extension Color: CustomStringConvertible {
  /// The color in the format of `hexString`.
  public var description: String { hexString }
}

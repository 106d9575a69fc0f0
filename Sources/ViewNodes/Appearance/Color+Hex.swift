// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Color {
  /// What is wrong with a text that should be a color.
  public enum HexError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is empty.
    case empty
    /// The text does not begin with `#`.
    case missingNumberSign(text: String)
    /// A character is none of 0–9, a–f, A–F. `position` counts characters from 1, the `#` included.
    case invalidDigit(Character, position: Int, text: String)
    /// There are neither 6 nor 8 digits after the `#`.
    case wrongDigitCount(Int, text: String)

    /// One sentence for a person: what was read, what is wrong with it, and where.
    public var description: String {
      switch self {
      case .empty:
        "A colour is written #RRGGBB or #RRGGBBAA, and this one is empty."
      case .missingNumberSign(let text):
        "“\(text)” is not a colour: it must begin with “#”, as in #RRGGBB."
      case .invalidDigit(let character, let position, let text):
        "“\(text)” is not a colour: “\(character)”, character \(position), "
          + "is not a hexadecimal digit."
      case .wrongDigitCount(let count, let text):
        "“\(text)” is not a colour: \(count) digit\(count == 1 ? "" : "s") after “#” "
          + "where 6 (#RRGGBB) or 8 (#RRGGBBAA) are needed."
      }
    }
  }

  /// Reads a color written `#RRGGBB` or `#RRGGBBAA`, in either case of letters.
  ///
  /// - Parameter hex: The text, without spaces around it.
  /// - Throws: `HexError`, which says what is wrong and at which character.
  public init(hex: String) throws(HexError) {
    guard let first = hex.first else { throw .empty }
    guard first == "#" else { throw .missingNumberSign(text: hex) }
    var value: UInt32 = 0
    var count = 0
    for character in hex.dropFirst() {
      // `hexDigitValue` takes fullwidth digits as well, which no palette means.
      guard character.isASCII, let digit = character.hexDigitValue else {
        throw .invalidDigit(character, position: count + 2, text: hex)
      }
      count += 1
      if count <= 8 { value = value << 4 | UInt32(digit) }
    }
    switch count {
    case 6: self.init(rgb: value)
    case 8: self.init(rgb: value >> 8, alpha: CGFloat(value & 0xFF) / 255)
    default: throw .wrongDigitCount(count, text: hex)
    }
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` when it is not opaque, in capital letters; each
  /// component is rounded to the nearest of 256 steps.
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

  private static func byte(_ component: CGFloat) -> UInt8 {
    UInt8((component * 255).rounded())
  }
}

extension Color: CustomStringConvertible {
  /// The color as `hexString` writes it.
  public var description: String { hexString }
}

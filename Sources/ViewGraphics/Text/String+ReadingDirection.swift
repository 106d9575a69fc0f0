// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The direction of the first letter that has one, as in rule P2 of the Unicode bidirectional
  /// algorithm; `nil` for text without letters.
  var readingDirection: UserInterfaceLayoutDirection? {
    for scalar in unicodeScalars {
      if let direction = scalar.readingDirection { return direction }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The direction of a letter or directional mark; `nil` for digits, punctuation, and symbols.
  var readingDirection: UserInterfaceLayoutDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: .leftToRight
    case 0...0xA9: nil
    case 0x200E: .leftToRight
    case 0x200F, 0x61C: .rightToLeft
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic && properties.generalCategory != .nonspacingMark
        ? .rightToLeft : nil
    default:
      properties.isAlphabetic && properties.generalCategory != .nonspacingMark ? .leftToRight : nil
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension MarkupBuffer {
  /// Adds the style element that declares fonts.
  mutating func faces(of fonts: [EmbeddedFont]) {
    guard !fonts.isEmpty else { return }
    add("<style>\n")
    for font in fonts {
      add("@font-face{font-family:")
      add(style: FontFamilies.quoted(font.family))
      add(font.isBold ? ";font-weight:700" : ";font-weight:400")
      add(";src:url(data:font/\(font.format.mediaSubtype);base64,")
      addBase64(font.bytes)
      add(") format('\(font.format.rawValue)')}\n")
    }
    add("</style>\n")
  }
}

nonisolated extension EmbeddedFont.Format {
  fileprivate var mediaSubtype: String {
    switch self {
    case .woff2: "woff2"
    case .woff: "woff"
    case .truetype: "ttf"
    case .opentype: "otf"
    }
  }
}

/// Names of font families as CSS writes them.
nonisolated enum FontFamilies {
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif",
  ]

  /// The names, separated by commas.
  static func list(_ families: [String]) -> String {
    families.map(name).joined(separator: ", ")
  }

  /// A name as it is where it is a plain word, and in quotes otherwise.
  private static func name(_ family: String) -> String {
    if generic.contains(family) { return family }
    let isWord =
      family.utf8.first.map { isLetter($0) } ?? false
      && family.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    return isWord ? family : quoted(family)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  /// A name in quotes; what would end it is written by number.
  static func quoted(_ family: String) -> String {
    var text = "'"
    for scalar in family.unicodeScalars {
      switch scalar {
      case "'", "\\", "<", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        text += "\\" + String(scalar.value, radix: 16) + " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A namespace for font family names in CSS.
nonisolated enum FontFamilies {
  /// The families of the system font.
  static let system = SVGOptions.defaultFontFamilies
  /// The families of the monospaced system font, with the widths used for measuring it.
  static let monospaced = ["Liberation Mono", "Cousine", "Courier New", "monospace"]

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif",
    "ui-serif", "ui-monospace", "ui-rounded",
  ]

  /// Returns the names, separated by commas.
  static func list(_ families: [String]) -> String {
    families.map(name).joined(separator: ", ")
  }

  /// Returns a name, in quotes if it is not a plain identifier.
  private static func name(_ family: String) -> String {
    if generic.contains(family) { return family }
    let isWord =
      family.utf8.first.map { isLetter($0) } ?? false
      && family.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    return isWord ? family : quoted(family)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  /// Returns a name in quotes with the necessary escapes.
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

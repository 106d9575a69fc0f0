// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension MarkupBuffer {
  /// Adds a style element that declares fonts.
  mutating func faces(of fonts: [EmbeddedFont]) {
    guard !fonts.isEmpty else { return }
    add("<style>\n")
    for font in fonts {
      add("@font-face{font-family:")
      add(style: FontFamilies.quoted(font.family))
      add(";font-weight:\(font.weight)")
      if font.isItalic { add(";font-style:italic") }
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

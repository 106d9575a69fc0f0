// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

/// The pictures of one layout, stored so that the common parts of themes occur once.
///
/// Themes usually differ only in colors: for each picture, the text without its colors is stored,
/// and the colors of each theme. In that text, each common phrase is a single character.
struct PictureStore {
  private var indices: [String: Int] = [:]
  private var table: [JSONValue] = []

  mutating func index(of string: String) -> JSONValue {
    if let known = indices[string] { return JSONValue(Double(known)) }
    indices[string] = table.count
    table.append(.text(string))
    return JSONValue(Double(table.count - 1))
  }

  /// A picture in all themes, each as a text and its colors.
  mutating func pictures(_ pictures: [String]) -> JSONValue {
    .list(
      pictures.map { picture in
        let (text, colors) = Self.parts(of: picture)
        return .list([index(of: PicturePhrases.short(text))] + colors.map { index(of: $0) })
      })
  }

  /// All texts and colors, by the indices that refer to them.
  var strings: JSONValue { .list(table) }

  static func parts(of picture: String) -> (text: String, colors: [String]) {
    var text: [UInt8] = []
    var colors: [String] = []
    let bytes = Array(picture.utf8)
    var index = 0
    while index < bytes.count {
      // Colors are written “#rgb” or “#rrggbb”, in quotation marks.
      let digits =
        bytes[index] == UInt8(ascii: "#")
        ? bytes[(index + 1)...].prefix(8).prefix { $0.isHexDigit } : []
      let end = index + 1 + digits.count
      if !digits.isEmpty, end < bytes.count, bytes[end] == UInt8(ascii: "\""),
        index > 0, bytes[index - 1] == UInt8(ascii: "\"")
      {
        colors.append(String(decoding: bytes[index..<end], as: UTF8.self))
        text += PicturePhrases.color.utf8
        index = end
      } else if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] < 0xA0 {
        // Control characters, which do not occur in pictures, replace the omitted text.
        index += 2
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return (String(decoding: text, as: UTF8.self), colors)
  }
}

nonisolated extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A buffer of markup under construction.
nonisolated struct MarkupBuffer {
  /// The placeholder byte for a color.
  ///
  /// It cannot occur in text, because it is not an XML character.
  static let colorMark: UInt8 = 1

  private(set) var bytes: [UInt8] = []
  /// The colors of the placeholders, in order.
  private(set) var colors: [Color] = []
  /// The used font families that have files, in order of first use.
  private(set) var usedFamilies: [FontFamily] = []
  /// Whether colors are written as placeholders, to be replaced later.
  let marksColors: Bool
  private let language: Language

  /// The language of the markup.
  enum Language {
    case xml, html
  }

  init(_ language: Language = .xml, marksColors: Bool = false) {
    self.language = language
    self.marksColors = marksColors
  }

  /// Records the use of a font, whose family may have to be embedded in the document.
  mutating func use(_ font: Font) {
    guard let family = font.family, !family.files.isEmpty, !usedFamilies.contains(family) else {
      return
    }
    usedFamilies.append(family)
  }

  /// Records the use of the fonts of another buffer.
  mutating func use(fontsOf other: MarkupBuffer) {
    for family in other.usedFamilies where !usedFamilies.contains(family) {
      usedFamilies.append(family)
    }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// An empty buffer of the same kind.
  var emptied: MarkupBuffer { MarkupBuffer(language, marksColors: marksColors) }

  /// The bytes as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Adds the text of a style sheet, which XML parses like any other text and HTML does not parse.
  mutating func add(style: String) {
    if language == .xml { add(escaping: style) } else { add(style) }
  }

  /// Adds markup unchanged.
  mutating func add(_ markup: String) {
    var markup = markup
    markup.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds a number of bytes, all of which a closure writes.
  mutating func append(count: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    bytes.withUnsafeMutableBufferPointer { buffer in
      write(UnsafeMutableBufferPointer(rebasing: buffer[start...]))
    }
  }

  /// Adds one byte of markup.
  mutating func add(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func removeLast(_ count: Int) {
    bytes.removeLast(count)
  }

  mutating func add(_ other: MarkupBuffer) {
    bytes.append(contentsOf: other.bytes)
    colors.append(contentsOf: other.colors)
  }

  /// Adds the placeholder of a color.
  mutating func mark(_ color: Color) {
    bytes.append(Self.colorMark)
    colors.append(color)
  }

  /// Adds a number in its shortest form with at most the given number of decimals.
  mutating func add(_ number: CGFloat, decimals: Int = 3) {
    OutputNumber.append(number, decimals: decimals, to: &bytes)
  }

  /// Adds ` name="…"` with a number.
  mutating func attribute(_ name: String, _ value: CGFloat, decimals: Int = 3) {
    openAttribute(name)
    add(value, decimals: decimals)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds ` name="…"` with a number, unless it rounds to zero.
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

  /// Adds ` name="…"` with escaped text.
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

  /// Adds escaped text, for use between tags and in attributes.
  ///
  /// Characters that are invalid in XML become U+FFFD, the replacement character; valid control
  /// characters are written as numeric references. In HTML, the numbers from 128 to 159 refer to
  /// other characters.
  mutating func add(escaping text: String) {
    var text = text
    let isPlain = text.withUTF8 { source in
      guard source.allSatisfy(MarkupBuffer.isPlain) else { return false }
      bytes.append(contentsOf: source)
      return true
    }
    if isPlain { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "\t", "\n", "\r": add("&#\(scalar.value);")
      case "\u{7F}"..."\u{9F}" where language == .xml: add("&#\(scalar.value);")
      case "\u{7F}"..."\u{9F}": add("\u{FFFD}")
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": add("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Returns whether a UTF-8 byte can only belong to text that needs no escaping: 0xC2 also starts
  /// control characters, and 0xEF two noncharacters.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0x7F, 0xC2, 0xEF:
      false
    default: true
    }
  }
}

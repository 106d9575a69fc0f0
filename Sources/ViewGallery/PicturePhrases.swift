// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The phrases common to all pictures, each of which is a single character in the files of a
/// gallery.
enum PicturePhrases {
  /// A placeholder for a color.
  static let color = "\u{80}"

  /// The phrases, longer ones before those they contain.
  static let all: [(mark: String, phrase: String)] = {
    let phrases = [
      "\" role=\"img\" font-family=\"'Liberation Sans', Arimo, Arial, Helvetica, sans-serif\""
        + " style=\"font-kerning:none\">\n",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"",
      "\" lengthAdjust=\"spacingAndGlyphs\" fill=\"\(color)\">",
      "\" text-anchor=\"middle\" font-size=\"", "\" direction=\"rtl\" textLength=\"",
      "\" textLength=\"", "\" letter-spacing=\"", "\" font-size=\"", "\" font-weight=\"",
      "\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"",
      "\" fill=\"none\" stroke=\"\(color)\" stroke-opacity=\"",
      "\" color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"",
      "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n",
      "\" fill=\"\(color)\" fill-opacity=\"", "\" fill=\"\(color)\"/>\n", "\" height=\"",
      "\" width=\"", "\" y=\"", "\" rx=\"", "\" viewBox=\"0 0 ", "<rect x=\"", "<rect width=\"",
      "<text x=\"", "</text>\n", "<path d=\"M", "\"/>\n", "<g transform=\"matrix(", "</g>\n",
    ]
    // Some readers of the files treat one of the control characters as a line ending.
    let marks = (0x81...0x9F).filter { $0 != 0x85 }.compactMap { UnicodeScalar($0) }
    return zip(marks, phrases).map { (String(Character($0)), $1) }
  }()

  private static let bytes = all.map { (mark: Array($0.mark.utf8), phrase: Array($0.phrase.utf8)) }

  /// Returns a text with phrases replaced by characters.
  static func short(_ text: String) -> String {
    let text = Array(text.utf8)
    var short: [UInt8] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      // All phrases begin with one of these two characters.
      let isStart = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<")
      let known = isStart ? bytes.first { text[index...].starts(with: $0.phrase) } : nil
      if let known {
        short += known.mark
        index += known.phrase.count
      } else {
        short.append(byte)
        index += 1
      }
    }
    return String(decoding: short, as: UTF8.self)
  }

  /// Returns a text with its phrases restored.
  static func long(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { long, scalar in
      let mark = String(Character(scalar))
      long += all.first { $0.mark == mark }?.phrase ?? mark
    }
  }
}

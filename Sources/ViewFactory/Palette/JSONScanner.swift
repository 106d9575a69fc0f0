// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Passes over the marks, texts and words of JSON, counting lines and columns.
struct JSONScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    // Some editors begin a file with a byte order mark, which is no part of the text.
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    self.scalars = scalars
  }

  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  var place: TextPlace { TextPlace(line: line, column: column) }

  mutating func advance() {
    guard let next else { return }
    index += 1
    column += 1
    if next == "\n" {
      line += 1
      column = 1
    }
  }

  mutating func skipSpace() {
    while let next, next == " " || next == "\n" || next == "\r" || next == "\t" { advance() }
  }

  mutating func take(
    _ mark: Unicode.Scalar, expecting expected: String
  ) throws(PaletteFileError) {
    guard next == mark else { throw unexpected(expected) }
    advance()
  }

  mutating func takeEnd() throws(PaletteFileError) {
    skipSpace()
    if next != nil { throw unexpected("the end") }
  }

  /// The error that something else was expected here.
  func unexpected(_ expected: String) -> PaletteFileError {
    let found =
      switch next {
      case .none: "the end"
      case .some(let scalar) where scalar.value < 0x20: "a control character"
      case .some(let scalar): "“\(Character(scalar))”"
      }
    return .notJSON(expected: expected, found: found, place: place)
  }

  /// A member's name and the colon after it.
  mutating func name() throws(PaletteFileError) -> String {
    let name = try text(expecting: "a name in quotation marks")
    skipSpace()
    try take(":", expecting: "“:”")
    skipSpace()
    return name
  }

  /// A text in quotation marks.
  mutating func text(expecting expected: String) throws(PaletteFileError) -> String {
    try take("\"", expecting: expected)
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      guard scalar.value >= 0x20 else { throw unexpected("the closing “\"”") }
      guard scalar == "\\" else {
        text.append(scalar)
        advance()
        continue
      }
      advance()
      text.append(try escaped())
    }
    try take("\"", expecting: "the closing “\"”")
    return String(text)
  }

  private mutating func escaped() throws(PaletteFileError) -> Unicode.Scalar {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
      "t": "\t",
    ]
    if let next, let scalar = plain[next] {
      advance()
      return scalar
    }
    try take("u", expecting: "one of “\"\\/bfnrtu”")
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) else {
      // Half of a pair stands for nothing on its own.
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    try take("\\", expecting: "the second half of the character, “\\u”")
    try take("u", expecting: "the second half of the character, “\\u”")
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(PaletteFileError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = next, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw unexpected("a hexadecimal digit")
      }
      value = value << 4 | UInt16(digit)
      advance()
    }
    return value
  }

  /// A number, `true`, `false` or `null`.
  ///
  /// - Returns: What it is, in words.
  mutating func word(expecting expected: String) throws(PaletteFileError) -> String {
    switch next {
    case "t": try take(word: "true")
    case "f": try take(word: "false")
    case "n": try take(word: "null")
    case .some(let scalar) where scalar == "-" || ("0"..."9").contains(scalar):
      try number()
      return "a number"
    default: throw unexpected(expected)
    }
    return scalars[index - 1] == "l" ? "null" : "a truth value"
  }

  private mutating func take(word: String) throws(PaletteFileError) {
    for scalar in word.unicodeScalars { try take(scalar, expecting: "“\(word)”") }
  }

  private mutating func number() throws(PaletteFileError) {
    if next == "-" { advance() }
    if next == "0" { advance() } else { try digits() }
    if next == "." {
      advance()
      try digits()
    }
    if next == "e" || next == "E" {
      advance()
      if next == "+" || next == "-" { advance() }
      try digits()
    }
  }

  private mutating func digits() throws(PaletteFileError) {
    guard let first = next, ("0"..."9").contains(first) else { throw unexpected("a digit") }
    while let digit = next, ("0"..."9").contains(digit) { advance() }
  }
}

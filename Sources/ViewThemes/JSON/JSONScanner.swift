// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A scanner for the tokens of JSON that tracks lines and columns.
struct JSONScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    // Some editors start a file with a byte order mark, which is not part of the text.
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
  ) throws(JSONError) {
    guard next == mark else { throw unexpected(expected) }
    advance()
  }

  mutating func expectEnd() throws(JSONError) {
    skipSpace()
    if next != nil { throw unexpected("the end") }
  }

  /// Returns the error for an unexpected token at the current position.
  func unexpected(_ expected: String) -> JSONError {
    let found =
      switch next {
      case .none: "the end"
      case .some(let scalar) where scalar.value < 0x20: "a control character"
      case .some(let scalar): "“\(Character(scalar))”"
      }
    return .unexpected(found, expected: expected, place: place)
  }

  /// Scans the name of a member and the colon after it.
  mutating func name() throws(JSONError) -> String {
    let name = try text(expecting: "a quoted name")
    skipSpace()
    try take(":", expecting: "“:”")
    skipSpace()
    return name
  }

  /// Scans a string.
  mutating func text(expecting expected: String) throws(JSONError) -> String {
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

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
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
      // A lone surrogate is replaced.
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    try take("\\", expecting: "the second half of the character, “\\u”")
    try take("u", expecting: "the second half of the character, “\\u”")
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
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

  /// Scans a number, `true`, `false`, or `null`.
  mutating func word(expecting expected: String) throws(JSONError) -> JSONDocument.Content {
    switch next {
    case "t":
      try take(word: "true")
      return .truth(true)
    case "f":
      try take(word: "false")
      return .truth(false)
    case "n":
      try take(word: "null")
      return .null
    case .some(let scalar) where scalar == "-" || ("0"..."9").contains(scalar):
      let start = index
      try number()
      return .number(String(String.UnicodeScalarView(scalars[start..<index])))
    default: throw unexpected(expected)
    }
  }

  private mutating func take(word: String) throws(JSONError) {
    for scalar in word.unicodeScalars { try take(scalar, expecting: "“\(word)”") }
  }

  private mutating func number() throws(JSONError) {
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

  private mutating func digits() throws(JSONError) {
    guard let first = next, ("0"..."9").contains(first) else { throw unexpected("a digit") }
    while let digit = next, ("0"..."9").contains(digit) { advance() }
  }
}

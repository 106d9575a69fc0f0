// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Reads one JSON object, keeping the place of everything in it; what is nested deeper is checked
/// and left out.
///
/// Takes time in proportion to the text, and no stack however deep the text is.
struct PaletteReader {
  /// What a member of the object has.
  enum Value {
    case text(String)
    case other(String)

    /// The kind of the value in words.
    var kind: String {
      switch self {
      case .text: "a text"
      case .other(let kind): kind
      }
    }
  }

  struct Member {
    let name: String
    let namePlace: TextPlace
    let value: Value
    let valuePlace: TextPlace
  }

  private var scanner: JSONScanner

  init(_ text: String) {
    scanner = JSONScanner(text)
  }

  /// The members of the object that the text is, in order.
  mutating func members() throws(PaletteFileError) -> [Member] {
    scanner.skipSpace()
    let start = scanner.place
    guard scanner.next == "{" else {
      let value = try value(expecting: "“{”")
      try scanner.takeEnd()
      throw .notAnObject(found: value.kind, place: start)
    }
    scanner.advance()
    scanner.skipSpace()
    var members: [Member] = []
    while scanner.next != "}" {
      if !members.isEmpty {
        try scanner.take(",", expecting: "“,” or “}”")
        scanner.skipSpace()
      }
      members.append(try member())
      scanner.skipSpace()
    }
    scanner.advance()
    try scanner.takeEnd()
    return members
  }

  private mutating func member() throws(PaletteFileError) -> Member {
    let namePlace = scanner.place
    let name = try scanner.name()
    let valuePlace = scanner.place
    return Member(
      name: name, namePlace: namePlace, value: try value(expecting: "a colour"),
      valuePlace: valuePlace)
  }

  private mutating func value(expecting expected: String) throws(PaletteFileError) -> Value {
    switch scanner.next {
    case "\"": return .text(try scanner.text(expecting: expected))
    case "{", "[":
      let kind = scanner.next == "{" ? "an object" : "a list"
      try skipNested()
      return .other(kind)
    default: return .other(try scanner.word(expecting: expected))
    }
  }

  /// Passes over an object or a list with all that is in it.
  private mutating func skipNested() throws(PaletteFileError) {
    var closers: [Unicode.Scalar] = []
    repeat {
      switch scanner.next {
      case "{", "[":
        let closer: Unicode.Scalar = scanner.next == "{" ? "}" : "]"
        closers.append(closer)
        scanner.advance()
        scanner.skipSpace()
        if scanner.next != closer {
          if closer == "}" { _ = try scanner.name() }
          continue
        }
      case "\"": _ = try scanner.text(expecting: "a value")
      default: _ = try scanner.word(expecting: "a value")
      }
      scanner.skipSpace()
      while let closer = closers.last, scanner.next == closer {
        closers.removeLast()
        scanner.advance()
        // What follows the outermost value is the caller's.
        if !closers.isEmpty { scanner.skipSpace() }
      }
      guard let closer = closers.last else { return }
      try scanner.take(",", expecting: closer == "}" ? "“,” or “}”" : "“,” or “]”")
      scanner.skipSpace()
      if closer == "}" { _ = try scanner.name() }
    } while true
  }
}

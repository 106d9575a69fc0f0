// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A parsed JSON text with source locations: a list of values, the first of which is the root.
///
/// Parsing takes linear time, and does not use the call stack for nested values.
struct JSONDocument: Hashable, Sendable {
  /// The content of a JSON value.
  enum Content: Hashable, Sendable {
    /// The members in order, by their index in the list.
    case object([Int])
    /// The elements in order, by their index in the list.
    case list([Int])
    case text(String)
    /// A number in its source form.
    case number(String)
    case truth(Bool)
    case null

    /// A description of the kind of value.
    var kind: String {
      switch self {
      case .object: "an object"
      case .list: "a list"
      case .text: "a string"
      case .number: "a number"
      case .truth: "a Boolean"
      case .null: "null"
      }
    }
  }

  /// A value, with its name if it is a member of an object.
  struct Node: Hashable, Sendable {
    var name = ""
    var namePlace: TextPlace
    var place: TextPlace
    var content: Content
  }

  /// The tokens expected at a position.
  struct Expectations {
    /// The expected root value.
    var whole = "a value"
    /// The expected value of a member of the root.
    var member = "a value"
  }

  private(set) var nodes: [Node] = []

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expectations: The expected values, for error messages.
  ///   - depthLimit: The maximum nesting depth.
  /// - Throws: ``JSONError`` at the first unexpected token.
  init(
    _ text: String, expecting expectations: Expectations = Expectations(), depthLimit: Int = .max
  ) throws(JSONError) {
    var scanner = JSONScanner(text)
    scanner.skipSpace()
    var open: [Int] = []
    var name = (text: "", place: scanner.place)
    repeat {
      let expected =
        switch open.count {
        case 0: expectations.whole
        case 1: expectations.member
        default: "a value"
        }
      let index = nodes.count
      let content = try Self.value(&scanner, expecting: expected)
      let place = content.place
      nodes.append(
        Node(name: name.text, namePlace: name.place, place: place, content: content.content))
      if let holder = open.last { nodes[holder].add(index) }
      if let closer = nodes[index].closer {
        guard open.count < depthLimit else { throw .tooDeep(limit: depthLimit, place: place) }
        scanner.skipSpace()
        if scanner.next == closer {
          scanner.advance()
        } else {
          open.append(index)
          name = try nodes[index].nextName(&scanner)
          continue
        }
      }
      guard let next = try close(&open, &scanner) else { break }
      name = next
    } while true
    try scanner.expectEnd()
  }

  /// Parses a value, or the start of an object or an array.
  private static func value(
    _ scanner: inout JSONScanner, expecting expected: String
  ) throws(JSONError) -> (content: Content, place: TextPlace) {
    let place = scanner.place
    switch scanner.next {
    case "{":
      scanner.advance()
      return (.object([]), place)
    case "[":
      scanner.advance()
      return (.list([]), place)
    case "\"": return (.text(try scanner.text(expecting: expected)), place)
    default: return (try scanner.word(expecting: expected), place)
    }
  }

  /// Parses the end of objects and arrays, and returns the name of the next member, empty in an
  /// array, or `nil` after the last value.
  private func close(
    _ open: inout [Int], _ scanner: inout JSONScanner
  ) throws(JSONError) -> (text: String, place: TextPlace)? {
    while let holder = open.last, let closer = nodes[holder].closer {
      scanner.skipSpace()
      if scanner.next == closer {
        scanner.advance()
        open.removeLast()
        continue
      }
      try scanner.take(",", expecting: "“,” or “\(closer)”")
      scanner.skipSpace()
      return try nodes[holder].nextName(&scanner)
    }
    return nil
  }
}

extension JSONDocument.Node {
  /// The token that ends the object or the array.
  fileprivate var closer: Unicode.Scalar? {
    switch content {
    case .object: "}"
    case .list: "]"
    default: nil
    }
  }

  fileprivate mutating func add(_ index: Int) {
    switch content {
    case .object(var members):
      content = .null
      members.append(index)
      content = .object(members)
    case .list(var elements):
      content = .null
      elements.append(index)
      content = .list(elements)
    default: break
    }
  }

  /// Parses the name of the next member of an object; returns an empty name in an array.
  fileprivate func nextName(
    _ scanner: inout JSONScanner
  ) throws(JSONError) -> (text: String, place: TextPlace) {
    let place = scanner.place
    guard case .object = content else { return ("", place) }
    return (try scanner.name(), place)
  }
}

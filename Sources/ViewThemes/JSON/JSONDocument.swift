// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A JSON text with the place of everything in it: a list of values, of which the first holds the others.
///
/// Reading takes time in proportion to the text, and no stack however deep the text is.
struct JSONDocument: Hashable, Sendable {
  /// The content of a JSON value.
  enum Content: Hashable, Sendable {
    /// The members, in order, by their place in the list.
    case object([Int])
    /// The elements, in order, by their place in the list.
    case list([Int])
    case text(String)
    /// A number as it is written.
    case number(String)
    case truth(Bool)
    case null

    /// The kind of the value in words.
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

  /// A value, and its name if it is a member of an object.
  struct Node: Hashable, Sendable {
    var name = ""
    var namePlace: TextPlace
    var place: TextPlace
    var content: Content
  }

  /// The tokens expected at a position.
  struct Expectations {
    /// Instead of the whole text.
    var whole = "a value"
    /// As a member of the outermost object.
    var member = "a value"
  }

  private(set) var nodes: [Node] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expectations: What errors say should stand there.
  ///   - depthLimit: How deep objects and lists may lie in each other.
  /// - Throws: The first place where something else should stand.
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
    try scanner.takeEnd()
  }

  /// A value, or the beginning of an object or a list.
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

  /// Closes what ends here; the name of the next member, empty in a list, or `nil` after the last value.
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

  /// The name of the next member of an object; nothing in a list.
  fileprivate func nextName(
    _ scanner: inout JSONScanner
  ) throws(JSONError) -> (text: String, place: TextPlace) {
    let place = scanner.place
    guard case .object = content else { return ("", place) }
    return (try scanner.name(), place)
  }
}

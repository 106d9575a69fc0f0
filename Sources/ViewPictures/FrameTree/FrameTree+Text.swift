// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

nonisolated extension FrameTree: CustomStringConvertible {
  /// The tree as text, with one line for each node.
  public var description: String {
    var text = ""
    for entry in entries {
      text += entry.line
      text += "\n"
    }
    return text
  }

  /// Parses the text of a tree, or returns `nil` if a line is invalid.
  package init?(parsing text: String) {
    entries = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      guard let entry = Entry(parsing: line) else { return nil }
      entries.append(entry)
    }
  }
}

nonisolated extension FrameTree.Entry {
  /// The maximum indentation: a chain of 10,000 nodes would otherwise fill 100 MB with spaces.
  private static let deepestIndentation = 40

  /// The line of the entry.
  package var line: String {
    var line = String(repeating: "  ", count: min(depth, Self.deepestIndentation))
    if depth > Self.deepestIndentation { line += "\(depth): " }
    line += name
    if !text.isEmpty && !identifier.isEmpty { line += " \"\(Self.escaped(text, quote: "\""))\"" }
    if moreLines > 0 { line += moreLines == 1 ? " +1 line" : " +\(moreLines) lines" }
    line += " \(Self.text(of: frame))"
    if !remarks.isEmpty { line += " \(remarks)" }
    return line
  }

  /// The class and the identifier, or the class and the text if there is none: `LabelNode 'title'`.
  package var name: String {
    if !identifier.isEmpty { return "\(className) '\(Self.escaped(identifier, quote: "'"))'" }
    return text.isEmpty ? className : "\(className) \"\(Self.escaped(text, quote: "\""))\""
  }

  /// Returns a rectangle as `(x, y, width, height)`.
  package static func text(of frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(\(numbers.map { OutputNumber.text($0) }.joined(separator: ", ")))"
  }

  private static func escaped(_ text: String, quote: Character) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\", quote: result += "\\\(character)"
      case _ where character.isNewline: result += "\\n"
      default: result.append(character)
      }
    }
  }

  package init?(parsing line: Substring) {
    var rest = line
    var depth = 0
    while rest.hasPrefix("  ") {
      rest.removeFirst(2)
      depth += 1
    }
    let number = rest.prefix { $0.isNumber }
    if depth == Self.deepestIndentation, let given = Int(number),
      rest.dropFirst(number.count).hasPrefix(": ")
    {
      depth = given
      rest = rest.dropFirst(number.count + 2)
    }
    self.depth = depth

    // A class name ends where another part begins, because it may contain a space: Box<Int,
    // String>.
    className = ""
    while let character = rest.first {
      if character == " ", ["'", "\"", "+", "("].contains(rest.dropFirst().first) { break }
      className.append(character)
      rest.removeFirst()
    }
    identifier = Self.scanQuoted("'", from: &rest) ?? ""
    text = Self.scanQuoted("\"", from: &rest) ?? ""
    moreLines = 0
    if rest.hasPrefix(" +") {
      let count = rest.dropFirst(2).prefix { $0.isNumber }
      moreLines = Int(count) ?? 0
      rest = rest.dropFirst(2 + count.count)
      for unit in [" lines", " line"] where rest.hasPrefix(unit) {
        rest = rest.dropFirst(unit.count)
        break
      }
    }
    guard rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") else { return nil }
    let numbers = rest[..<end].dropFirst(2).split(separator: ",").compactMap {
      Double($0.drop { $0 == " " })
    }
    guard numbers.count == 4, !className.isEmpty else { return nil }
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    remarks = String(rest[end...].dropFirst(2))
  }

  private static func scanQuoted(_ quote: Character, from rest: inout Substring) -> String? {
    guard rest.first == " ", rest.dropFirst().first == quote else { return nil }
    var result = ""
    var isEscaped = false
    var index = rest.index(rest.startIndex, offsetBy: 2)
    while index < rest.endIndex {
      let character = rest[index]
      index = rest.index(after: index)
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        rest = rest[index...]
        return result
      } else {
        result.append(character)
      }
    }
    return nil
  }
}

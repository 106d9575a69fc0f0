// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A JSON value for output.
package indirect enum JSONValue: Sendable {
  case object([(name: String, value: JSONValue)])
  case list([JSONValue])
  case text(String)
  /// A number in its source form.
  case number(String)
  case truth(Bool)
  case null

  /// Creates a number with the fewest digits that represent it exactly; one that is not finite
  /// becomes 0.
  package init(_ number: Double) {
    guard number.isFinite else {
      self = .number("0")
      return
    }
    self = .number(
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)")
  }

  /// The formatted text of the value, indented by two spaces for each level; a short flat value is
  /// on one line.
  package var written: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  /// The compact text of the value, on one line without spaces.
  package var compact: String {
    switch self {
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.name) + ":" + $0.value.compact }.joined(separator: ",")
        + "}"
    case .list(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
    default: flat ?? "null"
    }
  }

  private func write(to text: inout String, indent: String) {
    if let short = flat, indent.utf8.count + short.utf8.count <= 80 {
      text += short
      return
    }
    let inner = indent + "  "
    switch self {
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += index == 0 ? "{\n" : ",\n"
        text += inner + Self.quoted(member.name) + ": "
        member.value.write(to: &text, indent: inner)
      }
      text += "\n\(indent)}"
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[\n" : ",\n") + inner
        element.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    default: text += flat ?? "null"
    }
  }

  /// The text of the value on one line, if it does not contain nested objects and arrays.
  private var flat: String? {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): number
    case .truth(let truth): truth ? "true" : "false"
    case .null: "null"
    case .list(let elements):
      elements.contains { $0.isHolder }
        ? nil : "[" + elements.compactMap(\.flat).joined(separator: ", ") + "]"
    case .object(let members):
      members.contains { $0.value.isNested }
        ? nil
        : members.isEmpty
          ? "{}"
          : "{ "
            + members.map { Self.quoted($0.name) + ": " + ($0.value.flat ?? "") }
            .joined(separator: ", ") + " }"
    }
  }

  private var isHolder: Bool {
    switch self {
    case .object, .list: true
    default: false
    }
  }

  /// Whether the value is an object, or an array that is not flat.
  private var isNested: Bool {
    if case .object = self { return true }
    return flat == nil
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONDocument {
  /// Returns the value at an index in the list.
  func value(at index: Int = 0) -> JSONValue {
    switch nodes[index].content {
    case .object(let members): .object(members.map { (nodes[$0].name, value(at: $0)) })
    case .list(let elements): .list(elements.map { value(at: $0) })
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .truth(let truth): .truth(truth)
    case .null: .null
    }
  }
}

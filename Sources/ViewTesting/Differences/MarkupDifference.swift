// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A description of how two SVG pictures differ, by the first differing element and its attributes.
nonisolated enum MarkupDifference {
  static func text(_ reference: String, _ actual: String) -> String {
    let former = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let latter = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = LineDifference.firstDifference(of: former, and: latter)
    var lines: [String] = []
    if former.indices.contains(line), latter.indices.contains(line),
      let was = Element(String(former[line])), let now = Element(String(latter[line])),
      was.name == now.name
    {
      lines.append("first at line \(line + 1), <\(now.name)>: \(changes(from: was, to: now))")
    } else {
      lines.append("first at line \(line + 1)")
    }
    lines.append("was: \(LineDifference.shown(former, at: line))")
    lines.append("is:  \(LineDifference.shown(latter, at: line))")
    if former.count != latter.count {
      lines.append("\(latter.count) lines instead of \(former.count)")
    } else {
      let count = zip(former, latter).filter { $0 != $1 }.count
      lines.append(count == 1 ? "1 line differs" : "\(count) lines differ")
    }
    return lines.joined(separator: "\n")
  }

  private static func changes(from was: Element, to now: Element) -> String {
    var changes: [String] = []
    for (name, value) in now.attributes {
      let former = was.attributes.first { $0.name == name }?.value
      if former != value { changes.append("\(name) \(shown(former)) → \(shown(value))") }
    }
    for (name, value) in was.attributes where !now.attributes.contains(where: { $0.name == name }) {
      changes.append("\(name) \(shown(value)) → none")
    }
    if was.content != now.content {
      changes.append("content \(shown(was.content)) → \(shown(now.content))")
    }
    return changes.joined(separator: ", ")
  }

  private static func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    return value.count > 60 ? "\(value.prefix(60))…" : value
  }

  /// The first element in a line.
  private struct Element {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var content: String

    init?(_ line: String) {
      guard line.first == "<" else { return nil }
      var rest = line.dropFirst()
      name = String(rest.prefix { $0 != " " && $0 != ">" && $0 != "/" })
      rest = rest.dropFirst(name.count)
      while rest.first == " ", let equals = rest.firstIndex(of: "=") {
        let attribute = rest[rest.index(after: rest.startIndex)..<equals]
        let value = rest[equals...].dropFirst(2).prefix { $0 != "\"" }
        attributes.append((String(attribute), String(value)))
        rest = rest[value.endIndex...].dropFirst()
      }
      content = String(rest)
    }
  }
}

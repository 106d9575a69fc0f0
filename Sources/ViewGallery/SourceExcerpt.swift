// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The code between the braces of a call, read from its source file.
nonisolated struct SourceExcerpt: Hashable, Sendable {
  let filePath: String
  let line: Int

  /// The code without indentation, or `nil` if the file can't be read or has no braces there.
  var code: String? {
    guard let data = FileManager.default.contents(atPath: filePath),
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    return Self.code(inBracesOf: Array(lines[(line - 1)...].joined(separator: "\n")))
  }

  private static func code(inBracesOf text: [Character]) -> String? {
    var (depth, body) = (0, "")
    var index = 0
    while index < text.count {
      let end = endOfQuotation(in: text, from: index)
      guard end == index else {
        if depth > 0 { body += String(text[index..<end]) }
        index = end
        continue
      }
      let character = text[index]
      index += 1
      if character == "}" {
        depth -= 1
        if depth <= 0 { return depth == 0 ? tidied(body) : nil }
      }
      // In the outermost braces, the parameters are unnamed.
      if depth == 1, character == "$", index < text.count, text[index] == "0" {
        body += "viewFactory"
        index += 1
      } else if depth > 0 {
        body.append(character)
      }
      if character == "{" { depth += 1 }
    }
    return nil
  }

  /// Returns the end of the string literal or comment that starts at an index, or the index itself
  /// if there is none.
  private static func endOfQuotation(in text: [Character], from start: Int) -> Int {
    func has(_ mark: String, at index: Int) -> Bool {
      index + mark.count <= text.count && zip(text[index...], mark).allSatisfy { $0 == $1 }
    }
    if has("//", at: start) {
      return text[start...].firstIndex { $0.isNewline } ?? text.count
    }
    guard let mark = ["\"\"\"", "\""].first(where: { has($0, at: start) }) else { return start }
    var index = start + mark.count
    while index < text.count, !has(mark, at: index) {
      index += text[index] == "\\" ? 2 : 1
    }
    return min(index + mark.count, text.count)
  }

  private static func tidied(_ body: String) -> String {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1 {
      lines.removeAll { $0.allSatisfy { $0 == " " } }
      let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      lines = lines.map { String($0.dropFirst(indent)) }
      return lines.joined(separator: "\n")
    }
    return body.trimmingCharacters(in: .whitespaces)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewThemes

/// A text in which “§” marks the location of a mistake.
struct MarkedText {
  let text: String
  let place: TextPlace

  init(_ marked: String) {
    let before = marked.prefix { $0 != "§" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    text = String(before + marked.dropFirst(before.count + 1))
    place = TextPlace(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  /// The problems in reading the text as tokens.
  var problems: [TokenFileError.Problem] {
    do {
      _ = try TokenDocument(json: text).tokens()
      return []
    } catch {
      return error.problems
    }
  }
}

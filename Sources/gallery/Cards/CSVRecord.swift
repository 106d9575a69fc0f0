// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A position in a file, counted from 1.
nonisolated struct CSVPosition: Equatable, Sendable {
  var line: Int
  var column: Int
}

/// A record of comma-separated values.
nonisolated struct CSVRecord: Equatable, Sendable {
  /// A field with its start position.
  struct Field: Equatable, Sendable {
    var text: String
    var position: CSVPosition
  }

  var fields: [Field]
  var start: CSVPosition
  /// The end of the last field.
  var end: CSVPosition
}

/// A problem in a record.
nonisolated struct CSVProblem: Error, Equatable {
  enum Kind: Equatable {
    case openQuote
    case quoteInField
    case textAfterQuote
    case notUTF8
    case missingColumn(String)
    case doubleColumn(String)
    case fieldCount(Int, columns: Int)
    case unknownPlan(String)
    case emptyName
    case unreadablePhoto(String)
  }

  let kind: Kind
  let position: CSVPosition
}

extension CSVProblem: CustomStringConvertible {
  /// The line, the column, and a sentence, in a format that editors recognize.
  var description: String { "\(position.line):\(position.column): \(sentence)" }

  private var sentence: String {
    switch kind {
    case .openQuote: "the quote that begins here is never closed."
    case .quoteInField:
      "a field that contains a quote must be quoted, and the quote doubled."
    case .textAfterQuote: "a comma or the end of the line must follow the closing quote."
    case .notUTF8: "the field is not UTF-8."
    case .missingColumn(let name):
      "the column '\(name)' is missing; \(CardTable.columns.joined(separator: ", ")) are needed."
    case .doubleColumn(let name): "the column '\(name)' appears twice."
    case .fieldCount(let count, let columns):
      "the line has \(count) field\(count == 1 ? "" : "s"), and there are \(columns) columns."
    case .unknownPlan(let plan): "'\(plan)' is not a plan; choose senior, full or junior."
    case .emptyName: "the name is empty."
    case .unreadablePhoto(let path): "\(path) cannot be read as a picture."
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The people in a file, each with a card.
struct CardTable: Sequence {
  /// A person with the kind of their card.
  struct Entry: Sendable {
    var person: BusinessCardPerson
    var plan: BusinessCardPlan
    /// The path of a picture, and its position in the file.
    var photo: CSVRecord.Field?
  }

  /// The required columns of a file, in any order; `photo` is optional.
  nonisolated static let columns = ["name", "title", "phone", "email", "plan"]

  private let records: CSVReader
  private let columnIndices: [String: Int]
  private let columnCount: Int

  /// Reads the first line, which names the columns.
  init(_ bytes: [UInt8]) throws(CSVProblem) {
    var reader = CSVReader(bytes)
    let header = try (reader.next() ?? .success(CSVRecord.empty)).get()
    var columnIndices: [String: Int] = [:]
    for (index, field) in header.fields.enumerated() {
      let name = field.text.trimmingCharacters(in: .whitespaces).lowercased()
      if columnIndices.updateValue(index, forKey: name) != nil, !name.isEmpty {
        throw CSVProblem(kind: .doubleColumn(name), position: field.position)
      }
    }
    for name in CardTable.columns where columnIndices[name] == nil {
      throw CSVProblem(kind: .missingColumn(name), position: header.end)
    }
    self.columnIndices = columnIndices
    columnCount = header.fields.count
    records = reader
  }

  func makeIterator() -> AnyIterator<Result<Entry, CSVProblem>> {
    var records = records
    return AnyIterator {
      guard let record = records.next() else { return nil }
      return record.flatMap { record in Result { () throws(CSVProblem) in try entry(of: record) } }
    }
  }

  private func entry(of record: CSVRecord) throws(CSVProblem) -> Entry {
    guard record.fields.count == columnCount else {
      throw CSVProblem(
        kind: .fieldCount(record.fields.count, columns: columnCount),
        position: record.fields.count > columnCount
          ? record.fields[columnCount].position : record.end)
    }
    func field(_ name: String) -> CSVRecord.Field? { columnIndices[name].map { record.fields[$0] } }
    func text(_ name: String) -> String { field(name)?.text ?? "" }
    let position = field("plan")?.position ?? record.start
    guard let plan = BusinessCardPlan(rawValue: text("plan").lowercased()) else {
      throw CSVProblem(kind: .unknownPlan(text("plan")), position: position)
    }
    if text("name").isEmpty {
      throw CSVProblem(kind: .emptyName, position: field("name")?.position ?? record.start)
    }
    let person = BusinessCardPerson(
      name: text("name"), title: text("title"), phone: text("phone"), email: text("email"))
    return Entry(
      person: person, plan: plan, photo: field("photo").flatMap { $0.text.isEmpty ? nil : $0 })
  }
}

extension CSVRecord {
  fileprivate static var empty: CSVRecord {
    let start = CSVPosition(line: 1, column: 1)
    return CSVRecord(fields: [], start: start, end: start)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A reader for comma-separated values (RFC 4180), one record at a time.
///
/// Quoted fields can contain commas, line breaks, and doubled quotes. Lines end with CR LF, LF, or
/// CR; a byte order mark at the start and empty lines are skipped. An invalid record is reported,
/// and reading continues with the next line.
nonisolated struct CSVReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place: Int
  private var line = 1
  /// A position in the current line with a known column, from which the next one is counted.
  private var known: (place: Int, column: Int)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    known = (place, 1)
  }

  /// Returns the next record, or its problem.
  mutating func next() -> Result<CSVRecord, CSVProblem>? {
    while place < bytes.count, isLineEnd { skipLineEnd() }
    guard place < bytes.count else { return nil }
    let start = position()
    var fields: [CSVRecord.Field] = []
    do {
      while true {
        fields.append(try field())
        guard place < bytes.count, bytes[place] == UInt8(ascii: ",") else { break }
        place += 1
      }
    } catch {
      skipLine()
      return .failure(error)
    }
    let end = position()
    if place < bytes.count { skipLineEnd() }
    return .success(CSVRecord(fields: fields, start: start, end: end))
  }

  // MARK: Fields

  private mutating func field() throws(CSVProblem) -> CSVRecord.Field {
    let start = position()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      let first = place
      while place < bytes.count, !isLineEnd, bytes[place] != UInt8(ascii: ",") {
        if bytes[place] == UInt8(ascii: "\"") {
          throw CSVProblem(kind: .quoteInField, position: position())
        }
        place += 1
      }
      return CSVRecord.Field(text: try text(bytes[first..<place], from: start), position: start)
    }
    let beforeQuote = self
    let content = try quotedContent(from: start)
    if line > start.line, place < bytes.count, !isLineEnd, bytes[place] != UInt8(ascii: ",") {
      // An unclosed quote has extended to the next quote, maybe hundreds of lines below.
      self = beforeQuote
      throw CSVProblem(kind: .openQuote, position: start)
    }
    if place < bytes.count, !isLineEnd, bytes[place] != UInt8(ascii: ",") {
      throw CSVProblem(kind: .textAfterQuote, position: position())
    }
    return CSVRecord.Field(text: try text(content[...], from: start), position: start)
  }

  /// Returns the content between quotes, with doubled quotes unescaped.
  private mutating func quotedContent(from start: CSVPosition) throws(CSVProblem) -> [UInt8] {
    let rest = self
    place += 1
    var content: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        place += 1
        guard place < bytes.count, bytes[place] == byte else { return content }
        content.append(byte)
        place += 1
      } else if isLineEnd {
        let first = place
        skipLineEnd()
        content += bytes[first..<place]
      } else {
        content.append(byte)
        place += 1
      }
    }
    // The quoted field has consumed the rest of the file: continue after the line in which it
    // began.
    self = rest
    throw CSVProblem(kind: .openQuote, position: start)
  }

  private func text(
    _ bytes: ArraySlice<UInt8>, from position: CSVPosition
  ) throws(CSVProblem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CSVProblem(kind: .notUTF8, position: position)
    }
    return text
  }

  // MARK: Lines

  private var isLineEnd: Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }

  private mutating func skipLineEnd() {
    let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
    place += isPair ? 2 : 1
    line += 1
    known = (place, 1)
  }

  private mutating func skipLine() {
    while place < bytes.count, !isLineEnd { place += 1 }
    if place < bytes.count { skipLineEnd() }
  }

  /// Returns the current position; columns count Unicode characters, from 1.
  private mutating func position() -> CSVPosition {
    known.column += bytes[known.place..<place].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    known.place = place
    return CSVPosition(line: line, column: known.column)
  }
}

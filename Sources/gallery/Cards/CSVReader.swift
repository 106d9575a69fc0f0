// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A reader for comma-separated values (RFC 4180), one record at a time.
///
/// Quoted fields can contain commas, line breaks, and doubled quotes. Lines end with CR LF, LF, or
/// CR; a byte order mark at the start and empty lines are skipped. An invalid record is reported,
/// and reading continues with the next line.
nonisolated struct CSVReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  /// An offset in the current line with a known column, from which the next one is counted.
  private var known: (offset: Int, column: Int)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    known = (offset, 1)
  }

  /// Returns the next record, or its problem.
  mutating func next() -> Result<CSVRecord, CSVProblem>? {
    while offset < bytes.count, isLineEnd { skipLineEnd() }
    guard offset < bytes.count else { return nil }
    let start = position()
    var fields: [CSVRecord.Field] = []
    do {
      while true {
        fields.append(try field())
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { break }
        offset += 1
      }
    } catch {
      skipLine()
      return .failure(error)
    }
    let end = position()
    if offset < bytes.count { skipLineEnd() }
    return .success(CSVRecord(fields: fields, start: start, end: end))
  }

  // MARK: Fields

  private mutating func field() throws(CSVProblem) -> CSVRecord.Field {
    let start = position()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      let first = offset
      while offset < bytes.count, !isLineEnd, bytes[offset] != UInt8(ascii: ",") {
        if bytes[offset] == UInt8(ascii: "\"") {
          throw CSVProblem(kind: .quoteInField, position: position())
        }
        offset += 1
      }
      return CSVRecord.Field(text: try text(bytes[first..<offset], from: start), position: start)
    }
    let beforeQuote = self
    let content = try quotedContent(from: start)
    if line > start.line, offset < bytes.count, !isLineEnd, bytes[offset] != UInt8(ascii: ",") {
      // An unclosed quote has extended to the next quote, maybe hundreds of lines below.
      self = beforeQuote
      throw CSVProblem(kind: .openQuote, position: start)
    }
    if offset < bytes.count, !isLineEnd, bytes[offset] != UInt8(ascii: ",") {
      throw CSVProblem(kind: .textAfterQuote, position: position())
    }
    return CSVRecord.Field(text: try text(content[...], from: start), position: start)
  }

  /// Returns the content between quotes, with doubled quotes unescaped.
  private mutating func quotedContent(from start: CSVPosition) throws(CSVProblem) -> [UInt8] {
    let rest = self
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        guard offset < bytes.count, bytes[offset] == byte else { return content }
        content.append(byte)
        offset += 1
      } else if isLineEnd {
        let first = offset
        skipLineEnd()
        content += bytes[first..<offset]
      } else {
        content.append(byte)
        offset += 1
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

  private var isLineEnd: Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  private mutating func skipLineEnd() {
    let isPair =
      bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    offset += isPair ? 2 : 1
    line += 1
    known = (offset, 1)
  }

  private mutating func skipLine() {
    while offset < bytes.count, !isLineEnd { offset += 1 }
    if offset < bytes.count { skipLineEnd() }
  }

  /// Returns the current position; columns count Unicode characters, from 1.
  private mutating func position() -> CSVPosition {
    known.column += bytes[known.offset..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    known.offset = offset
    return CSVPosition(line: line, column: known.column)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import gallery

@Suite("Comma-separated values")
struct CSVReaderTests {
  /// The texts of each record, or its problem as text.
  private func records(_ text: String) -> [[String]] {
    records(Array(text.utf8))
  }

  private func records(_ bytes: [UInt8]) -> [[String]] {
    CSVReader(bytes).map { record in
      switch record {
      case .success(let record): record.fields.map(\.text)
      case .failure(let problem): ["\(problem)"]
      }
    }
  }

  @Test(
    "lines can end in any way, and the last one needs no line break",
    arguments: ["a,b\nc,d", "a,b\r\nc,d\r\n", "a,b\rc,d\r", "\n\na,b\n\r\nc,d\n\n"])
  func lines(text: String) {
    #expect(records(text) == [["a", "b"], ["c", "d"]])
  }

  @Test("quotes can contain commas, line breaks, and doubled quotes")
  func quotes() {
    #expect(
      records("\"a, b\",\"say \"\"hi\"\"\"\n\"two\r\nlines\",\"\"\n")
        == [["a, b", "say \"hi\""], ["two\r\nlines", ""]])
  }

  @Test("fields can be empty, and spaces are significant")
  func emptyFields() {
    #expect(records(",\n a ,\n") == [["", ""], [" a ", ""]])
  }

  @Test("a byte order mark is skipped, even before a quote")
  func byteOrderMark() {
    #expect(records("\u{FEFF}\"a\",b") == [["a", "b"]])
  }

  @Test("empty input has no records", arguments: ["", "\u{FEFF}", "\n\r\n"])
  func nothing(text: String) {
    #expect(records(text).isEmpty)
  }

  @Test(
    "an invalid record is reported with its place, and the next line is read",
    arguments: [
      ("x,\"é\"y,z\nnext", "1:6: a comma or the end of the line must follow the closing quote."),
      (
        "é,a\"b\nnext",
        "1:4: a field that contains a quote must be quoted, and the quote doubled."
      ),
      ("éé,\"open\nnext", "1:4: the quote that begins here is never closed."),
    ])
  func problems(text: String, problem: String) {
    #expect(records(text) == [[problem], ["next"]])
  }

  @Test("an unclosed quote doesn't consume other lines")
  func openQuote() {
    #expect(
      records("a,\"b\nc,d\ne,f\n\"g, h\",i\n")
        == [
          ["1:3: the quote that begins here is never closed."], ["c", "d"], ["e", "f"],
          ["g, h", "i"],
        ])
    // The quotes of all lines in time that grows with their number.
    let lines = 50_000
    let text = String(repeating: "a,\"b\n", count: lines)
    #expect(records(text).count == lines)
  }

  @Test("invalid UTF-8 is reported with its place")
  func notUTF8() {
    #expect(
      records([0x61, 0x2C, 0xFF, 0x0A, 0x62]) == [["1:3: the field is not UTF-8."], ["b"]])
  }

  @Test("lines inside quotes are counted")
  func positions() throws {
    var reader = CSVReader(Array("\"a\r\nb\",c\nd,\"e\nf\"".utf8))
    let first = try #require(try reader.next()?.get())
    #expect(first.fields[1].position == CSVPosition(line: 2, column: 4))
    #expect(first.end == CSVPosition(line: 2, column: 5))
    let second = try #require(try reader.next()?.get())
    #expect(second.start == CSVPosition(line: 3, column: 1))
    #expect(second.fields[1].position == CSVPosition(line: 3, column: 3))
    #expect(second.end == CSVPosition(line: 4, column: 3))
  }
}

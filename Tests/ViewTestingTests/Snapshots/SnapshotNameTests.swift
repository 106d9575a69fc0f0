// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewTesting

@Suite("Names of snapshot files")
struct SnapshotNameTests {
  private func name(_ function: String) -> String {
    let files = SnapshotFiles(
      testFile: "/no/such/folder/CardTests.swift", function: function, name: nil, number: 1,
      pathExtension: "svg", failuresFolder: nil)
    return URL(fileURLWithPath: files.reference).lastPathComponent
  }

  @Test(
    "parentheses in the name of a test are kept, unlike those of its parameters",
    arguments: [
      ("card()", "card.svg"), ("card(width:)", "card.svg"), ("card", "card.svg"),
      ("a card (small)()", "a-card-small.svg"),
      ("a card (small) again()", "a-card-small-again.svg"),
      ("a card (small) again", "a-card-small-again.svg"), ("card (v2)(size:)", "card-v2.svg"),
      ("card)", "card.svg"), ("(card)x", "card-x.svg"), ("()", "unnamed.svg"),
    ])
  func parentheses(function: String, file: String) {
    #expect(name(function) == file)
  }

  @Test("a name of up to 150 bytes is kept, and a longer one ends with a mark of the whole")
  func lengths() {
    let longest = String(repeating: "x", count: 150)
    #expect(SnapshotFiles.usable(longest) == longest)
    #expect(
      SnapshotFiles.usable(longest + "x") == String(repeating: "x", count: 140) + "-1570c81f")
    #expect(
      SnapshotFiles.usable(String(repeating: "é", count: 75)) == String(repeating: "é", count: 75))
    #expect(
      SnapshotFiles.usable(String(repeating: "é", count: 76))
        == String(repeating: "é", count: 70) + "-296700b5")
  }

  @Test("a file in the root folder has its snapshots beside it")
  func root() {
    let files = SnapshotFiles(
      testFile: "/CardTests.swift", function: "card()", name: "dark", number: 2,
      pathExtension: "svg", failuresFolder: nil)
    #expect(files.reference == "/__Snapshots__/CardTests/card.dark.2.svg")
    #expect(files.failure == "/__Snapshots__/__Failures__/CardTests/card.dark.2.svg")
    #expect(
      files.failureReference
        == "/__Snapshots__/__Failures__/CardTests/card.dark.2.reference.svg")
    #expect(
      files.differenceText
        == "/__Snapshots__/__Failures__/CardTests/card.dark.2.svg.difference.txt")
    #expect(
      files.differencePicture
        == "/__Snapshots__/__Failures__/CardTests/card.dark.2.svg.difference.png")
  }

  @Test("a test that becomes known later owns its file from then on")
  func knownLater() throws {
    let numbers = SnapshotNumbers()
    func number(_ test: String?, line: UInt) throws -> Int {
      try numbers.number(
        for: "/card.svg", test: test, place: SnapshotNumbers.Place(line: line, column: 1))
    }
    #expect(try number(nil, line: 1) == 1)
    #expect(try number("A/card()", line: 2) == 2)
    #expect(throws: SnapshotProblem.sharedName(path: "/card.svg")) {
      try number("B/card()", line: 3)
    }
    #expect(try number("A/card()", line: 1) == 1)
    #expect(try number("A/card()", line: 4) == 3)
  }

  @Test("places in one line have numbers of their own")
  func columns() throws {
    let numbers = SnapshotNumbers()
    func number(_ path: String, column: UInt) throws -> Int {
      try numbers.number(
        for: path, test: "A", place: SnapshotNumbers.Place(line: 1, column: column))
    }
    #expect(try number("/a.svg", column: 1) == 1)
    #expect(try number("/a.svg", column: 9) == 2)
    #expect(try number("/b.svg", column: 9) == 1)
  }
}

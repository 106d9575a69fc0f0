// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import ViewTesting

@Suite("Snapshots of tests")
struct VerifySnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var testFile: String { "\(folder.path)/CardTests.swift" }

  private func card() -> ViewNode {
    ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  private func fileName(_ result: SnapshotResult) -> String {
    URL(fileURLWithPath: result.referencePath).lastPathComponent
  }

  @Test("are recorded first, which fails once, and match from then on")
  func recordAndMatch() {
    for outcome in [SnapshotResult.Outcome.missing, .matched] {
      #expect(
        verifySnapshot(of: card(), as: .frames, record: .missing, filePath: testFile).outcome
          == outcome)
      #expect(
        verifySnapshot(of: card(), as: .svg, record: .missing, filePath: testFile).outcome
          == outcome)
      #expect(
        verifySnapshot(of: card(), as: .html, record: .missing, filePath: testFile).outcome
          == outcome)
    }
    #expect(folder.read("__Snapshots__/CardTests/recordAndMatch.html") == card().html())
    #expect(
      folder.read("__Snapshots__/CardTests/recordAndMatch.frames.txt")
        == "ViewNode (0, 0, 100, 50)\n")
    #expect(folder.read("__Snapshots__/CardTests/recordAndMatch.svg")?.hasPrefix("<svg") == true)
  }

  @Test("state what moved, where, and how to accept it")
  func difference() {
    func verify(_ node: ViewNode, _ recording: SnapshotRecording) -> SnapshotResult {
      verifySnapshot(
        of: node, as: .frames, record: recording, filePath: testFile, function: "difference()")
    }
    let node = card()
    let title = ViewNode(frame: CGRect(x: 16, y: 20, width: 100, height: 20))
    title.accessibilityIdentifier = "title"
    node.addSubview(title)
    _ = verify(node, .all)
    title.frame.origin.y = 24
    let result = verify(node, .never)
    let folder = "\(folder.path)/__Snapshots__"
    #expect(
      result.description == """
        The snapshot differs:
          ViewNode 'title' moved from (16, 20, 100, 20) to (16, 24, 100, 20): 4 pt down
        Reference: \(folder)/CardTests/difference.frames.txt
        New: \(folder)/__Failures__/CardTests/difference.frames.txt
        To accept it, run the test with VIEW_FACTORY_RECORD=failed
        """)
  }

  @Test("state how to record missing ones")
  func missing() {
    let result = verifySnapshot(of: card(), as: .svg, record: .never, filePath: testFile)
    #expect(
      result.description == """
        There is no reference to compare with.
        Reference: \(folder.path)/__Snapshots__/CardTests/missing.svg
        New: \(folder.path)/__Snapshots__/__Failures__/CardTests/missing.svg
        To record it, run the test with VIEW_FACTORY_RECORD=missing
        """)
  }

  @Test("state that missing ones have been recorded")
  func recordedMissing() {
    let result = verifySnapshot(of: card(), as: .svg, record: .missing, filePath: testFile)
    #expect(result.isFailure)
    #expect(
      result.description == """
        There was no reference to compare with. It was recorded just now; review it.
        Reference: \(folder.path)/__Snapshots__/CardTests/recordedMissing.svg
        """)
  }

  @Test("can be taken of accessibility trees")
  func accessibility() {
    let node = card()
    node.isAccessibilityElement = true
    node.accessibilityLabel = "A card"
    _ = verifySnapshot(of: node, as: .accessibility, record: .all, filePath: testFile)
    let text = folder.read("__Snapshots__/CardTests/accessibility.accessibility.txt")
    #expect(text?.contains("\"A card\"") == true)
  }

  @Test("are numbered by their place in the test, reproducibly")
  func numbers() {
    for _ in 0..<2 {
      let first = verifySnapshot(of: card(), as: .svg, record: .all, filePath: testFile)
      let second = verifySnapshot(of: card(), as: .svg, record: .all, filePath: testFile)
      let named = verifySnapshot(
        of: card(), as: .svg, named: "dark", record: .all, filePath: testFile)
      let third = verifySnapshot(of: card(), as: .svg, record: .all, filePath: testFile)
      #expect(
        [first, second, named, third].map(fileName) == [
          "numbers.svg", "numbers.2.svg", "numbers.dark.svg", "numbers.3.svg",
        ])
    }
  }

  @Test("refuse to share a file with another test of the same name")
  func sharedName() throws {
    let numbers = SnapshotNumbers()
    let place = SnapshotNumbers.Place(line: 1, column: 1)
    #expect(try numbers.number(for: "/card.svg", test: "A/card()", place: place) == 1)
    #expect(throws: SnapshotProblem.sharedName(path: "/card.svg")) {
      try numbers.number(for: "/card.svg", test: "B/card()", place: place)
    }
    #expect(try numbers.number(for: "/card.svg", test: nil, place: place) == 1)
  }

  @Test("need a name in a parameterized test", arguments: [1, 2])
  func arguments(number: Int) {
    #expect(
      verifySnapshot(of: card(), as: .svg, record: .all, filePath: testFile).outcome
        == .impossible(.unnamedArgument))
    #expect(
      verifySnapshot(
        of: card(), as: .svg, named: "\(number)", record: .all, filePath: testFile
      ).outcome == .recorded)
  }

  @Test("of a value that can't be created state why")
  func thrown() {
    struct Broken: Error {}
    func broken() throws -> ViewNode { throw Broken() }
    let result = verifySnapshot(of: try broken(), as: .svg, record: .all, filePath: testFile)
    #expect(result.outcome == .impossible(.noText(reason: "Broken()")))
    #expect(folder.read("__Snapshots__/CardTests/thrown.svg") == nil)
  }

  @Test("can be taken of anything that can become a node")
  func pullback() {
    let strategy = SnapshotStrategy<ViewNode>.frames.pullback { (width: CGFloat) in
      ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: 1))
    }
    let result = verifySnapshot(of: 5, as: strategy, record: .all, filePath: testFile)
    #expect(fileName(result) == "pullback.frames.txt")
    #expect(
      folder.read("__Snapshots__/CardTests/pullback.frames.txt") == "ViewNode (0, 0, 5, 1)\n")
  }

  @Test("can be taken of text")
  func text() {
    func verify(_ text: String, _ recording: SnapshotRecording) -> SnapshotResult {
      verifySnapshot(of: text, as: .lines, record: recording, filePath: testFile)
    }
    _ = verify("a\nb\n", .all)
    #expect(verify("a\nc\n", .never).outcome == .different("line 2 of 3\nwas: b\nis:  c"))
  }

  @Test("don't disturb each other, even fifty at once")
  func parallel() async {
    let testFile = testFile
    let outcomes = await withTaskGroup(of: SnapshotResult.Outcome.self) { group in
      for index in 0..<50 {
        group.addTask { await outcome(of: index, testFile: testFile) }
      }
      var outcomes: [SnapshotResult.Outcome] = []
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    #expect(outcomes.allSatisfy { $0 == .recorded })
    #expect(folder.read("__Snapshots__/CardTests/parallel.3.txt") == "text 3")
  }
}

private func outcome(of index: Int, testFile: String) async -> SnapshotResult.Outcome {
  verifySnapshot(
    of: "text \(index % 5)", as: .lines, named: "\(index % 5)", record: .all,
    filePath: testFile, function: "parallel()"
  ).outcome
}

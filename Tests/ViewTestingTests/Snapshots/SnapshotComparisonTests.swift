// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewTesting

@Suite("Comparing with a snapshot")
struct SnapshotComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let referenceName = "__Snapshots__/CardTests/card.txt"
  private let failureName = "__Snapshots__/__Failures__/CardTests/card.txt"

  private func comparison(_ recording: SnapshotRecording) -> SnapshotComparison {
    SnapshotComparison(
      files: SnapshotFiles(
        testFile: "\(folder.path)/CardTests.swift", function: "card()", name: nil, number: 1,
        pathExtension: "txt", failuresFolder: nil),
      recording: recording, difference: { "\($0) became \($1)" })
  }

  /// A mode, what is in the reference file, and what comes of comparing "new".
  struct Case: Sendable {
    var recording: SnapshotRecording
    var reference: String?
    var outcome: SnapshotResult.Outcome
    var referenceAfter: String?
    var failureAfter: String?
  }

  @Test(
    "the recording mode decides what is compared and what is written",
    arguments: [
      Case(
        recording: .never, reference: nil, outcome: .missing, referenceAfter: nil,
        failureAfter: "new"),
      Case(
        recording: .never, reference: "old", outcome: .different("old became new"),
        referenceAfter: "old", failureAfter: "new"),
      Case(recording: .never, reference: "new", outcome: .matched, referenceAfter: "new"),
      Case(recording: .missing, reference: nil, outcome: .recorded, referenceAfter: "new"),
      Case(
        recording: .missing, reference: "old", outcome: .different("old became new"),
        referenceAfter: "old", failureAfter: "new"),
      Case(recording: .missing, reference: "new", outcome: .matched, referenceAfter: "new"),
      Case(recording: .failed, reference: nil, outcome: .recorded, referenceAfter: "new"),
      Case(recording: .failed, reference: "old", outcome: .recorded, referenceAfter: "new"),
      Case(recording: .failed, reference: "new", outcome: .matched, referenceAfter: "new"),
      Case(recording: .all, reference: nil, outcome: .recorded, referenceAfter: "new"),
      Case(recording: .all, reference: "old", outcome: .recorded, referenceAfter: "new"),
      Case(recording: .all, reference: "new", outcome: .recorded, referenceAfter: "new"),
    ])
  func modes(example: Case) throws {
    if let reference = example.reference { try folder.write(reference, to: referenceName) }
    try folder.write("stale", to: failureName)
    let result = comparison(example.recording).run("new")
    #expect(result.outcome == example.outcome)
    #expect(folder.read(referenceName) == example.referenceAfter)
    #expect(folder.read(failureName) == example.failureAfter)
    #expect((result.failurePath != nil) == (example.failureAfter != nil))
    #expect(result.isFailure == (example.failureAfter != nil))
  }

  @Test("other ends of lines in the reference file make no difference")
  func lineEnds() throws {
    try folder.write("a\r\nb\r\n", to: referenceName)
    #expect(comparison(.never).run("a\nb\n").outcome == .matched)
  }

  @Test("a reference that is not text is a problem and stays as it is")
  func notText() throws {
    try folder.write("", to: referenceName)
    let bytes = Data([0xFF, 0xFE, 0x00])
    let path = "\(folder.path)/\(referenceName)"
    try bytes.write(to: URL(fileURLWithPath: path))
    let result = comparison(.failed).run("new")
    #expect(
      result.outcome == .impossible(.unreadable(path: path, reason: "it is not text in UTF-8.")))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test("a reference that cannot be written is a problem")
  func unwritable() throws {
    // A file where a folder has to be.
    try folder.write("in the way", to: "__Snapshots__/CardTests")
    guard case .impossible(.unwritable(let path, _)) = comparison(.all).run("new").outcome else {
      Issue.record("not refused")
      return
    }
    #expect(path == "\(folder.path)/\(referenceName)")
  }

  @Test("a difference is reported though the new text cannot be kept")
  func unwritableFailure() throws {
    try folder.write("old", to: referenceName)
    try folder.write("in the way", to: "__Snapshots__/__Failures__")
    let result = comparison(.never).run("new")
    #expect(result.outcome == .different("old became new"))
    #expect(result.failurePath == nil)
  }
}

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
  private let failureReferenceName = "__Snapshots__/__Failures__/CardTests/card.reference.txt"
  private let differenceName = "__Snapshots__/__Failures__/CardTests/card.txt.difference.txt"

  private func comparison(_ recording: SnapshotRecording) -> SnapshotComparison {
    SnapshotComparison(
      files: SnapshotFiles(
        testFile: "\(folder.path)/CardTests.swift", function: "card()", name: nil, number: 1,
        pathExtension: "txt", failuresFolder: nil),
      recording: recording, isText: true,
      difference: { was, now in
        SnapshotDifference(
          summary: "\(String(decoding: was, as: UTF8.self)) became "
            + String(decoding: now, as: UTF8.self))
      })
  }

  private func run(_ recording: SnapshotRecording, _ text: String) -> SnapshotResult {
    comparison(recording).run(Array(text.utf8))
  }

  /// A mode, what is in the reference file, and what comes of comparing "new".
  nonisolated struct Case: Sendable {
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
      Case(recording: .missing, reference: nil, outcome: .missing, referenceAfter: "new"),
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
    for name in [failureName, failureReferenceName, differenceName] {
      try folder.write("stale", to: name)
    }
    let result = run(example.recording, "new")
    #expect(result.outcome == example.outcome)
    #expect(folder.read(referenceName) == example.referenceAfter)
    #expect(folder.read(failureName) == example.failureAfter)
    #expect((result.failurePath != nil) == (example.failureAfter != nil))
    switch result.outcome {
    case .matched, .recorded: #expect(!result.isFailure)
    case .missing, .different, .impossible: #expect(result.isFailure)
    }
    // The reference and the difference lie beside what failed, as long as it fails.
    let isDifferent = example.failureAfter != nil && example.reference != nil
    #expect(folder.read(failureReferenceName) == (isDifferent ? "old" : nil))
    #expect(folder.read(differenceName) == (isDifferent ? "old became new\n" : nil))
  }

  @Test("contents that are close enough match and aren't recorded again")
  func nearEnough() throws {
    try folder.write("old", to: referenceName)
    for recording in [SnapshotRecording.never, .missing, .failed] {
      var comparison = comparison(recording)
      comparison.difference = { _, _ in nil }
      #expect(comparison.run(Array("new".utf8)).outcome == .matched)
      #expect(folder.read(referenceName) == "old")
    }
  }

  @Test("a picture of the difference is kept beside the failed one")
  func picture() throws {
    try folder.write("old", to: referenceName)
    var comparison = comparison(.never)
    comparison.difference = { _, _ in SnapshotDifference(summary: "s", picture: [0x70, 0x6E, 0x67])
    }
    let result = comparison.run(Array("new".utf8))
    #expect(result.differencePicture == [0x70, 0x6E, 0x67])
    #expect(folder.read("__Snapshots__/__Failures__/CardTests/card.txt.difference.png") == "png")
  }

  @Test("line endings in the reference file make no difference")
  func lineEnds() throws {
    try folder.write("a\r\nb\r\n", to: referenceName)
    #expect(run(.never, "a\nb\n").outcome == .matched)
  }

  @Test("a reference that isn't text is reported and left unchanged")
  func notText() throws {
    try folder.write("", to: referenceName)
    let bytes = Data([0xFF, 0xFE, 0x00])
    let path = "\(folder.path)/\(referenceName)"
    try bytes.write(to: URL(fileURLWithPath: path))
    let result = run(.failed, "new")
    #expect(
      result.outcome == .impossible(.unreadable(path: path, reason: "it is not text in UTF-8.")))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test("a reference that can't be written is reported")
  func unwritable() throws {
    // A file where a folder has to be.
    try folder.write("in the way", to: "__Snapshots__/CardTests")
    guard case .impossible(.unwritable(let path, _)) = run(.all, "new").outcome else {
      Issue.record("not refused")
      return
    }
    #expect(path == "\(folder.path)/\(referenceName)")
  }

  @Test("a difference is reported even if the new text can't be stored")
  func unwritableFailure() throws {
    try folder.write("old", to: referenceName)
    try folder.write("in the way", to: "__Snapshots__/__Failures__")
    let result = run(.never, "new")
    #expect(result.outcome == .different("old became new"))
    #expect(result.failurePath == nil)
  }
}

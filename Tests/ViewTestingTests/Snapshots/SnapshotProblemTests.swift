// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@Suite("Problems with snapshots")
struct SnapshotProblemTests {
  @Test(
    "are reported in plain words",
    arguments: [
      (
        .unknownRecording("yes"),
        "VIEW_FACTORY_RECORD is 'yes'; it must be one of: all, missing, failed, never."
      ),
      (.noText(reason: "no card"), "The snapshot could not be made: no card"),
      (
        .unreadable(path: "/a.svg", reason: "it is gone."),
        "The reference file /a.svg cannot be read: it is gone."
      ),
      (
        .unwritable(path: "/a.svg", reason: "the disk is full."),
        "The file /a.svg cannot be written: the disk is full."
      ),
      (
        .sharedName(path: "/a.svg"),
        "Another test of this file has the same name and uses /a.svg. "
          + "Give one of the snapshots a name: assertSnapshot(of:as:named:)."
      ),
      (
        .unnamedArgument,
        "This test runs once for each of its arguments. "
          + "Name the snapshot after the argument: assertSnapshot(of:as:named:)."
      ),
    ] as [(SnapshotProblem, String)])
  func sentences(problem: SnapshotProblem, sentence: String) {
    #expect(problem.description == sentence)
  }

  @Test(
    "the environment determines the recording mode, and missing files are recorded by default",
    arguments: [
      ("all", .all), ("missing", .missing), ("failed", .failed), ("never", .never), ("ALL", .all),
      ("", .missing), (nil, .missing),
    ] as [(String?, SnapshotRecording)])
  func recording(word: String?, mode: SnapshotRecording) throws {
    let environment = word.map { ["VIEW_FACTORY_RECORD": $0] } ?? [:]
    #expect(try SnapshotRecording(environment: environment) == mode)
  }

  @Test("an unknown mode is rejected")
  func unknownRecording() {
    #expect(throws: SnapshotProblem.unknownRecording("yes")) {
      try SnapshotRecording(environment: ["VIEW_FACTORY_RECORD": "yes"])
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// One comparison of a text with a reference file, with all that it depends on given.
struct SnapshotComparison {
  var files: SnapshotFiles
  var recording: SnapshotRecording
  var difference: (_ reference: String, _ actual: String) -> String

  func run(_ actual: String) -> SnapshotResult {
    var result = SnapshotResult(
      outcome: .matched, referencePath: files.reference, failurePath: nil)
    do throws(SnapshotProblem) {
      let reference = try readReference()
      if let reference, reference == actual, recording != .all {
        // What an earlier run left there is no longer true.
        try? FileManager.default.removeItem(atPath: files.failure)
        return result
      }
      let isRecorded =
        switch recording {
        case .all, .failed: true
        case .missing: reference == nil
        case .never: false
        }
      if isRecorded {
        if reference != actual { try write(actual, to: files.reference) }
        result.outcome = .recorded
        try? FileManager.default.removeItem(atPath: files.failure)
      } else {
        result.outcome = reference.map { .different(difference($0, actual)) } ?? .missing
        try write(actual, to: files.failure)
        result.failurePath = files.failure
      }
    } catch {
      // A difference that was found weighs more than the file that it could not be kept in.
      if !result.isFailure { result.outcome = .impossible(error) }
    }
    return result
  }

  private func readReference() throws(SnapshotProblem) -> String? {
    guard FileManager.default.fileExists(atPath: files.reference) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: files.reference))
    } catch {
      throw .unreadable(path: files.reference, reason: error.localizedDescription)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable(path: files.reference, reason: "it is not text in UTF-8.")
    }
    // A checkout may have changed the ends of lines.
    guard data.contains(UInt8(ascii: "\r")) else { return text }
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func write(_ text: String, to path: String) throws(SnapshotProblem) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A comparison of bytes with a reference file, with all dependencies as parameters.
struct SnapshotComparison {
  var files: SnapshotFiles
  var recording: SnapshotRecording
  var isText: Bool
  var difference: (_ reference: [UInt8], _ actual: [UInt8]) -> SnapshotDifference?

  func run(_ actual: [UInt8]) -> SnapshotResult {
    var result = SnapshotResult(
      outcome: .matched, referencePath: files.reference, failurePath: nil)
    do throws(SnapshotProblem) {
      let reference = try readReference()
      let difference = reference.flatMap { $0 == actual ? nil : self.difference($0, actual) }
      // The failure of an earlier run is obsolete.
      removeFailure()
      if reference != nil, difference == nil, recording != .all { return result }
      switch recording {
      case .all, .failed:
        if reference != actual { try write(actual, to: files.reference) }
        result.outcome = .recorded
      case .missing where reference == nil:
        result.outcome = .missing
        try write(actual, to: files.reference)
      case .missing, .never:
        result.outcome = difference.map { .different($0.summary) } ?? .missing
        result.differencePicture = difference?.picture
        try writeFailure(actual, reference, difference)
        result.failurePath = files.failure
      }
    } catch {
      // A difference takes precedence over a failure to write its files.
      if !result.isFailure { result.outcome = .impossible(error) }
    }
    return result
  }

  // MARK: Files

  private func readReference() throws(SnapshotProblem) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: files.reference) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: files.reference))
    } catch {
      throw .unreadable(path: files.reference, reason: error.localizedDescription)
    }
    guard isText else { return [UInt8](data) }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable(path: files.reference, reason: "it is not text in UTF-8.")
    }
    // A checkout may have changed the line endings.
    guard data.contains(UInt8(ascii: "\r")) else { return [UInt8](data) }
    return Array(text.replacingOccurrences(of: "\r\n", with: "\n").utf8)
  }

  private func removeFailure() {
    for path in [
      files.failure, files.failureReference, files.differenceText, files.differencePicture,
    ] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private func writeFailure(
    _ actual: [UInt8], _ reference: [UInt8]?, _ difference: SnapshotDifference?
  ) throws(SnapshotProblem) {
    try write(actual, to: files.failure)
    if let reference { try write(reference, to: files.failureReference) }
    if let difference {
      try write(Array((difference.summary + "\n").utf8), to: files.differenceText)
      if let picture = difference.picture { try write(picture, to: files.differencePicture) }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SnapshotProblem) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }
}

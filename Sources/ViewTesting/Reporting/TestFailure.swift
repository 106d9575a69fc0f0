// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import XCTest

/// A namespace for reporting failures to the running test framework.
enum TestFailure {
  static func report(
    _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let location = SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(clamping: line),
      column: Int(column))
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    // Without a current test, either XCTest is running, or a detached task of Swift Testing, which
    // records the issue above. Each framework ignores reports while it isn't running.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
  }
}

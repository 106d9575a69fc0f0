// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension SnapshotResult {
  /// Attaches the files of a failure to the running test of Swift Testing, so that they are
  /// available where the test's file system isn't.
  func attach() {
    #if compiler(>=6.2)
      guard Test.current != nil, let failurePath else { return }
      let name = URL(fileURLWithPath: failurePath).lastPathComponent
      if let data = FileManager.default.contents(atPath: failurePath) {
        Attachment.record([UInt8](data), named: name)
      }
      if case .different(let summary) = outcome {
        Attachment.record(summary, named: name + ".difference.txt")
      }
      if let differencePicture {
        Attachment.record(differencePicture, named: name + ".difference.png")
      }
    #endif
  }
}

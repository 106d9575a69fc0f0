// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension SnapshotResult {
  /// Attaches what failed to the running test of Swift Testing, so that it is seen where the test runs
  /// out of reach of its files.
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

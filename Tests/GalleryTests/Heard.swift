// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import gallery

/// Records the output of a command.
nonisolated final class Heard: @unchecked Sendable {
  // Unchecked because the lock guards the lines.
  let lock = NSLock()
  var lines: (printed: [String], errors: [String]) = ([], [])

  var printed: [String] { lock.withLock { lines.printed } }
  var errors: [String] { lock.withLock { lines.errors } }
}

extension Heard {
  var terminal: Terminal {
    Terminal(
      print: { line in self.lock.withLock { self.lines.printed.append(line) } },
      printError: { line in self.lock.withLock { self.lines.errors.append(line) } })
  }
}

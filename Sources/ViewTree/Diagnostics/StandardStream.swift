// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// Standard output or standard error, which may be closed, full, or a broken pipe: writing can
/// fail, but never ends the process.
package nonisolated struct StandardStream {
  private let handle: FileHandle

  /// The standard output of the program.
  package static var output: StandardStream { StandardStream(.standardOutput) }
  /// The standard error of the program.
  package static var error: StandardStream { StandardStream(.standardError) }

  package init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// Writes a line immediately, without a buffer.
  ///
  /// - Throws: The error that the system reports for the stream.
  package func write(line: String) throws {
    try write(line + "\n")
  }

  /// Writes text immediately, without a buffer.
  ///
  /// - Throws: The error that the system reports for the stream.
  package func write(_ text: String) throws {
    try StandardStream.withoutSignal { try handle.write(contentsOf: Data(text.utf8)) }
  }

  /// Runs code that may write to a broken pipe, and prevents the resulting signal from ending the
  /// process.
  private static func withoutSignal(_ body: () throws -> Void) rethrows {
    #if os(Windows) || os(WASI)
      try body()
    #else
      var brokenPipe = sigset_t()
      sigemptyset(&brokenPipe)
      sigaddset(&brokenPipe, SIGPIPE)
      let wasPending = isBrokenPipePending
      var former = sigset_t()
      pthread_sigmask(SIG_BLOCK, &brokenPipe, &former)
      defer {
        if !wasPending, isBrokenPipePending {
          var signal: Int32 = 0
          sigwait(&brokenPipe, &signal)
        }
        pthread_sigmask(SIG_SETMASK, &former, nil)
      }
      try body()
    #endif
  }

  #if !os(Windows) && !os(WASI)
    private static var isBrokenPipePending: Bool {
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      return sigismember(&pending, SIGPIPE) == 1
    }
  #endif
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if !os(Windows) && !os(WASI)
  import Foundation
  import Testing

  @testable import ViewTree

  @Suite("The signal of a broken pipe")
  struct BrokenPipeTests {
    private func isPending() -> Bool {
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      return sigismember(&pending, SIGPIPE) == 1
    }

    private func discard() {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGPIPE)
      var signal: Int32 = 0
      if isPending() { sigwait(&set, &signal) }
    }

    /// Runs a body on this thread while it blocks the signal.
    private func whileBlocked(_ body: () throws -> Void) rethrows {
      var (blocked, former) = (sigset_t(), sigset_t())
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &blocked, &former)
      defer {
        discard()
        pthread_sigmask(SIG_SETMASK, &former, nil)
      }
      try body()
    }

    private func brokenStream() throws -> StandardStream {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      return StandardStream(pipe.fileHandleForWriting)
    }

    @Test("a failed write leaves no signal behind, and one that was sent before stays")
    func signals() throws {
      let stream = try brokenStream()
      whileBlocked {
        #expect(throws: (any Error).self) { try stream.write(line: "lost") }
        #expect(!isPending())
        pthread_kill(pthread_self(), SIGPIPE)
        #expect(isPending())
        #expect(throws: (any Error).self) { try stream.write(line: "lost") }
        #expect(isPending())
      }
    }

    @Test("the signals that a thread blocks are the same after a failed write")
    func mask() throws {
      let stream = try brokenStream()
      func isBlocked() -> Bool {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return sigismember(&mask, SIGPIPE) == 1
      }
      let before = isBlocked()
      #expect(throws: (any Error).self) { try stream.write(line: "lost") }
      #expect(isBlocked() == before)
      whileBlocked {
        #expect(throws: (any Error).self) { try stream.write(line: "lost") }
        #expect(isBlocked())
      }
    }
  }
#endif

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation

  /// Resources that are created once and shared by many pictures, on one thread at a time: fonts,
  /// blurred shadows, and decoded images.
  final class DrawingTools {
    let shaper = TextShaper()
    let shadows = ShadowCache()
    let images = ImageCache()

    /// The tools of this process.
    ///
    /// Finding fonts takes milliseconds, so tools are passed from one picture to the next. There
    /// are as many as simultaneous pictures, up to a limit.
    static let shared = Pool()

    /// A pool of unused tools.
    final class Pool: @unchecked Sendable {
      // Unchecked because the lock guards the tools; each is used by one thread at a time.
      private let lock = NSLock()
      private var free: [DrawingTools] = []
      private static let most = 32

      func borrow<Result, Failure: Error>(
        _ body: (DrawingTools) throws(Failure) -> Result
      ) throws(Failure) -> Result {
        let tools = lock.withLock { free.popLast() } ?? DrawingTools()
        defer { lock.withLock { if free.count < Pool.most { free.append(tools) } } }
        return try body(tools)
      }
    }
  }
#endif

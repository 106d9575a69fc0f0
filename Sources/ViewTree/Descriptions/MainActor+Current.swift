// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if MainActor
  import Foundation

  extension MainActor {
    /// Whether the main actor runs the current code.
    ///
    /// The main queue is checked as well as the thread: if the main thread has ended, as in a test
    /// run on Linux, another thread serves the queue.
    package nonisolated static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
    }

    private nonisolated static let mark = MainQueueMark()
  }

  /// A mark on the main queue that code running in it can read.
  ///
  /// Unchecked, because a key has only an identity.
  private nonisolated struct MainQueueMark: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: ())
    }
  }
#endif

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if MainActor
  import Foundation

  extension MainActor {
    /// Whether the current code runs on the main actor.
    ///
    /// The main queue is checked as well as the thread: if the main thread has ended, as in a test
    /// run on Linux, another thread serves the queue.
    package nonisolated static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil
    }

    private nonisolated static let mark = MainQueueMark()
  }

  /// A marker on the main queue, readable by the code that runs there.
  ///
  /// Unchecked because a key has nothing but its identity.
  private nonisolated struct MainQueueMark: @unchecked Sendable {
    let key = DispatchSpecificKey<Void>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: ())
    }
  }
#endif

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

#if MainActor
  /// Runs on the main thread: nodes are on the main actor.
  package func onSmallStack(_ size: Int = 512 * 1024, _ body: @MainActor () -> Void) { body() }
#else
  /// Runs on a thread that has 512 KB for all its calls, as threads of servers often have.
  package func onSmallStack(_ size: Int = 512 * 1024, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = size
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
  }
#endif

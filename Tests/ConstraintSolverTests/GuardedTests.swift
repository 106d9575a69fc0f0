// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("A guarded value")
struct GuardedTests {
  private final class Count: Sendable {
    let value = Guarded(0)
  }

  @Test("keeps every change of several threads")
  func concurrentChanges() async {
    let count = Count()
    await withTaskGroup { tasks in
      for _ in 0..<8 {
        tasks.addTask {
          for _ in 0..<10_000 { count.value.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count.value.withLock { $0 } == 80_000)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Lets tasks run until something is so, for ten seconds at most.
///
/// It sleeps in between, as a loop of `Task.yield()` would keep a whole core from other tests.
@MainActor func waitUntil(_ isSo: () -> Bool) async {
  let end = ContinuousClock.now + .seconds(10)
  while !isSo(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
}

/// Sleeps until the task is cancelled.
func sleepUntilCancelled() async {
  try? await Task.sleep(for: .seconds(3600))
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Lets tasks run until something is so, or for 5,000 turns.
///
/// It counts turns, as other tests may keep the main actor busy for a while, and sleeps in between, as a
/// loop of `Task.yield()` would keep a whole core from them.
@MainActor func waitUntil(_ isSo: () -> Bool) async {
  for _ in 0..<5_000 {
    if isSo() { return }
    try? await Task.sleep(for: .milliseconds(1))
  }
}

/// Sleeps until the task is cancelled.
func sleepUntilCancelled() async {
  try? await Task.sleep(for: .seconds(3600))
}

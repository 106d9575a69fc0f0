// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension GestureRecognizer {
  /// The current time, in seconds on the screen's clock.
  package final var now: Double { router?.timeline.now ?? 0 }

  /// Schedules an action on the screen's clock.
  final func schedule(
    after delay: Double, _ action: @escaping (GestureRecognizer) -> Void
  ) -> Timeline.ScheduledAction? {
    router?.timeline.schedule(after: delay) { [weak self] in
      guard let self else { return }
      action(self)
      self.router?.resolveGestures()
    }
  }
}

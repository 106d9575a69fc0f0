// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Control {
  /// Sets the action for a control event, replacing the view's previous one.
  func setAction(for event: Control.Event, _ handler: @escaping () -> Void) {
    let identifier = Action.Identifier("declarative view \(event.rawValue)")
    addAction(
      Action(identifier: identifier) { [weak self] _ in
        ScreenClock(of: self).perform(handler)
      }, for: event)
  }
}

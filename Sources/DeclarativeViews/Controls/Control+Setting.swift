// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Control {
  /// Sets the action for a control event, replacing the view's previous one.
  func setAction(for event: Control.Event, _ handler: @escaping () -> Void) {
    let identifier = Action.Identifier("declarative view \(event.rawValue)")
    addAction(Action(identifier: identifier) { _ in handler() }, for: event)
  }
}

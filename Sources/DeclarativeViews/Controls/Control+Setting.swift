// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Control {
  /// Has a control do something in place of what a view had it do before.
  func setAction(for event: Control.Event, _ handler: @escaping () -> Void) {
    let identifier = Action.Identifier("declarative view \(event.rawValue)")
    addAction(Action(identifier: identifier) { _ in handler() }, for: event)
  }
}

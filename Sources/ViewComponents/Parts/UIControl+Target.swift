// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIControl {
  /// Adds a handler for control events that is called with an object as long as that object exists.
  func addAction<Target: AnyObject>(
    to target: Target, for events: UIControl.Event, handler: @escaping (Target) -> Void
  ) {
    addAction(
      UIAction { [weak target] _ in
        if let target { handler(target) }
      }, for: events)
  }
}

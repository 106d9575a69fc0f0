// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension UIControl {
  /// Adds a target and its method for events.
  ///
  /// Adding the same target and selector again has no effect.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly. If `nil`, the method is called on the first object in the
  ///     responder chain that has it, beginning with the first responder, and then with the control.
  ///   - action: The method.
  ///   - controlEvents: The events.
  public final func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    let pair = TargetAction(target: target.map { $0 as AnyObject }, selector: action)
    if let added = actions(for: .allEvents).first(where: pair.isCalled) {
      addAction(added, for: controlEvents)
    } else {
      addAction(
        pair.action { [weak self] _ in [self?.shownScreen?.firstResponder, self] },
        for: controlEvents)
    }
  }

  /// Removes a target's methods for events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - action: The selector that was added, or `nil` for all of the target's methods.
  ///   - controlEvents: The events.
  public final func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    for added in actions(for: controlEvents) where added.calls(target, action) {
      removeAction(added, for: controlEvents)
    }
  }
}

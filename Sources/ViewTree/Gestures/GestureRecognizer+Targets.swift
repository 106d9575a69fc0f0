// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension GestureRecognizer {
  /// Adds a target and its method.
  ///
  /// Adding the same target and selector again has no effect.
  public final func addTarget(_ target: Any, action: ActionSelector) {
    let pair = TargetAction(target: target as AnyObject, selector: action)
    guard !actions.contains(where: pair.isCalled) else { return }
    pair.mark(addAction { [weak self] in pair.perform(sender: self) })
  }

  /// Removes a target's methods.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for all targets.
  ///   - action: The selector that was added, or `nil` for all of the target's methods.
  public final func removeTarget(_ target: Any?, action: ActionSelector?) {
    for added in actions where added.calls(target, action) { removeAction(added) }
  }
}

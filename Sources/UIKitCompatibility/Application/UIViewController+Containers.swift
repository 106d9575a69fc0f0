// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

extension UIViewController {
  /// Overrides traits of a child's view; `nil` removes the overrides.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    childViewController.loadedView().traitOverrides = collection ?? UITraitCollection()
  }

  /// Replaces the view of a child by that of another immediately.
  ///
  /// Both controllers must be children of this one; otherwise nothing changes. As in UIKit, the new
  /// view is added to the superview of the former one before the closure is called.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added.
  ///   - duration: The duration, which has no effect here.
  ///   - options: The options, which have no effect here.
  ///   - animations: A closure that changes the views, or `nil`.
  ///   - completion: A closure that is called at the end with `true`, or `nil`.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self,
      fromViewController !== toViewController
    else { return }
    let former = fromViewController.loadedView()
    former.superview?.addSubview(toViewController.loadedView())
    animations?()
    former.removeFromSuperview()
    completion?(true)
  }
}

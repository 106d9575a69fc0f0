// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The controller that owns a node as its view.
package protocol ViewOwner: Responder {
  /// Lays out the view's subviews, notifying the controller before and after.
  func layOut(_ view: ViewNode)
  /// Returns the view's margins, increased to those that the controller requires.
  func keepingLeastMargins(_ own: EdgeInsets) -> EdgeInsets

  /// Updates the constraints of the view.
  func updateViewConstraints()
  /// Called after the view was added to a superview.
  func viewWasAdded()
  /// Called before the view is removed; returns whether the view disappears as a result.
  func viewWillBeRemoved() -> Bool
  /// Ends an appearance or disappearance.
  func endAppearance(animated: Bool)

  /// Called when the traits of the view change.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
  /// Called when the safe area of the view changes.
  func viewSafeAreaInsetsDidChange()
  /// Called when the effective layout margins of the view change.
  func viewLayoutMarginsDidChange()
}

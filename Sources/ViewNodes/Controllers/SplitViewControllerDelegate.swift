// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that control and report the columns of a split view controller.
///
/// UIKit: `UISplitViewControllerDelegate`.
///
/// All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol SplitViewControllerDelegate: AnyObject {
  /// Tells the delegate that other columns are about to be visible.
  func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Tells the delegate that a column is about to be shown.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// Tells the delegate that a column is about to be hidden.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// Asks for the display mode that the button item changes to; automatic by default.
  func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode

  /// Asks for the column to show in a compact width; the proposed one by default.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asks for the display mode in a regular width; the proposed one by default.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Tells the delegate that one controller at a time is shown.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// Tells the delegate that columns are shown after a compact width.
  func splitViewControllerDidExpand(_ svc: SplitViewController)

  /// Asks for the controller to show in a compact width; `nil`, the default, for the primary one.
  ///
  /// Without a style only, as are the three methods below.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?
  /// Asks for the primary controller of a regular width; `nil`, the default, for the current one.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?
  /// Asks the delegate to make the secondary controller a part of the primary one.
  ///
  /// - Returns: Whether it has done so, or needs no secondary controller; otherwise, as by default, a
  ///   primary navigation controller pushes it.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Asks for the secondary controller of a regular width; `nil`, the default, for the one that a
  /// primary navigation controller has pushed, or the former one.
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?

  /// Asks the delegate to show details.
  ///
  /// - Returns: Whether it has done so; `false` by default.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns ``SplitViewController/DisplayMode/automatic``.
  public func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode { .automatic }
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
  /// Returns `nil`.
  public func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? { nil }
  /// Returns `nil`.
  public func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController? { nil }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Returns `nil`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool { false }
}

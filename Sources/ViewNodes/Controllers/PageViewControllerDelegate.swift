// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that a page view controller calls when a gesture turns a page.
///
/// UIKit: `UIPageViewControllerDelegate`.
///
/// All methods have default implementations.
#if MainActor
  @MainActor
#endif
public protocol PageViewControllerDelegate: AnyObject {
  /// Tells the delegate that a gesture is about to turn to other pages.
  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController])
  /// Tells the delegate that a gesture has turned the page.
  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) {}
}

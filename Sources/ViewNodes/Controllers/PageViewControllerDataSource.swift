// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods through which a page view controller gets its pages.
///
/// UIKit: `UIPageViewControllerDataSource`.
#if MainActor
  @MainActor
#endif
public protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page before another one, or `nil` at the beginning.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the page after another one, or `nil` at the end.
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController?
  /// Returns the number of dots of the page control, which is shown if there are any; 0 by default.
  func presentationCount(for pageViewController: PageViewController) -> Int
  /// Returns the index of the selected dot after pages have been set programmatically; 0 by default.
  func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

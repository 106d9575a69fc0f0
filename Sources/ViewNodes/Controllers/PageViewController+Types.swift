// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension PageViewController {
  /// The animation between pages, which has no effect here.
  ///
  /// UIKit: `UIPageViewController.TransitionStyle`.
  public nonisolated enum TransitionStyle: Int, Hashable, Sendable, CaseIterable {
    /// Pages curl.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The axis along which pages turn.
  ///
  /// UIKit: `UIPageViewController.NavigationOrientation`.
  public nonisolated enum NavigationOrientation: Int, Hashable, Sendable, CaseIterable {
    /// From left to right, or from right to left in right-to-left languages.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction in which pages turn.
  ///
  /// UIKit: `UIPageViewController.NavigationDirection`.
  public nonisolated enum NavigationDirection: Int, Hashable, Sendable, CaseIterable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The location of the spine of pages that curl.
  ///
  /// UIKit: `UIPageViewController.SpineLocation`.
  public nonisolated enum SpineLocation: Int, Hashable, Sendable, CaseIterable {
    /// No spine: pages scroll.
    case none = 0
    /// The left or top edge.
    case min = 1
    /// The middle.
    case mid = 2
    /// The right or bottom edge.
    case max = 3
  }

  /// A key for the options of a page view controller.
  ///
  /// UIKit: `UIPageViewController.OptionsKey`.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The location of the spine, as a raw value of ``SpineLocation``.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages while they scroll, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

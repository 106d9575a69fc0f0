// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// View controllers.

/// An object that manages a screen or part of one: its view, when the view appears and disappears,
/// and its child controllers.
///
/// An alias of ``ViewController``.
public typealias UIViewController = ViewController

/// A controller that shows a message and offers a choice: an alert in the middle of the screen, or
/// an action sheet at its bottom.
///
/// An alias of ``AlertController``.
public typealias UIAlertController = AlertController

/// A button of an alert and its action.
///
/// An alias of ``AlertAction``.
public typealias UIAlertAction = AlertAction

/// The orientation of an app's interface.
///
/// An alias of ``InterfaceOrientation``.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// A container that shows the top of a stack of view controllers, with a bar for the title and the
/// back button.
///
/// An alias of ``NavigationController``.
public typealias UINavigationController = NavigationController

/// The methods that a navigation controller calls when it shows view controllers.
///
/// An alias of ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// A container that shows one of several view controllers, with a tab bar for selecting it.
///
/// An alias of ``TabBarController``.
public typealias UITabBarController = TabBarController

/// The methods that control and report the selection of view controllers.
///
/// An alias of ``TabBarControllerDelegate``.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// The style of a modal presentation.
///
/// An alias of ``ModalPresentationStyle``.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// An object that performs changes alongside a change of size or traits.
///
/// An alias of ``ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// The context of a change of size or traits in progress.
///
/// An alias of ``ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// The orientations that a controller allows.
///
/// An alias of ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// The style of the status bar.
///
/// An alias of ``StatusBarStyle``.
public typealias UIStatusBarStyle = StatusBarStyle

/// The animation of a modal presentation, which has no effect here, because presentations are
/// immediate.
///
/// An alias of ``ModalTransitionStyle``.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// A container that shows a series of view controllers as pages, one at a time, which the user
/// turns by swiping.
///
/// An alias of ``PageViewController``.
public typealias UIPageViewController = PageViewController

/// The methods through which a page view controller gets its pages.
///
/// An alias of ``PageViewControllerDataSource``.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

/// The methods that a page view controller calls when a gesture turns a page.
///
/// An alias of ``PageViewControllerDelegate``.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

/// A controller that manages a search: its search bar, and its results, which cover the searched
/// content.
///
/// An alias of ``SearchController``.
public typealias UISearchController = SearchController

/// The methods that a search controller calls when a search begins and ends.
///
/// An alias of ``SearchControllerDelegate``.
public typealias UISearchControllerDelegate = SearchControllerDelegate

/// The method that a search controller calls when the search changes.
///
/// An alias of ``SearchResultsUpdating``.
public typealias UISearchResultsUpdating = SearchResultsUpdating

/// An object that manages the placement of a presented view and its surroundings.
///
/// An alias of ``PresentationController``.
public typealias UIPresentationController = PresentationController

/// What has content in a size that its container determines.
///
/// An alias of ``ContentContainer``.
public typealias UIContentContainer = ContentContainer

/// The methods of a presentation controller's delegate.
///
/// An alias of ``AdaptivePresentationControllerDelegate``.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// The methods that provide the objects involved in a presentation.
///
/// An alias of ``ViewControllerTransitioningDelegate``.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

/// An object that shows or removes a presented view in a custom way.
///
/// An alias of ``ViewControllerAnimatedTransitioning``.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// The context of a transition, for the object that shows or removes the presented view.
///
/// An alias of ``ViewControllerContextTransitioning``.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// A key that identifies a controller in a transition.
///
/// An alias of ``TransitionContextViewControllerKey``.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// A key that identifies a view in a transition.
///
/// An alias of ``TransitionContextViewKey``.
public typealias UITransitionContextViewKey = TransitionContextViewKey

/// The animation of the status bar.
///
/// An alias of ``StatusBarAnimation``.
public typealias UIStatusBarAnimation = StatusBarAnimation

/// The presentation controller of a sheet.
///
/// An alias of ``SheetPresentationController``.
public typealias UISheetPresentationController = SheetPresentationController

/// The methods that report changes of a sheet.
///
/// An alias of ``SheetPresentationControllerDelegate``.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate

/// A container that shows controllers in columns, or, in a compact width, one at a time.
///
/// An alias of ``SplitViewController``.
public typealias UISplitViewController = SplitViewController

/// The methods that control and report the columns of a split view controller.
///
/// An alias of ``SplitViewControllerDelegate``.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// View controllers.

/// UIKit's name for ``ViewController``.
public typealias UIViewController = ViewController

/// UIKit's name for ``AlertController``.
public typealias UIAlertController = AlertController

/// UIKit's name for ``AlertAction``.
public typealias UIAlertAction = AlertAction

/// UIKit's name for ``NavigationController``.
public typealias UINavigationController = NavigationController

/// UIKit's name for ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name for ``TabBarController``.
public typealias UITabBarController = TabBarController

/// UIKit's name for ``TabBarControllerDelegate``.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// UIKit's name for ``ModalPresentationStyle``.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name for ``ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// UIKit's name for ``ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name for ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for ``StatusBarStyle``.
public typealias UIStatusBarStyle = StatusBarStyle

/// UIKit's name for ``ModalTransitionStyle``.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// UIKit's name for ``PageViewController``.
public typealias UIPageViewController = PageViewController

/// UIKit's name for ``PageViewControllerDataSource``.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

/// UIKit's name for ``PageViewControllerDelegate``.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

/// UIKit's name for ``SearchController``.
public typealias UISearchController = SearchController

/// UIKit's name for ``SearchControllerDelegate``.
public typealias UISearchControllerDelegate = SearchControllerDelegate

/// UIKit's name for ``SearchResultsUpdating``.
public typealias UISearchResultsUpdating = SearchResultsUpdating

/// UIKit's name for ``PresentationController``.
public typealias UIPresentationController = PresentationController

/// UIKit's name for ``AdaptivePresentationControllerDelegate``.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name for ``ViewControllerTransitioningDelegate``.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

/// UIKit's name for ``ViewControllerAnimatedTransitioning``.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// UIKit's name for ``ViewControllerContextTransitioning``.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// UIKit's name for ``TransitionContextViewControllerKey``.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// UIKit's name for ``TransitionContextViewKey``.
public typealias UITransitionContextViewKey = TransitionContextViewKey

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// View controllers.

/// UIKit's name of ``ViewController``.
public typealias UIViewController = ViewController

/// UIKit's name of ``AlertController``.
public typealias UIAlertController = AlertController

/// UIKit's name of ``AlertAction``.
public typealias UIAlertAction = AlertAction

/// UIKit's name of ``NavigationController``.
public typealias UINavigationController = NavigationController

/// UIKit's name of ``NavigationControllerDelegate``.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name of ``TabBarController``.
public typealias UITabBarController = TabBarController

/// UIKit's name of ``TabBarControllerDelegate``.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// UIKit's name of ``ModalPresentationStyle``.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name of ``ViewControllerTransitionCoordinator``.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// UIKit's name of ``ViewControllerTransitionCoordinatorContext``.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name of ``InterfaceOrientationMask``.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name of ``StatusBarStyle``.
public typealias UIStatusBarStyle = StatusBarStyle

/// UIKit's name of ``ModalTransitionStyle``.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// UIKit's name of ``PageViewController``.
public typealias UIPageViewController = PageViewController

/// UIKit's name of ``PageViewControllerDataSource``.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

/// UIKit's name of ``PageViewControllerDelegate``.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

/// UIKit's name of ``SearchController``.
public typealias UISearchController = SearchController

/// UIKit's name of ``SearchControllerDelegate``.
public typealias UISearchControllerDelegate = SearchControllerDelegate

/// UIKit's name of ``SearchResultsUpdating``.
public typealias UISearchResultsUpdating = SearchResultsUpdating

/// UIKit's name of ``PresentationController``.
public typealias UIPresentationController = PresentationController

/// UIKit's name of ``AdaptivePresentationControllerDelegate``.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name of ``ViewControllerTransitioningDelegate``.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

/// UIKit's name of ``ViewControllerAnimatedTransitioning``.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// UIKit's name of ``ViewControllerContextTransitioning``.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// UIKit's name of ``TransitionContextViewControllerKey``.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// UIKit's name of ``TransitionContextViewKey``.
public typealias UITransitionContextViewKey = TransitionContextViewKey

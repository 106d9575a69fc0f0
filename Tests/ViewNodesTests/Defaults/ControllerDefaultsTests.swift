// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

/// Implements only what has no default.
private final class Delegate: AdaptivePresentationControllerDelegate, NavigationControllerDelegate,
  PageViewControllerDelegate, PageViewControllerDataSource, SearchControllerDelegate,
  TabBarControllerDelegate, ViewControllerTransitioningDelegate,
  ViewControllerAnimatedTransitioning,
  SearchBarNodeDelegate, InputNodeDelegate, CollectionNodeDelegateFlowLayout, TableNodeDelegate
{
  var isShown = false

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { nil }
  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { nil }
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.3 }
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    isShown = true
  }
}

@Suite("Default values of controllers and their delegates")
struct ControllerDefaultsTests {
  private let delegate = Delegate()

  @Test("a new controller has its default values")
  func controller() {
    let controller = ViewController()
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.shouldAutorotate)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.childForStatusBarStyle == nil)
    #expect(controller.childForStatusBarHidden == nil)
    #expect(!controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    #expect(!controller.isModalInPresentation)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.preferredContentSize == .zero)
    #expect(!controller.isEditing && !controller.definesPresentationContext)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    controller.didReceiveMemoryWarning()
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.viewIfLoaded == nil)
  }

  @Test("a presentation covers its container and keeps its style in all traits")
  func presentation() {
    let (presenter, presented) = (ViewController(), ViewController())
    presented.modalPresentationStyle = .formSheet
    let controller = PresentationController(
      presentedViewController: presented, presenting: presenter)
    #expect(controller.presentedViewController === presented)
    #expect(controller.presentingViewController === presenter)
    #expect(controller.presentationStyle == .formSheet)
    #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
    #expect(controller.containerView == nil)
    #expect(controller.frameOfPresentedViewInContainerView == .zero)
    #expect(controller.traitCollection == .phone)
    #expect(controller.presentedView === presented.view)
    let size = CGSize(width: 30, height: 50)
    #expect(
      controller.size(forChildContentContainer: presented, withParentContainerSize: size) == size)
    #expect(delegate.adaptivePresentationStyle(for: controller) == .formSheet)
    presented.modalPresentationStyle = .pageSheet
    #expect(
      delegate.adaptivePresentationStyle(for: controller, traitCollection: .phone) == .pageSheet)
    #expect(delegate.presentationControllerShouldDismiss(controller))
    delegate.presentationControllerWillDismiss(controller)
    delegate.presentationControllerDidDismiss(controller)
    delegate.presentationControllerDidAttemptToDismiss(controller)
    #expect(presented.viewIfLoaded != nil && presented.presentingViewController == nil)
  }

  @Test("the controllers of a presentation are empty once they no longer exist")
  func released() {
    var presented: ViewController? = ViewController()
    let controller = PresentationController(
      presentedViewController: presented ?? ViewController(), presenting: nil)
    weak let kept = presented
    presented = nil
    #expect(kept == nil)
    #expect(controller.presentedViewController.viewIfLoaded == nil)
    #expect(controller.presentingViewController.viewIfLoaded == nil)
    #expect(controller.presentationStyle == .custom)
  }

  @Test("a transitioning delegate provides nothing by default")
  func transitioning() {
    let (first, second) = (ViewController(), ViewController())
    #expect(
      delegate.presentationController(forPresented: first, presenting: nil, source: second) == nil)
    #expect(
      delegate.animationController(forPresented: first, presenting: second, source: second) == nil)
    #expect(delegate.animationController(forDismissed: first) == nil)
    delegate.animationEnded(true)
    #expect(!delegate.isShown)
  }

  @Test("delegates of navigation, tabs, pages, and searches allow everything by default")
  func containers() {
    let tabs = TabBarController()
    #expect(delegate.tabBarController(tabs, shouldSelect: ViewController()))
    let pages = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    #expect(delegate.presentationCount(for: pages) == 0)
    #expect(delegate.presentationIndex(for: pages) == 0)
    #expect(pages.spineLocation == .none)
    let book = PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
    #expect(book.spineLocation == .min && !book.isDoubleSided)
    #expect(book.viewControllers == [])
    let bar = SearchBarNode()
    #expect(delegate.searchBarShouldBeginEditing(bar) && delegate.searchBarShouldEndEditing(bar))
    #expect(
      delegate.searchBar(
        bar, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: "a"))
    let input = InputNode()
    #expect(delegate.textFieldShouldBeginEditing(input))
    #expect(delegate.textFieldShouldEndEditing(input))
    #expect(delegate.textFieldShouldReturn(input) && delegate.textFieldShouldClear(input))
  }

  @Test("containers and searches work with a delegate that implements nothing")
  func silentDelegate() {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.delegate = delegate
    let next = ViewController()
    navigation.pushViewController(next, animated: false)
    #expect(navigation.topViewController === next)
    let tabs = TabBarController()
    tabs.delegate = delegate
    tabs.setViewControllers([ViewController(), navigation], animated: true)
    #expect(tabs.viewControllers?.last === navigation)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === navigation)
    let pages = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.delegate = delegate
    pages.dataSource = delegate
    var isDone = false
    let page = ViewController()
    pages.setViewControllers([page], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone && pages.viewControllers == [page] && page.parent === pages)
    pages.setViewControllers([page], direction: .reverse, animated: true)
    #expect(page.parent === pages)
    pages.setViewControllers(nil, direction: .forward, animated: false)
    #expect(pages.viewControllers == [] && page.parent == nil)
  }

  @Test("the bars of a controller are hidden and filled with animated setters too")
  func animatedSetters() {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    #expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: true)
    #expect(!navigation.isToolbarHidden)
    navigation.setToolbarHidden(true, animated: true)
    #expect(navigation.isToolbarHidden)
    let (first, second) = (BarButtonItem(title: "A"), BarButtonItem(title: "B"))
    controller.setToolbarItems([first, second], animated: true)
    #expect(controller.toolbarItems == [first, second])
    let item = controller.navigationItem
    item.setLeftBarButtonItems([first, second], animated: true)
    #expect(item.leftBarButtonItems == [first, second] && item.leftBarButtonItem === first)
    item.setRightBarButtonItems([second], animated: true)
    #expect(item.rightBarButtonItems == [second] && item.rightBarButtonItem === second)
    item.setLeftBarButton(second, animated: true)
    #expect(item.leftBarButtonItems == [second])
    item.setRightBarButton(nil, animated: true)
    #expect(item.rightBarButtonItems?.isEmpty ?? true)
    #expect(item.rightBarButtonItem == nil)
  }

  @Test("a detent is identified by its name, and a sheet without one fills its container")
  func detents() {
    #expect(SheetPresentationController.Detent.Identifier(rawValue: "tall").rawValue == "tall")
    let controller = ViewController()
    controller.modalPresentationStyle = .pageSheet
    let sheet = controller.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.large])
    sheet?.invalidateDetents()
    let screen = Screen(.phone, rootViewController: ViewController())
    sheet?.detents = []
    screen.rootViewController?.present(controller, animated: false)
    screen.layoutIfNeeded()
    #expect(controller.view.frame.maxY == screen.bounds.height)
    #expect(controller.view.frame.height > screen.bounds.height - 100)
  }

  @Test("an invalidated detent is resolved again")
  func invalidated() throws {
    let controller = ViewController()
    let sheet = try #require(controller.sheetPresentationController)
    var height: CGFloat = 100
    sheet.detents = [.custom { _ in height }]
    let screen = Screen(.phone, rootViewController: ViewController())
    screen.rootViewController?.present(controller, animated: false)
    screen.layoutIfNeeded()
    let former = controller.view.frame.height
    height = 150
    screen.layoutIfNeeded()
    #expect(controller.view.frame.height == former)
    sheet.invalidateDetents()
    screen.layoutIfNeeded()
    #expect(controller.view.frame.height == former + 50)
  }
}

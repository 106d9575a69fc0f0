// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Changes of tabs")
struct TabChangeTests {
  private let log = LoggingController.Log()
  private let tabs = TabBarController()

  private func page(_ name: String) -> LoggingController {
    let page = LoggingController(name, log)
    page.logsMoves = true
    return page
  }

  @Test("controllers are told that they enter and leave, each once, and those that stay nothing")
  func moves() {
    let (first, second, third) = (page("A"), page("B"), page("C"))
    tabs.viewControllers = [first, second, first, tabs]
    #expect(log.take() == ["A willEnter", "B willEnter", "A didEnter", "B didEnter"])
    #expect(tabs.viewControllers == [first, second] && tabs.selectedViewController === first)
    #expect(first.parent === tabs && tabs.tabBar.items == [first.tabBarItem, second.tabBarItem])
    tabs.setViewControllers([third, second], animated: true)
    #expect(log.take() == ["A willLeave", "C willEnter", "A didLeave", "C didEnter"])
    #expect(tabs.selectedViewController === third && tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === third.tabBarItem)
    tabs.selectedIndex = 1
    tabs.viewControllers = [first, third, second]
    #expect(tabs.selectedViewController === second && tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    let outer = ViewController()
    outer.addChild(tabs)
    tabs.viewControllers = [outer, second]
    #expect(tabs.viewControllers == [second] && outer.parent == nil)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(tabs.tabBar.selectedItem == nil)
  }

  @Test("indices and controllers that aren't tabs select nothing")
  func strangers() {
    let (first, second) = (page("A"), page("B"))
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    for index in [-1, 2, Int.max] {
      tabs.selectedIndex = index
      #expect(tabs.selectedIndex == 1)
    }
    tabs.selectedViewController = nil
    tabs.selectedViewController = page("C")
    #expect(tabs.selectedViewController === second)
    tabs.selectedViewController = first
    #expect(tabs.selectedIndex == 0)
  }

  @Test(
    "a tap on the selected tab pops its navigation controller to the root, and tells the delegate")
  func secondTap() {
    final class Delegate: TabBarControllerDelegate {
      var chosen: [ViewController] = []
      func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
      ) { chosen.append(viewController) }
    }
    let delegate = Delegate()
    let navigation = NavigationController(rootViewController: ViewController())
    let other = NavigationController(rootViewController: ViewController())
    for controller in [navigation, other] {
      controller.pushViewController(ViewController(), animated: false)
    }
    tabs.viewControllers = [navigation, other]
    tabs.delegate = delegate
    tabs.tabBar.choose(other.tabBarItem)
    #expect(navigation.viewControllers.count == 2 && other.viewControllers.count == 2)
    tabs.tabBar.choose(navigation.tabBarItem)
    #expect(navigation.viewControllers.count == 2)
    tabs.tabBar.choose(navigation.tabBarItem)
    #expect(navigation.viewControllers.count == 1 && other.viewControllers.count == 2)
    #expect(delegate.chosen == [other, navigation, navigation])
  }

  @Test("a tab item that is replaced is shown, and the same one again changes nothing")
  func items() {
    let (first, second) = (page("A"), page("B"))
    tabs.viewControllers = [first, second]
    let screen = Screen(.phone, rootViewController: tabs)
    screen.layoutIfNeeded()
    let buttons = tabs.tabBar.subviews
    first.tabBarItem = first.tabBarItem
    #expect(tabs.tabBar.subviews == buttons)
    let item = TabBarItem(title: "Own", image: nil, tag: 0)
    first.tabBarItem = item
    #expect(tabs.tabBar.items == [item, second.tabBarItem] && tabs.tabBar.selectedItem === item)
  }

  @Test("a controller deep in a stack hides the bar while it is on it, but the root doesn't")
  func hiding() {
    let pages = (0..<3).map { _ in ViewController() }
    pages[0].hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: pages[0])
    tabs.viewControllers = [navigation, page("B")]
    let screen = Screen(.phone, rootViewController: tabs)
    func isHidden() -> Bool {
      screen.layoutIfNeeded()
      return tabs.tabBar.isHidden
    }
    #expect(!isHidden())
    pages[1].hidesBottomBarWhenPushed = true
    navigation.pushViewController(pages[1], animated: false)
    #expect(isHidden())
    navigation.pushViewController(pages[2], animated: false)
    #expect(isHidden() && pages[2].view.safeAreaInsets.bottom == 34)
    tabs.selectedIndex = 1
    #expect(!isHidden())
    tabs.selectedIndex = 0
    navigation.popToRootViewController(animated: false)
    #expect(!isHidden() && pages[0].view.safeAreaInsets.bottom == 83)
  }

  @Test("pages of a page controller are told that they enter and leave around the change")
  func pages() {
    let controller = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (page("A"), page("B"))
    var done: [Bool] = []
    controller.setViewControllers([first], direction: .forward, animated: false) {
      done.append($0)
    }
    #expect(log.take() == ["A willEnter", "A didEnter"] && done == [true])
    let screen = Screen(.phone, rootViewController: controller)
    screen.layoutIfNeeded()
    _ = log.take()
    controller.setViewControllers([second, first], direction: .reverse, animated: true)
    #expect(
      log.take() == [
        "B willEnter", "A willLeave", "A willDisappear", "B loadView", "B didLoad", "B willAppear",
        "B isAppearing", "A didDisappear", "B didAppear", "A didLeave", "B didEnter",
      ])
    #expect(controller.viewControllers == [second] && first.parent == nil)
    #expect(second.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    controller.setViewControllers([second], direction: .forward, animated: true)
    #expect(log.take() == [])
    controller.setViewControllers([], direction: .forward, animated: true)
    #expect(log.take() == ["B willLeave", "B willDisappear", "B didDisappear", "B didLeave"])
    #expect(controller.viewControllers == [] && second.view.superview == nil)
  }

  @Test(
    "a page controller recognizes swipes along its orientation, and has a spine unless it scrolls")
  func pageTypes() {
    func directions(
      _ orientation: PageViewController.NavigationOrientation
    ) -> [SwipeGestureRecognizer.Direction] {
      let controller = PageViewController(
        transitionStyle: .pageCurl, navigationOrientation: orientation)
      #expect(controller.gestureRecognizers.isEmpty && controller.spineLocation == .min)
      controller.loadViewIfNeeded()
      let swipes = controller.gestureRecognizers.compactMap { $0 as? SwipeGestureRecognizer }
      #expect(swipes.allSatisfy { $0.view === controller.view })
      return swipes.map(\.direction)
    }
    #expect(directions(.horizontal) == [.left, .right])
    #expect(directions(.vertical) == [.up, .down])
    let coded = PageViewController(coder: NSCoder())
    #expect(coded?.transitionStyle == .pageCurl && coded?.navigationOrientation == .horizontal)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Tab bar controllers")
struct TabBarControllerTests {
  private let log = LoggingController.Log()
  private let first: LoggingController
  private let second: LoggingController
  private let tabs = TabBarController()
  private let screen: Screen

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    tabs.viewControllers = [first, second]
    screen = Screen(.phone, rootViewController: tabs)
  }

  @Test("The first controller is shown, and the others are loaded when selected")
  func choosing() {
    #expect(
      log.take() == ["A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    #expect(tabs.selectedIndex == 0 && !second.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "A willDisappear", "B loadView", "B didLoad", "B willAppear", "B isAppearing",
        "A didDisappear", "B didAppear",
      ])
    #expect(tabs.selectedViewController === second)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    tabs.selectedIndex = 5
    tabs.selectedViewController = ViewController()
    #expect(tabs.selectedIndex == 1 && log.take().isEmpty)
  }

  @Test("The bar is at the bottom, and outside the safe area of the content")
  func places() {
    screen.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(first.view.safeAreaInsets == EdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test("A navigation controller has the tab of its root, unless it has one of its own")
  func navigationItem() {
    let (root, other) = (ViewController(), ViewController())
    root.tabBarItem = TabBarItem(title: "Inbox", image: nil, tag: 1)
    other.tabBarItem = TabBarItem(title: "Outbox", image: nil, tag: 2)
    let navigation = NavigationController(rootViewController: root)
    tabs.viewControllers = [first, navigation]
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "Inbox"])
    navigation.pushViewController(other, animated: false)
    #expect(tabs.tabBar.items?.last === root.tabBarItem)
    root.tabBarItem = TabBarItem(title: "Mail", image: nil, tag: 3)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "Mail"])
    navigation.setViewControllers([other], animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "Outbox"])
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === other.tabBarItem)
    navigation.tabBarItem = TabBarItem(title: "Own", image: nil, tag: 4)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "Own"])

    let empty = NavigationController()
    tabs.viewControllers = [empty]
    empty.pushViewController(root, animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["Mail"])
  }

  @Test("The delegate can reject a tap, and is notified of one that selects")
  func delegate() {
    final class Delegate: TabBarControllerDelegate {
      var allows = false
      var chosen: [String] = []
      func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
      ) -> Bool { allows }
      func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
      ) { chosen.append(viewController.title ?? "") }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    let places = { CGPoint(300, 780) }
    screen.layoutIfNeeded()
    screen.router.end(screen.router.begin(at: [places()]))
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === first.tabBarItem)
    delegate.allows = true
    screen.router.end(screen.router.begin(at: [places()]))
    #expect(tabs.selectedIndex == 1 && delegate.chosen == ["B"])
  }

  @Test("A removed controller disappears, and the first of the others is shown")
  func replacing() {
    _ = log.take()
    tabs.viewControllers = [second]
    #expect(first.parent == nil && tabs.selectedViewController === second)
    #expect(log.take().contains("A didDisappear"))
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil && tabs.selectedIndex == Int.max)
  }

  @Test("A pushed controller can hide the bar")
  func hidden() {
    let navigation = NavigationController(rootViewController: ViewController())
    tabs.viewControllers = [navigation]
    let pushed = ViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    screen.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    screen.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test("The bar looks different while no content is under it, in a navigation controller too")
  func scrollEdge() {
    let content = ScrollNode()
    content.contentSize = CGSize(width: 390, height: 2000)
    let inner = ViewController()
    inner.view = content
    tabs.viewControllers = [NavigationController(rootViewController: inner), second]
    tabs.selectedIndex = 0
    screen.layoutIfNeeded()
    #expect(!tabs.tabBar.isAtScrollEdge)
    content.contentOffset.y = content.maximumContentOffset.y
    #expect(tabs.tabBar.isAtScrollEdge)
    content.contentOffset.y -= 20
    #expect(!tabs.tabBar.isAtScrollEdge)
    content.contentOffset.y += 20
    tabs.selectedIndex = 1
    screen.layoutIfNeeded()
    #expect(!tabs.tabBar.isAtScrollEdge)
  }

  @Test("In landscape, tabs avoid the notch")
  func notch() {
    screen.rotate(to: .landscape)
    let buttons = tabs.tabBar.subviews.filter { $0 is TabBarButtonNode }
    #expect(!buttons.isEmpty)
    for button in buttons {
      #expect(button.accessibilityFrame.minX >= 47 && button.accessibilityFrame.maxX <= 844 - 47)
    }
  }

  @Test("The shown view follows the size of the controller's view")
  func resizing() {
    let controller = ViewController()
    controller.view = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tabs.viewControllers = [controller]
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.frame == tabs.view.bounds)
  }
}

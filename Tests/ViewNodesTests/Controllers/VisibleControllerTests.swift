// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Visible controllers of a navigation stack")
struct VisibleControllerTests {
  private let root = ViewController()
  private let navigation: NavigationController
  private let screen: Screen

  init() {
    navigation = NavigationController(rootViewController: root)
    screen = Screen(.phone, rootViewController: navigation)
  }

  @Test("an empty navigation controller has no visible controller and nothing to pop")
  func empty() {
    let empty = NavigationController()
    #expect(empty.visibleViewController == nil && empty.topViewController == nil)
    #expect(empty.popToRootViewController(animated: false) == nil)
    #expect(empty.popViewController(animated: false) == nil)
    #expect(empty.viewControllers.isEmpty)
  }

  @Test("the top of the stack is visible until something is presented above it")
  func presented() {
    #expect(navigation.visibleViewController === root)
    let next = ViewController()
    navigation.pushViewController(next, animated: false)
    #expect(navigation.visibleViewController === next)
    let sheet = ViewController()
    next.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet)
    #expect(navigation.topViewController === next)
    let above = ViewController()
    sheet.present(above, animated: false)
    #expect(navigation.visibleViewController === above)
    let highest = ViewController()
    above.present(highest, animated: false)
    #expect(navigation.visibleViewController === highest)
    above.dismiss(animated: false)
    #expect(navigation.visibleViewController === above)
    navigation.dismiss(animated: false)
    #expect(navigation.visibleViewController === next)
  }

  @Test("popping to the root returns the popped controllers from the lowest, or none at the root")
  func popToRoot() {
    #expect(navigation.popToRootViewController(animated: false) == [])
    let (second, third) = (ViewController(), ViewController())
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(navigation.viewControllers == [root])
  }

  @Test("a controller that contains the navigation controller isn't pushed")
  func ancestor() {
    let outer = ViewController()
    let inner = NavigationController(rootViewController: ViewController())
    outer.addChild(inner)
    inner.pushViewController(outer, animated: false)
    #expect(inner.viewControllers.count == 1 && outer.parent == nil)
    inner.setViewControllers([outer, root], animated: false)
    #expect(inner.viewControllers == [root])
  }

  @Test("the pop gesture is the same at every access and recognizes nothing")
  func popGesture() {
    let gesture = navigation.interactivePopGestureRecognizer
    #expect(gesture != nil && gesture === navigation.interactivePopGestureRecognizer)
    #expect(gesture?.state == .possible)
  }

  @Test("a navigation controller takes the tab bar item of its root unless it has its own")
  func tabItem() {
    #expect(navigation.tabBarItem === root.tabBarItem)
    let item = TabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = item
    #expect(navigation.tabBarItem === item && root.tabBarItem !== item)
  }

  /// Implements nothing.
  private final class Silent: NavigationControllerDelegate, PageViewControllerDelegate,
    SearchControllerDelegate
  {}

  @Test("pushes, page turns, and searches on screen need no method of a delegate")
  func silentDelegates() {
    let delegate = Silent()
    navigation.delegate = delegate
    let next = ViewController()
    navigation.pushViewController(next, animated: false)
    #expect(next.view.window === screen)
    let search = SearchController(searchResultsController: nil)
    search.delegate = delegate
    search.isActive = true
    #expect(search.isActive)
    search.isActive = false
    #expect(!search.isActive)
  }

  @Test("setting the root controller that is already shown changes nothing")
  func sameRoot() {
    let log = LoggingController.Log()
    let controller = LoggingController("A", log)
    screen.rootViewController = controller
    _ = log.take()
    screen.rootViewController = controller
    #expect(log.take().isEmpty && controller.view.window === screen)
  }

  @Test("replacing the root of a screen makes everything it presented disappear, from the top")
  func replacedRoot() {
    let log = LoggingController.Log()
    let names = ["A", "B", "C"].map { LoggingController($0, log) }
    screen.rootViewController = names[0]
    names[0].present(names[1], animated: false)
    names[1].present(names[2], animated: false)
    _ = log.take()
    screen.rootViewController = root
    #expect(
      log.take() == [
        "C willDisappear", "C didDisappear", "B willDisappear", "B didDisappear",
        "A willDisappear", "A didDisappear",
      ])
    #expect(names[0].presentedViewController == nil && names[1].presentedViewController == nil)
    #expect(names.allSatisfy { $0.view.window == nil })
  }
}

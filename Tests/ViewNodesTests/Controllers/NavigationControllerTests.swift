// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Navigation controllers")
struct NavigationControllerTests {
  private let log = LoggingController.Log()
  private let first: LoggingController
  private let second: LoggingController
  private let navigation: NavigationController
  private let screen: Screen

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    navigation = NavigationController(rootViewController: first)
    screen = Screen(.phone, rootViewController: navigation)
    _ = log.take()
  }

  @Test("The root controller appears with the navigation controller")
  func root() {
    let log = LoggingController.Log()
    _ = Screen(
      .phone,
      rootViewController: NavigationController(rootViewController: LoggingController("A", log)))
    #expect(
      log.take() == ["A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test("Pushing notifies both controllers in UIKit's order")
  func push() {
    second.logsMoves = true
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "B willEnter", "A willDisappear", "B loadView", "B didLoad", "B willAppear",
        "B isAppearing", "A didDisappear", "B didAppear", "B didEnter",
      ])
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(navigation.navigationBar.topItem?.title == "B")
    #expect(navigation.navigationBar.backItem?.title == "A")
    #expect(first.view.window == nil && second.view.window === screen)
  }

  @Test("Popping notifies both controllers in UIKit's order")
  func pop() {
    navigation.pushViewController(second, animated: false)
    second.logsMoves = true
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == [
        "B willLeave", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
        "A didAppear", "B didLeave",
      ])
    #expect(navigation.navigationBar.topItem?.title == "A" && second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(log.take().isEmpty)
  }

  @Test("Several controllers are popped at once")
  func popSeveral() {
    let third = LoggingController("C", log)
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    #expect(navigation.viewControllers.count == 1 && second.parent == nil && third.parent == nil)
    navigation.setViewControllers([first, second, third], animated: false)
    #expect(navigation.popToViewController(second, animated: false)?.count == 1)
    #expect(navigation.popToViewController(third, animated: false) == nil)
    #expect(navigation.topViewController === second)
  }

  @Test("A controller on the stack, or the navigation controller itself, isn't pushed")
  func refusing() {
    navigation.pushViewController(first, animated: false)
    navigation.pushViewController(navigation, animated: false)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("The bar is below the status bar, and outside the safe area of the content")
  func places() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.safeAreaInsets == EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.isNavigationBarHidden = true
    screen.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    screen.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 143)
  }

  @Test("The toolbar shows the items of the top controller")
  func toolbar() {
    let item = BarButtonItem(title: "Share")
    first.toolbarItems = [item]
    navigation.isToolbarHidden = false
    screen.layoutIfNeeded()
    #expect(navigation.toolbar.items?.first === item)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    #expect(first.view.safeAreaInsets.bottom == 78)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items == nil)
  }

  @Test("The delegate is notified of shown controllers")
  func delegate() {
    final class Delegate: NavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController,
        animated: Bool
      ) { calls.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController,
        animated: Bool
      ) { calls.append("did \(viewController.title ?? "")") }
    }
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    #expect(delegate.calls == ["will B", "did B", "will A", "did A"])
  }

  @Test("A title that changes while it is shown changes in the bar")
  func titleChanges() {
    first.title = "Words"
    #expect(navigation.navigationBar.topItem?.title == "Words")
    #expect(navigation.view.accessibilityTree().contains("header \"Words\""))
  }

  @Test("The bars look different until content scrolls under them")
  func scrollEdges() {
    let content = ScrollNode()
    content.contentSize = CGSize(width: 390, height: 2000)
    second.view = content
    navigation.isToolbarHidden = false
    navigation.pushViewController(second, animated: false)
    let edge = NavigationBarAppearance()
    edge.backgroundColor = .red
    navigation.navigationBar.scrollEdgeAppearance = edge
    let end = ToolbarAppearance()
    end.backgroundColor = .green
    navigation.toolbar.scrollEdgeAppearance = end
    screen.layoutIfNeeded()
    #expect(navigation.navigationBar.isAtScrollEdge && !navigation.toolbar.isAtScrollEdge)
    content.contentOffset.y += 50
    #expect(!navigation.navigationBar.isAtScrollEdge)
    content.contentOffset.y = content.maximumContentOffset.y
    #expect(navigation.toolbar.isAtScrollEdge)
    content.contentOffset.y = content.minimumContentOffset.y
    #expect(navigation.navigationBar.isAtScrollEdge)
    navigation.popViewController(animated: false)
    screen.layoutIfNeeded()
    // Nothing scrolls there.
    #expect(navigation.navigationBar.isAtScrollEdge)
  }

  @Test("At compact height, the bar is 32 points high, without a large title")
  func compact() {
    navigation.navigationBar.prefersLargeTitles = true
    screen.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    screen.rotate(to: .landscape)
    #expect(navigation.navigationBar.frame.height == 32)
    #expect(first.view.safeAreaInsets.top == 32)
    screen.rotate(to: .portrait)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("In landscape, bars avoid the notch")
  func notch() throws {
    second.navigationItem.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .add)
    second.toolbarItems = [BarButtonItem(barButtonSystemItem: .cancel)]
    navigation.isToolbarHidden = false
    navigation.pushViewController(second, animated: false)
    screen.rotate(to: .landscape)
    for part in navigation.navigationBar.parts.all {
      let frame = part.accessibilityFrame
      #expect(frame.minX >= 47 && frame.maxX <= 844 - 47)
    }
    let button = try #require(navigation.toolbar.subviews.last)
    #expect(button.accessibilityFrame.minX >= 47)
    #expect(navigation.navigationBar.background.accessibilityFrame.width == 844)
  }

  /// A controller that records whether it is moving when it is told about it.
  private final class Mover: ViewController {
    var seen: [String] = []
    private func note(_ call: String) {
      seen.append("\(call) \(isMovingToParent) \(isMovingFromParent)")
    }
    override func willMove(toParent parent: ViewController?) { note("will") }
    override func didMove(toParent parent: ViewController?) { note("did") }
    override func viewWillAppear(_ animated: Bool) { note("appear") }
    override func viewWillDisappear(_ animated: Bool) { note("disappear") }
  }

  @Test("a controller knows that it is pushed or popped while its appearance changes")
  func moving() {
    let navigation = NavigationController(rootViewController: ViewController())
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    let mover = Mover()
    navigation.pushViewController(mover, animated: false)
    #expect(mover.seen.contains("appear true false") && !mover.isMovingToParent)
    mover.seen = []
    navigation.popViewController(animated: false)
    #expect(mover.seen.contains("disappear false true"))
    #expect(mover.seen.first == "will false true")
    #expect(!mover.isMovingFromParent && !mover.isMovingToParent)
  }
}

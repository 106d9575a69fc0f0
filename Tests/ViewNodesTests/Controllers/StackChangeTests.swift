// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Changes of a navigation stack")
struct StackChangeTests {
  private final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A controller that records what moves whenever it is told something.
  private final class Mover: ViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ animated: Bool? = nil) {
      let moves = isMovingToParent ? " in" : isMovingFromParent ? " out" : ""
      log.calls.append("\(title ?? "") \(call)\(moves)\(animated == true ? " animated" : "")")
    }
    override func willMove(toParent parent: ViewController?) {
      note(parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: ViewController?) {
      note(parent == nil ? "didLeave" : "didEnter")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  }

  private final class Delegate: NavigationControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { log.calls.append("will show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { log.calls.append("did show \(viewController.title ?? "") \(animated)") }
  }

  private let log = Log()
  private let navigation = NavigationController()

  private func mover(_ title: String) -> Mover { Mover(title, log) }

  @Test("new controllers know that they enter and former ones that they leave, until it is done")
  func replaced() {
    let (first, second, third) = (mover("A"), mover("B"), mover("C"))
    navigation.setViewControllers([first, second], animated: false)
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    _ = log.take()
    navigation.setViewControllers([third, first, third, navigation], animated: true)
    #expect(navigation.viewControllers == [third, first])
    #expect(
      log.take() == [
        "C willEnter in", "B willLeave out", "B willDisappear out animated",
        "A willAppear animated", "B didDisappear out animated", "A didAppear animated",
        "B didLeave out", "C didEnter",
      ])
    #expect(navigation.navigationBar.items == [third.navigationItem, first.navigationItem])
    let fourth = mover("D")
    navigation.setViewControllers([third, fourth], animated: true)
    #expect(
      log.take() == [
        "D willEnter in", "A willLeave out", "A willDisappear out animated",
        "D willAppear in animated", "A didDisappear out animated", "D didAppear in animated",
        "A didLeave out", "D didEnter",
      ])
    #expect(!fourth.isMovingToParent && !first.isMovingFromParent)
    navigation.setViewControllers([third, fourth], animated: true)
    #expect(log.take() == [])
  }

  @Test("a pushed controller knows that it enters, and a popped one that it leaves")
  func pushed() {
    let (first, second) = (mover("A"), mover("B"))
    navigation.pushViewController(first, animated: false)
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    _ = log.take()
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "B willEnter in", "A willDisappear animated", "will show B true",
        "B willAppear in animated",
        "A didDisappear animated", "B didAppear in animated", "did show B true", "B didEnter",
      ])
    navigation.popViewController(animated: false)
    #expect(
      log.take() == [
        "B willLeave out", "B willDisappear out", "will show A false", "A willAppear",
        "B didDisappear out", "A didAppear", "did show A false", "B didLeave out",
      ])
    #expect(navigation.popToViewController(first, animated: true) == [] && log.take() == [])
  }

  @Test(
    "off screen, the top view is shown without appearing, and nothing is loaded before the own view"
  )
  func offScreen() {
    let (first, second) = (mover("A"), mover("B"))
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(first, animated: true)
    navigation.pushViewController(second, animated: true)
    #expect(log.take() == ["A willEnter in", "A didEnter", "B willEnter in", "B didEnter"])
    #expect(!navigation.isViewLoaded && !first.isViewLoaded && !second.isViewLoaded)
    navigation.loadViewIfNeeded()
    #expect(log.take() == ["will show B false", "did show B false"])
    #expect(!first.isViewLoaded && second.view.superview === navigation.view)
    #expect(second.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(navigation.view.subviews == [second.view, navigation.navigationBar])
    navigation.popViewController(animated: false)
    #expect(first.view.superview === navigation.view && second.view.superview == nil)
    #expect(log.take().allSatisfy { !$0.contains("Appear") && !$0.contains("Disappear") })
    navigation.setViewControllers([], animated: false)
    #expect(navigation.viewControllers == [] && first.view.superview == nil)
    #expect(navigation.topViewController == nil && navigation.navigationBar.items == [])
  }

  @Test("editing ends in a controller that is covered or left")
  func editing() {
    let (first, second) = (ViewController(), ViewController())
    let inputs = [first, second].map { controller in
      let input = InputNode(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      controller.view.addSubview(input)
      return input
    }
    navigation.pushViewController(first, animated: false)
    let screen = Screen(.phone, rootViewController: navigation)
    screen.layoutIfNeeded()
    #expect(inputs[0].becomeFirstResponder())
    navigation.pushViewController(second, animated: false)
    #expect(!inputs[0].isFirstResponder && inputs[1].becomeFirstResponder())
    navigation.popViewController(animated: false)
    #expect(!inputs[1].isFirstResponder)
    let tabs = TabBarController()
    tabs.viewControllers = [second, ViewController()]
    screen.rootViewController = tabs
    #expect(inputs[1].becomeFirstResponder())
    tabs.selectedIndex = 1
    #expect(!inputs[1].isFirstResponder)
  }

  @Test("only the content that is shown is watched, and it is the main content")
  func watched() {
    let contents = (0..<3).map { _ in ScrollNode() }
    let pages = contents.map { content in
      let page = ViewController()
      page.view = content
      content.contentSize = CGSize(width: 100, height: 3000)
      return page
    }
    let tabs = TabBarController()
    navigation.pushViewController(pages[0], animated: false)
    tabs.viewControllers = [navigation, pages[2]]
    let screen = Screen(.phone, rootViewController: tabs)
    screen.layoutIfNeeded()
    func observers() -> [Int] {
      screen.layoutIfNeeded()
      return contents.map(\.offsetObservers.count)
    }
    #expect(observers() == [2, 0, 0] && contents[0].isMainContent && !contents[1].isMainContent)
    navigation.pushViewController(pages[1], animated: false)
    #expect(observers() == [0, 2, 0] && contents[1].isMainContent)
    navigation.popViewController(animated: false)
    #expect(observers() == [2, 0, 0])
    tabs.selectedIndex = 1
    #expect(observers() == [1, 0, 1] && contents[2].isMainContent)
    tabs.selectedIndex = 0
    #expect(observers() == [2, 0, 0])
  }

  @Test("the main content of a view is itself or its first subview that scrolls")
  func mainContent() {
    let (own, first, second, deep) = (ViewNode(), ScrollNode(), ScrollNode(), ViewNode())
    #expect(own.mainScrollNode == nil && first.mainScrollNode === first)
    deep.addSubview(ScrollNode())
    own.addSubview(deep)
    #expect(own.mainScrollNode == nil)
    own.addSubview(first)
    own.addSubview(second)
    #expect(own.mainScrollNode === first)
    first.removeFromSuperview()
    #expect(own.mainScrollNode === second)
  }

  @Test("a toolbar that is hidden again shows nothing, and covers nothing")
  func toolbar() {
    let page = ViewController()
    page.toolbarItems = [BarButtonItem(title: "A")]
    navigation.pushViewController(page, animated: false)
    let screen = Screen(.phone, rootViewController: navigation)
    navigation.setToolbarHidden(false, animated: true)
    screen.layoutIfNeeded()
    #expect(!navigation.isToolbarHidden && !navigation.toolbar.isHidden)
    #expect(navigation.toolbar.superview === navigation.view)
    page.setToolbarItems([BarButtonItem(title: "B"), BarButtonItem(title: "C")], animated: true)
    #expect(navigation.toolbar.items?.map(\.title) == ["B", "C"])
    navigation.setToolbarHidden(true, animated: true)
    screen.layoutIfNeeded()
    #expect(navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    screen.layoutIfNeeded()
    #expect(!navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 78)
    #expect(navigation.view.subviews.filter { $0 === navigation.toolbar }.count == 1)
  }

  @Test("bars leave the insets of content alone that doesn't scroll if the controller asks for it")
  func unadjusted() {
    for isTab in [false, true] {
      let page = ViewController()
      let content = ScrollNode()
      page.view = content
      let tabs = TabBarController()
      let stack = NavigationController(rootViewController: isTab ? ViewController() : page)
      tabs.viewControllers = [isTab ? page : stack]
      let screen = Screen(.phone, rootViewController: tabs)
      screen.layoutIfNeeded()
      #expect(content.adjustedContentInset.bottom > 0)
      page.automaticallyAdjustsScrollViewInsets = false
      screen.layoutIfNeeded()
      #expect(content.adjustedContentInset == .zero, "\(isTab)")
      page.automaticallyAdjustsScrollViewInsets = true
      screen.layoutIfNeeded()
      #expect(content.adjustedContentInset.bottom > 0)
    }
  }
}

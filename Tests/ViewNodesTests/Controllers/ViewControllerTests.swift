// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("View controllers")
struct ViewControllerTests {
  private let log = LoggingController.Log()

  @Test("The methods of a controller that appears and disappears are called in UIKit's order")
  func lifeCycle() {
    let controller = LoggingController("A", log)
    controller.logsLayout = true
    #expect(!controller.isViewLoaded && log.take().isEmpty)
    let screen = Screen(.phone, rootViewController: controller)
    let calls = log.take()
    #expect(
      Array(calls.prefix(5)) == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A willLayout",
      ])
    #expect(calls[5] == "A didLayout")
    #expect(calls.last == "A didAppear")
    #expect(calls.filter { $0 == "A didAppear" }.count == 1)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.view.window === screen)
    controller.logsLayout = false
    screen.rootViewController = nil
    #expect(log.take() == ["A willDisappear", "A didDisappear"])
    #expect(controller.view.window == nil && screen.rootNode == nil)
  }

  @Test("A root controller can be replaced by another")
  func replaced() {
    let screen = Screen(.phone, rootViewController: LoggingController("A", log))
    _ = log.take()
    screen.rootViewController = LoggingController("B", log)
    #expect(
      log.take() == [
        "A willDisappear", "A didDisappear", "B loadView", "B didLoad", "B willAppear",
        "B isAppearing", "B didAppear",
      ])
    screen.rootNode = ViewNode()
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
    #expect(screen.rootViewController == nil)
  }

  @Test("The view of a controller is as large as a phone's screen until something else shows it")
  func unshown() {
    let controller = ViewController()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    parent.addSubview(controller.view)
    parent.frame.size = CGSize(width: 320, height: 480)
    #expect(controller.view.frame.size == CGSize(width: 320, height: 480))
  }

  @Test("A controller can create its own view")
  func ownView() {
    final class Own: ViewController {
      override func loadView() { view = LabelNode() }
    }
    #expect(Own().view is LabelNode)
    final class Forgetful: ViewController {
      override func loadView() {}
    }
    #expect(Forgetful().view.superview == nil)
  }

  @Test(
    "The view's next responder is the controller, and the controller's is the superview or screen")
  func responders() throws {
    let controller = ViewController()
    let child = ViewNode()
    controller.view.addSubview(child)
    let screen = Screen(.phone, rootViewController: controller)
    var chain: [String] = []
    var responder: (any Responder)? = child
    while let current = responder {
      chain.append(String(describing: type(of: current)))
      responder = current.next
    }
    #expect(chain == ["ViewNode", "ViewNode", "ViewController", "WindowNode", "Screen"])
    #expect(screen.next == nil)
  }

  @Test("Touches that no node handles reach the controller")
  func touches() {
    final class Listening: ViewController {
      var touched = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { touched += 1 }
    }
    let controller = Listening()
    let screen = Screen(.phone, rootViewController: controller)
    _ = screen.router.begin(at: [CGPoint(10, 10)])
    #expect(controller.touched == 1)
  }

  // MARK: Child controllers

  @Test("A child controller appears with its parent, and with its view")
  func children() {
    let outer = LoggingController("A", log)
    let inner = LoggingController("B", log)
    inner.logsMoves = true
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(inner.parent === outer && outer.children.map { $0 === inner } == [true])
    _ = log.take()
    let screen = Screen(.phone, rootViewController: outer)
    #expect(
      log.take() == [
        "A willAppear", "B willAppear", "A isAppearing", "B isAppearing", "A didAppear",
        "B didAppear",
      ])
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(log.take() == ["B willLeave", "B willDisappear", "B didDisappear", "B didLeave"])
    #expect(inner.parent == nil && outer.children.isEmpty)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(
      log.take() == ["B willEnter", "B willAppear", "B isAppearing", "B didAppear", "B didEnter"])
    screen.layoutIfNeeded()
  }

  @Test("A controller can't contain itself, and has at most one parent")
  func nesting() {
    let (first, second) = (ViewController(), ViewController())
    first.addChild(first)
    first.addChild(second)
    second.addChild(first)
    #expect(first.parent == nil && first.children.count == 1 && second.children.isEmpty)
    let third = ViewController()
    third.addChild(second)
    #expect(first.children.isEmpty && second.parent === third)
  }

  // MARK: Margins and safe area

  @Test("The view's margins are at least the system's", arguments: [false, true])
  func margins(isTablet: Bool) {
    let controller = ViewController()
    let screen = Screen(isTablet ? .tablet : .smallPhone, rootViewController: controller)
    let side: CGFloat = isTablet ? 20 : 16
    #expect(controller.view.directionalLayoutMargins.leading == side)
    #expect(controller.view.directionalLayoutMargins.trailing == side)
    #expect(controller.view.layoutMargins.top == screen.safeAreaInsets.top)
    controller.view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 4, bottom: 0, trailing: 40)
    #expect(controller.view.directionalLayoutMargins.leading == side)
    #expect(controller.view.directionalLayoutMargins.trailing == 40)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins.leading == 4)
  }

  @Test("A controller adds to the safe area of its view and is notified of changes")
  func safeArea() {
    final class Listening: ViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let controller = Listening()
    let screen = Screen(.phone, rootViewController: controller)
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let before = controller.changes
    #expect(before > 0)
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    screen.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 57, left: 5, bottom: 34, right: 0))
    #expect(controller.changes > before)
  }

  @Test("Title, navigation item, and tab bar item stay in sync")
  func titles() {
    let controller = ViewController()
    controller.title = "Words"
    #expect(controller.navigationItem.title == "Words" && controller.tabBarItem.title == "Words")
    controller.navigationItem.title = "All words"
    #expect(controller.title == "Words")
  }

  // MARK: Rotation

  @Test("Rotating the device notifies controllers before, during, and after")
  func rotation() {
    final class Turning: ViewController {
      var calls: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will \(Int(size.width)) at \(Int(view.bounds.width))")
        coordinator.animate { [unowned self] _ in
          self.calls.append("along \(Int(self.view.bounds.width))")
        } completion: { [unowned self] _ in
          self.calls.append("done \(Int(self.view.bounds.width))")
        }
      }
      override func willTransition(
        to newCollection: TraitCollection,
        with coordinator: any ViewControllerTransitionCoordinator
      ) {
        calls.append("traits \(newCollection.verticalSizeClass)")
      }
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        calls.append("changed \(traitCollection.verticalSizeClass)")
      }
    }
    let controller = Turning()
    let screen = Screen(.phone, rootViewController: controller)
    controller.calls = []
    screen.rotate(to: .landscape)
    #expect(
      controller.calls == [
        "traits compact", "will 844 at 390", "changed compact", "along 844", "done 844",
      ])
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    controller.calls = []
    screen.rotate(to: .landscape)
    #expect(controller.calls.isEmpty)
    screen.rotate(to: .portrait)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("the navigation and tab bar controllers of a controller are the nearest around it")
  func nearestContainers() {
    let page = ViewController()
    let inner = NavigationController(rootViewController: page)
    let innerTabs = TabBarController()
    innerTabs.viewControllers = [inner]
    let outer = NavigationController(rootViewController: innerTabs)
    let outerTabs = TabBarController()
    outerTabs.viewControllers = [outer]
    #expect(page.navigationController === inner && page.tabBarController === innerTabs)
    #expect(inner.navigationController === outer && inner.tabBarController === innerTabs)
    #expect(innerTabs.navigationController === outer && innerTabs.tabBarController === outerTabs)
    #expect(outerTabs.navigationController == nil && outerTabs.tabBarController == nil)
    innerTabs.viewControllers = []
    #expect(page.navigationController === inner && page.tabBarController == nil)
  }
}

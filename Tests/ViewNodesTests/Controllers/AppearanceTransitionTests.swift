// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes

/// Containers that tell their children themselves when these appear.
@Suite("Appearance transitions")
struct AppearanceTransitionTests {
  private final class Container: LoggingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let log = LoggingController.Log()
  private let container: Container
  private let child: LoggingController
  private let screen: Screen

  init() {
    container = Container("container", log)
    child = LoggingController("child", log)
    container.addChild(child)
    screen = Screen(.phone, rootViewController: container)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    _ = log.take()
  }

  @Test("a child appears and disappears when its container says so")
  func bothWays() {
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["child willAppear"])
    child.endAppearanceTransition()
    #expect(log.take() == ["child isAppearing", "child didAppear"])
    child.beginAppearanceTransition(false, animated: false)
    #expect(log.take() == ["child willDisappear"])
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(log.take() == ["child didDisappear"])
    #expect(screen.rootViewController === container)
  }

  @Test("a transition that turns around ends where it began")
  func turningAround() {
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["child willAppear", "child willDisappear", "child didDisappear"])
  }

  @Test("a transition to where the view is has no effect, nor has an end without a beginning")
  func nothingToDo() {
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take().isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    _ = log.take()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take().isEmpty)
  }

  @Test("whether it is animated is handed on, to the end as well")
  func animated() {
    final class Animated: ViewController {
      var calls: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { calls.append(animated) }
      override func viewIsAppearing(_ animated: Bool) { calls.append(animated) }
      override func viewDidAppear(_ animated: Bool) { calls.append(animated) }
    }
    let controller = Animated()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.calls == [true, true, true])
  }
}

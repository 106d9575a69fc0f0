// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Appearance of roots and children")
struct AppearanceOrderTests {
  private let log = LoggingController.Log()

  /// A controller that does something when it is told of its appearance.
  private final class Acting: LoggingController {
    var actions: [String: (Acting) -> Void] = [:]
    private func act(_ name: String) { actions[name]?(self) }
    override func viewDidLoad() {
      super.viewDidLoad()
      act("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      act("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      act("is")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      act("did")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      act("leaving")
    }
  }

  @Test("what a root changes when it appears is laid out before anything else happens")
  func laidOut() {
    let controller = Acting("A", log)
    var sizes: [CGFloat] = []
    let child = ViewNode()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.actions["did"] = { controller in
      sizes.append(controller.view.bounds.width)
      controller.view.addSubview(child)
      LayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 5),
        child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 6),
        child.widthAnchor.constraint(equalToConstant: 7),
        child.heightAnchor.constraint(equalToConstant: 8),
      ])
    }
    let screen = Screen(.phone, rootViewController: controller)
    #expect(sizes == [390] && child.frame == CGRect(x: 6, y: 5, width: 7, height: 8))
    #expect(screen.rootViewController === controller)
  }

  @Test("a child that is added while its parent appears appears with it, and is told once")
  func addedMeanwhile() {
    for name in ["load", "will", "is", "did"] {
      let (outer, inner) = (Acting("A", log), LoggingController("B", log))
      _ = inner.view
      outer.actions[name] = { outer in
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
      }
      _ = log.take()
      let screen = Screen(.phone, rootViewController: outer)
      let calls = log.take()
      #expect(
        calls.filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"],
        "\(name)")
      #expect(inner.isShown && inner.appearance == .here)
      screen.rootViewController = nil
      #expect(
        log.take() == ["A willDisappear", "B willDisappear", "A didDisappear", "B didDisappear"],
        "\(name)")
      #expect(inner.appearance == .away)
    }
  }

  @Test("a child is told of its appearance while its view is in the parent's")
  func elsewhere() {
    let (outer, inner) = (Acting("A", log), LoggingController("B", log))
    outer.addChild(inner)
    _ = outer.view
    let other = ViewNode()
    other.addSubview(inner.view)
    _ = log.take()
    let screen = Screen(.phone, rootViewController: outer)
    #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    outer.view.addSubview(inner.view)
    #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
    outer.view.addSubview(inner.view)
    #expect(log.take() == [])
    inner.view.removeFromSuperview()
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
    #expect(screen.rootViewController === outer)
  }

  @Test("a size and traits to come are handed on to children, with the size that each will get")
  func forwarded() {
    final class Child: ViewController {
      var seen: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append("\(Int(size.width)) \(Int(size.height))")
        coordinator.animate { [unowned self] context in
          seen.append("animation \(context.isAnimated) \(context.transitionDuration)")
        }
      }
      override func willTransition(
        to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        seen.append("traits")
      }
    }
    final class Parent: ViewController {
      override func size(
        forChildContentContainer container: any ContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: 10) }
    }
    for (device, sees) in [
      (Screen.Device.phone, ["traits", "422 10", "animation false 0.0"]),
      (.tablet, ["590 10", "animation false 0.0"]),
    ] {
      let (parent, child) = (Parent(), Child())
      parent.addChild(child)
      let screen = Screen(device, rootViewController: parent)
      screen.rotate(to: .landscape)
      #expect(child.seen == sees)
      #expect(parent.traitCollection == parent.view.traitCollection)
    }
  }

  @Test("a controller shows another one in its navigation controller, or else presents it")
  func showing() {
    let (plain, page) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: page)
    let screen = Screen(.phone, rootViewController: navigation)
    let (first, second, third) = (ViewController(), ViewController(), ViewController())
    page.show(first, sender: nil)
    #expect(navigation.viewControllers == [page, first])
    page.showDetailViewController(second, sender: nil)
    #expect(navigation.presentedViewController === second)
    #expect(navigation.viewControllers == [page, first])
    screen.rootViewController = plain
    plain.show(third, sender: nil)
    #expect(plain.presentedViewController === third)
  }

  @Test("a presentation is refused unless both controllers are free and one of them is on screen")
  func refused() {
    let root = ViewController()
    let screen = Screen(.phone, rootViewController: root)
    let child = ViewController()
    root.addChild(child)
    var completions = 0
    func present(_ controller: ViewController, from presenter: ViewController) -> Bool {
      let before = completions
      presenter.present(controller, animated: false) { completions += 1 }
      let isPresented = controller.presentingViewController != nil
      #expect((completions > before) == isPresented)
      return isPresented
    }
    #expect(!present(root, from: root) && !present(child, from: root))
    #expect(!present(root, from: child))
    #expect(!present(ViewController(), from: ViewController()))
    let (first, second) = (ViewController(), ViewController())
    #expect(present(first, from: child) && root.presentedViewController === first)
    #expect(first.presentingViewController === root && child.presentedViewController === first)
    #expect(!present(second, from: root) && !present(second, from: child))
    #expect(present(second, from: first))
    second.present(first, animated: false)
    #expect(second.presentedViewController == nil)
    var dismissals = 0
    second.dismiss(animated: false) { dismissals += 1 }
    #expect(dismissals == 1 && first.presentedViewController == nil)
    #expect(root.presentedViewController === first && screen.rootViewController === root)
    child.dismiss(animated: false) { dismissals += 1 }
    #expect(dismissals == 2 && root.presentedViewController == nil)
    #expect(first.presentationController?.containerView == nil)
  }

  @Test(
    "a window is as large as a phone unless it is created with a frame, and its content has its safe area"
  )
  func windows() {
    #expect(WindowNode(frame: .zero).frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(WindowNode(coder: NSCoder())?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(WindowNode(coder: NSCoder())?.isHidden == true)
    let window = WindowNode(frame: .zero)
    let controller = ViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.safeAreaInsets.top == 47 && !window.isHidden)
    #expect(window.display?.rootViewController === controller && window.isKeyWindow)
    window.isHidden = true
    #expect(!window.isKeyWindow && window.isHidden && controller.appearance == .away)
    window.isHidden = false
    #expect(controller.appearance == .here && controller.view.superview === window)
    let shown = WindowNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    shown.rootViewController = ViewController()
    let screen = Screen(.smallPhone)
    screen.rootNode = shown
    #expect(!shown.isHidden && shown.display === screen)
    #expect(screen.rootViewController === shown.rootViewController)
  }
}

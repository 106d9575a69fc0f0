// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// A controller whose view is a button.
private final class Page: ViewController {
  let button = ButtonNode()
  private(set) var events: [String] = []

  override func loadView() {
    button.addAction(for: .touchDown) { [unowned self] in events.append("down") }
    button.addAction(for: .touchCancel) { [unowned self] in events.append("cancel") }
    button.addAction(for: .touchUpInside) { [unowned self] in events.append("up") }
    view = button
  }
}

@Suite("Touches while controllers change")
struct CanceledTouchesTests {
  private final class Stage {
    let pages = (0..<4).map { _ in Page() }
    let navigation: NavigationController
    let tabs = TabBarController()
    let screen = Screen(.phone)

    init() {
      navigation = NavigationController(rootViewController: pages[0])
      tabs.viewControllers = [navigation, pages[1]]
      screen.rootViewController = tabs
    }
  }

  private static var changes: [(String, before: (Stage) -> Void, change: (Stage) -> Void, Int)] {
    [
      ("push", { _ in }, { $0.navigation.pushViewController($0.pages[2], animated: false) }, 0),
      (
        "pop", { $0.navigation.pushViewController($0.pages[2], animated: false) },
        { $0.navigation.popViewController(animated: false) }, 2
      ),
      (
        "another stack", { _ in },
        { $0.navigation.setViewControllers([$0.pages[2]], animated: false) }, 0
      ),
      ("another tab", { _ in }, { $0.tabs.selectedIndex = 1 }, 0),
      ("presentation", { _ in }, { $0.tabs.present($0.pages[2], animated: false) }, 0),
      (
        "presentation of a sheet", { _ in },
        {
          $0.pages[2].modalPresentationStyle = .pageSheet
          $0.tabs.present($0.pages[2], animated: false)
        }, 0
      ),
      (
        "dismissal", { $0.tabs.present($0.pages[2], animated: false) },
        { $0.tabs.dismiss(animated: false) }, 2
      ),
      ("another root", { _ in }, { $0.screen.rootViewController = $0.pages[3] }, 0),
      ("rotation", { _ in }, { $0.screen.rotate(to: .landscape) }, 0),
    ]
  }

  @Test("a touch is canceled, once, before another controller is shown")
  func changes() {
    for (name, before, change, front) in Self.changes {
      let stage = Stage()
      before(stage)
      stage.screen.layoutIfNeeded()
      let touches = stage.screen.router.begin(at: [CGPoint(x: 195, y: 420)])
      #expect(stage.pages[front].events == ["down"], "\(name)")
      change(stage)
      #expect(stage.pages[front].events == ["down", "cancel"], "\(name)")
      stage.screen.router.end(touches)
      #expect(stage.pages[front].events == ["down", "cancel"], "\(name)")
    }
  }
}

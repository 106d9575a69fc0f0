// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// Controllers with the initializers that UIKit's have.
@Suite("View controller initializers")
struct InitializerTests {
  private final class Onboarding: UIViewController {
    let pages: Int

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      pages = 3
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Settings: UITableViewController {}

  private final class Flow: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Tabs: UITabBarController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      viewControllers = [UIViewController()]
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a controller that overrides UIKit's initializer can also be created without arguments")
  func inherited() {
    #expect(Onboarding().pages == 3)
    #expect(Onboarding(nibName: "Onboarding", bundle: nil).nibName == "Onboarding")
    #expect(Settings().tableView.style == .plain)
    #expect(Settings(style: .grouped).tableView.style == .grouped)
    #expect(Tabs().viewControllers?.count == 1)
    #expect(UINavigationController().viewControllers.isEmpty)
  }

  @Test("a navigation controller's subclass passes its root on")
  func root() {
    let root = UIViewController()
    let flow = Flow(rootViewController: root)
    #expect(flow.viewControllers == [root])
  }
}

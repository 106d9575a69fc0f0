// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility
import ViewNodes

/// A screen with a tab bar controller, which keeps its controllers alive.
final class Stage {
  let tabs: UITabBarController
  let screen: Screen

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    screen = Screen(.phone, rootViewController: tabs)
  }

  var navigation: [UINavigationController] {
    (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
  }

  /// The topmost controller that was presented or pushed.
  var front: UIViewController {
    var controller: UIViewController = tabs.selectedViewController ?? tabs
    while true {
      if let presented = controller.presentedViewController {
        controller = presented
      } else if let top = (controller as? UINavigationController)?.topViewController {
        controller = top
      } else {
        return controller
      }
    }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Shows one of several controllers, with a bar to choose among them. UIKit:
/// `UITabBarController`.
open class TabBarController: ViewController {
  /// The bar at the bottom.
  public final let tabBar = TabBarNode()

  /// Who decides about choosing and hears of it; not kept alive.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The controllers, in the order of the bar; `nil` if there is none. Setting it keeps the chosen
  /// one if it is among the new ones.
  open var viewControllers: [ViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { replace(newValue ?? []) }
  }

  /// The number of the chosen controller; `Int.max` while there is none, as UIKit's `NSNotFound`. A
  /// number outside the bar has no effect.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === shown } ?? Int.max }
    set { if tabs.indices.contains(newValue) { choose(tabs[newValue]) } }
  }

  /// The chosen controller. One that is not in the bar has no effect.
  open var selectedViewController: ViewController? {
    get { shown }
    set {
      guard let newValue, tabs.contains(where: { $0 === newValue }) else { return }
      choose(newValue)
    }
  }

  final var tabs: [ViewController] = []
  final var shown: ViewController?
  /// The content under the bar.
  final weak var watchedContent: ScrollNode?

  /// Creates a controller that shows nothing yet.
  public override init() {
    super.init()
    tabBar.delegate = self
  }

  /// Replaces all controllers; nothing moves, so `animated` has no effect.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func loadView() {
    let container = BarContainer()
    container.whenLaidOut = { [weak self] in self?.placeParts() }
    container.addSubview(tabBar)
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showChosen(instead: nil)
  }
}

extension TabBarController: TabBarDelegate {
  /// Shows the controller of an item that was tapped, if the delegate agrees.
  public func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      tabBar.selectedItem = shown?.tabBarItem
      return
    }
    if controller === shown, let navigation = controller as? NavigationController {
      // In UIKit, a second tap goes back to the beginning.
      navigation.popToRootViewController(animated: true)
    }
    choose(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

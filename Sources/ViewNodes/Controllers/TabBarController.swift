// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A container that shows one of several view controllers, with a tab bar for selecting it.
///
/// UIKit: `UITabBarController`.
open class TabBarController: ViewController, TabBarDelegate {
  /// The tab bar at the bottom.
  public final let tabBar = TabBarNode()

  /// The delegate, which controls and is notified of selections; held weakly.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The view controllers, in the order of the tab bar, or `nil` if there are none.
  ///
  /// Setting it keeps the selected controller if the new value contains it.
  open var viewControllers: [ViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { replace(newValue ?? []) }
  }

  /// The index of the selected view controller, or `Int.max` if there is none, like UIKit's
  /// `NSNotFound`.
  ///
  /// An index outside the tab bar is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === shown } ?? Int.max }
    set { if tabs.indices.contains(newValue) { choose(tabs[newValue]) } }
  }

  /// The selected view controller.
  ///
  /// One that isn't in the tab bar is ignored.
  open var selectedViewController: ViewController? {
    get { shown }
    set {
      guard let newValue, tabs.contains(where: { $0 === newValue }) else { return }
      choose(newValue)
    }
  }

  /// A Boolean value that indicates whether the tab bar is hidden; `false` by default.
  ///
  /// UIKit: `isTabBarHidden`.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { placesDidChange() } }
  }

  final var tabs: [ViewController] = []
  final var shown: ViewController?
  /// The observed content under the tab bar.
  final weak var watchedContent: ScrollNode?

  /// Creates an empty tab bar controller.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Creates a controller as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.delegate = self
  }

  /// Replaces all view controllers.
  ///
  /// `animated` has no effect, because pictures are static.
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

  /// Selects the view controller of a tapped item, if the delegate agrees.
  open func tabBar(_ tabBar: TabBarNode, didSelect item: TabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      tabBar.selectedItem = shown?.tabBarItem
      return
    }
    if controller === shown, let navigation = controller as? NavigationController {
      // In UIKit, a second tap pops to the root.
      navigation.popToRootViewController(animated: true)
    }
    choose(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

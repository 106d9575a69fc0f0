// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Controllers whose properties change after a layout")
struct ChangedControllerTests {
  /// A controller whose view shows its margins and safe area.
  private static func page(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    let label = LabelNode()
    label.text = title
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: page.view.layoutMarginsGuide.leadingAnchor),
    ])
    return page
  }

  @Test("a navigation controller")
  func navigation() {
    let changes = Changes<NavigationController>(stretches: true) {
      let controller = NavigationController(rootViewController: Self.page("First"))
      controller.pushViewController(Self.page("Second"), animated: false)
      return (controller.view, controller)
    }
    changes.flag("isNavigationBarHidden", \.isNavigationBarHidden)
    changes.flag("isToolbarHidden", \.isToolbarHidden)
    changes.flag("prefersLargeTitles", \.navigationBar.prefersLargeTitles)
    changes.changes(
      "title", { $0.topViewController?.title = "Second" },
      { $0.topViewController?.title = "Third" }, { $0.topViewController?.title = nil })
    changes.changes(
      "toolbar items",
      {
        $0.topViewController?.toolbarItems = nil
        $0.isToolbarHidden = true
      },
      {
        $0.topViewController?.toolbarItems = [BarButtonItem(title: "One")]
        $0.isToolbarHidden = false
      })
    changes.changes(
      "additional safe area", { $0.topViewController?.additionalSafeAreaInsets = .zero },
      { $0.topViewController?.additionalSafeAreaInsets.top = 15 })
    changes.changes(
      "edges", { $0.topViewController?.edgesForExtendedLayout = .all },
      { $0.topViewController?.edgesForExtendedLayout = [] })
    changes.changes(
      "extended layout",
      {
        $0.navigationBar.isTranslucent = true
        $0.topViewController?.extendedLayoutIncludesOpaqueBars = false
      },
      { $0.navigationBar.isTranslucent = false },
      {
        $0.navigationBar.isTranslucent = false
        $0.topViewController?.extendedLayoutIncludesOpaqueBars = true
      })
    changes.changes(
      "margins", { $0.topViewController?.viewRespectsSystemMinimumLayoutMargins = true },
      { $0.topViewController?.viewRespectsSystemMinimumLayoutMargins = false })
    changes.changes(
      "search", { $0.topViewController?.navigationItem.searchController = nil },
      {
        $0.topViewController?.navigationItem.searchController = SearchController(
          searchResultsController: nil)
      })
    changes.changes(
      "large title",
      {
        $0.navigationBar.prefersLargeTitles = false
        $0.topViewController?.navigationItem.largeTitleDisplayMode = .automatic
      },
      {
        $0.navigationBar.prefersLargeTitles = true
        $0.topViewController?.navigationItem.largeTitleDisplayMode = .never
      })
    changes.changes(
      "controllers",
      {
        $0.setViewControllers([Self.page("First"), Self.page("Second")], animated: false)
      },
      { $0.setViewControllers([Self.page("Only")], animated: false) },
      { $0.pushViewController(Self.page("Third"), animated: false) },
      { $0.popToRootViewController(animated: false) })
    changes.changes(
      "unavailable", { $0.topViewController?.contentUnavailableConfiguration = nil },
      {
        var configuration = ContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        $0.topViewController?.contentUnavailableConfiguration = configuration
      })
    changes.changes(
      "right item", { $0.topViewController?.navigationItem.rightBarButtonItem = nil },
      { $0.topViewController?.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit") })
    // Controllers are pushed onto and popped from the former ones.
    #expect(changes.differences(lasting: ["controllers"]) == [])
  }

  @Test("a tab bar controller")
  func tabs() {
    let changes = Changes<TabBarController>(stretches: true) {
      let controller = TabBarController()
      controller.viewControllers = ["One", "Two", "Three"].map { Self.page($0) }
      return (controller.view, controller)
    }
    changes.values("selectedIndex", \.selectedIndex, 1, 2)
    changes.changes(
      "controllers", { $0.viewControllers = ["One", "Two", "Three"].map { Self.page($0) } },
      { $0.viewControllers = ["Four", "Five"].map { Self.page($0) } })
    changes.changes(
      "title", { $0.viewControllers?[1].title = "Two" }, { $0.viewControllers?[1].title = "2" })
    changes.changes(
      "selected controller", { $0.selectedViewController = $0.viewControllers?[0] },
      { $0.selectedViewController = $0.viewControllers?.last })
    changes.changes(
      "item", { $0.viewControllers?[1].tabBarItem = TabBarItem(title: "Two", image: nil, tag: 0) },
      {
        $0.viewControllers?[1].tabBarItem = TabBarItem(
          title: "Other", image: Image(systemName: "book"), tag: 2)
      })
    changes.changes(
      "badge", { $0.viewControllers?[1].tabBarItem.badgeValue = nil },
      { $0.viewControllers?[1].tabBarItem.badgeValue = "4" })
    #expect(changes.differences() == [])
  }

  @Test("alerts of both styles", arguments: [AlertController.Style.alert, .actionSheet])
  func alert(style: AlertController.Style) {
    let changes = Changes<AlertController>(stretches: true) {
      let controller = AlertController(
        title: "Title", message: "A message", preferredStyle: style)
      controller.addAction(AlertAction(title: "Keep", style: .cancel))
      controller.addAction(AlertAction(title: "Delete", style: .destructive))
      return (controller.view, controller)
    }
    changes.values("title", \.title, "Other", nil)
    changes.changes(
      "actions", { _ in },
      { $0.addAction(AlertAction(title: "More", style: .default)) },
      { $0.actions.last?.isEnabled = false })
    changes.values("message", \.message, "Some words that need more than one line in it", nil)
    changes.changes(
      "preferredAction", { $0.preferredAction = nil },
      { $0.preferredAction = $0.actions.last })
    // Actions can't be removed.
    #expect(changes.differences(lasting: ["actions"]) == [])
  }
}

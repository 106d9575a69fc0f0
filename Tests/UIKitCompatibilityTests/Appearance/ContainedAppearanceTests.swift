// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Appearance of bar items, and inside of containers")
struct ContainedAppearanceTests {
  private final class Panel: UIView {}
  private final class Page: UIViewController {}

  private func tall(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: color]
  }

  private func screen(
    _ controller: UIViewController, _ configure: () -> Void
  ) -> Screen {
    let screen = Screen(.phone)
    screen.adoptAppearance(configure)
    screen.rootViewController = controller
    screen.layoutIfNeeded()
    return screen
  }

  @Test("bar button items take attributes and tint colors, but keep their own")
  func barButtons() {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Save")
    let own = UIBarButtonItem(title: "Edit")
    own.setTitleTextAttributes(tall(.green), for: .normal)
    own.tintColor = .brown
    controller.navigationItem.rightBarButtonItems = [item, own]
    let screen = screen(UINavigationController(rootViewController: controller)) {
      UIBarButtonItem.appearance().setTitleTextAttributes(tall(.red), for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes(tall(.blue), for: .disabled)
      UIBarButtonItem.appearance().tintColor = .purple
    }
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .blue)
    #expect(item.tintColor == .purple && own.tintColor == .brown)
    #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    let button = item.shownButton as? UIButton
    #expect(button?.titleLabel?.font.pointSize == 21 && button?.titleColor(for: .normal) == .red)
    let later = UIBarButtonItem(title: "Later")
    controller.navigationItem.leftBarButtonItem = later
    screen.layoutIfNeeded()
    #expect((later.shownButton as? UIButton)?.titleColor(for: .normal) == .red)
  }

  @Test("back buttons take attributes, too")
  func backButtons() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let screen = screen(navigation) {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)], for: .normal)
    }
    navigation.pushViewController(second, animated: false)
    screen.layoutIfNeeded()
    #expect(navigation.view.svg().lowercased().contains("#f03"))
  }

  @Test("the cancel button of a search bar takes attributes and a title")
  func searches() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    bar.showsCancelButton = true
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let screen = screen(controller) {
      let appearance = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      appearance.title = "Stop"
      appearance.setTitleTextAttributes(
        [.foregroundColor: UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)], for: .normal)
    }
    screen.layoutIfNeeded()
    let picture = bar.svg()
    #expect(picture.contains("Stop") && picture.lowercased().contains("#f03"))
    let plain = UISearchBar(frame: bar.frame)
    plain.showsCancelButton = true
    plain.layoutIfNeeded()
    #expect(plain.svg().contains("Cancel"))
  }

  @Test("tab bar items take attributes, title positions, and badge colors")
  func tabs() {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    controller.tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let screen = screen(tabs) {
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)], for: .normal)
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -7)
      UITabBarItem.appearance().badgeColor = .brown
    }
    screen.layoutIfNeeded()
    #expect(tabs.view.svg().lowercased().contains("#f03"))
    #expect(controller.tabBarItem.titlePositionAdjustment.vertical == -7)
    #expect(controller.tabBarItem.badgeColor == .brown)
  }

  @Test("what is inside a view or controller has its own appearance, which comes first")
  func containers() {
    let (page, panel) = (Page(), Panel())
    let (inside, nested, outside) = (UILabel(), UILabel(), UILabel())
    page.view.addSubview(inside)
    page.view.addSubview(panel)
    panel.addSubview(nested)
    let controller = UIViewController()
    controller.addChild(page)
    controller.view.addSubview(page.view)
    controller.view.addSubview(outside)
    _ = screen(controller) {
      UILabel.appearance().textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Page.self]).textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [Page.self, Panel.self]).textColor = .brown
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).font = .systemFont(ofSize: 9)
      UILabel.appearance(whenContainedInInstancesOf: [Page.self]).adjustsFontSizeToFitWidth = true
      UILabel.appearance().highlightedTextColor = .cyan
      UILabel.appearance().minimumScaleFactor = 0.3
    }
    #expect(inside.textColor == .red && nested.textColor == .blue && outside.textColor == .green)
    #expect(inside.font.pointSize == 9 && nested.font.pointSize == 9)
    #expect(outside.font.pointSize == 17)
    #expect(inside.adjustsFontSizeToFitWidth && !outside.adjustsFontSizeToFitWidth)
    #expect(outside.highlightedTextColor == .cyan && outside.minimumScaleFactor == 0.3)
  }

  @Test("items in some bars have an appearance of their own")
  func containedItems() {
    final class Bar: UINavigationBar {}
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "Save")
    item.rightBarButtonItem = button
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let other = UIBarButtonItem(title: "Other")
    tools.items = [other]
    let controller = UIViewController()
    controller.view.addSubview(bar)
    controller.view.addSubview(tools)
    _ = screen(controller) {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
    }
    #expect(button.tintColor == .red && other.tintColor == .blue)
  }

  @Test("a view isn't inside of itself")
  func itself() {
    let panel = Panel()
    let controller = UIViewController()
    controller.view.addSubview(panel)
    _ = screen(controller) {
      UIView.appearance(whenContainedInInstancesOf: [Panel.self]).tintColor = .red
    }
    #expect(panel.tintColor != .red)
  }

  @Test("tab bar items keep their own badge colors and title positions")
  func ownTabs() {
    let controller = UIViewController()
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    item.badgeValue = "3"
    item.badgeColor = .green
    item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    controller.tabBarItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    _ = screen(tabs) {
      UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -7)
      UITabBarItem.appearance().badgeColor = .brown
      UITabBarItem.appearance().setBadgeTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
    }
    #expect(item.badgeColor == .green && item.titlePositionAdjustment.vertical == -2)
    #expect(
      item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Windows that are made the root of a screen")
struct ScreenWindowTests {
  @Test("a screen shows the root view controller that its root window had before")
  func rootController() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.rootViewController = controller
    #expect(controller.viewIfLoaded == nil)
    let screen = Screen(size: CGSize(width: 320, height: 568), rootNode: window)
    #expect(screen.rootViewController === controller && window.rootViewController === controller)
    #expect(!window.isHidden && window.display === screen)
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test("so does a screen whose root is replaced by a window")
  func replacing() {
    let screen = Screen(.phone, rootViewController: UIViewController())
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    screen.rootNode = window
    #expect(screen.rootViewController === controller)
    #expect(controller.view.superview === window)
    let next = UIViewController()
    window.rootViewController = next
    #expect(screen.rootViewController === next && next.view.superview === window)
    #expect(controller.view.superview == nil)
  }

  @Test("a window without a controller stays empty until it gets one")
  func later() {
    let window = UIWindow()
    let screen = Screen(.phone, rootNode: window)
    #expect(screen.rootViewController == nil && window.subviews.isEmpty)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(screen.rootViewController === controller)
  }

  @Test("the guides of bars add two constraints each, and aren't ambiguous")
  func barGuides() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    #expect(controller.view.constraints.count == 3)
    label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    #expect(controller.bottomLayoutGuide.length == 0)
    #expect(controller.view.constraints.count == 6)
    let screen = Screen(.phone, rootViewController: controller)
    #expect(label.frame.minY == screen.safeAreaInsets.top)
    #expect(controller.topLayoutGuide.length == screen.safeAreaInsets.top)
    #expect(controller.bottomLayoutGuide.length == screen.safeAreaInsets.bottom)
    #expect(try #require(screen.rootNode).layoutReport().ambiguities.isEmpty)
  }
}

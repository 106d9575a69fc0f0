// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("What apps ask the system")
struct ShortcutItemTests {
  @Test("an action of the icon keeps its values, and is among the options of a launch")
  func items() {
    let item = UIApplicationShortcutItem(type: "add", localizedTitle: "Add")
    let other = UIApplicationShortcutItem(
      type: "find", localizedTitle: "Find", localizedSubtitle: "All", userInfo: nil)
    #expect(item.type == "add" && item.localizedTitle == "Add" && item.localizedSubtitle == nil)
    #expect(other.localizedSubtitle == "All" && other.userInfo == nil)
    let options: [UIApplication.LaunchOptionsKey: Any] = [.shortcutItem: item]
    #expect(options[.shortcutItem] as? UIApplicationShortcutItem === item && options[.url] == nil)
  }

  @Test("orientations are those of the shown controller")
  func orientations() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(
      UIApplication.shared.supportedInterfaceOrientations(for: window) == .allButUpsideDown)
    window.rootViewController = Upright()
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: window) == .portrait)
    let names = [
      UIApplication.willChangeStatusBarFrameNotification,
      UIApplication.didChangeStatusBarFrameNotification,
    ]
    #expect(names.allSatisfy { $0.rawValue.hasPrefix("UIApplication") } && names[0] != names[1])
  }

  @Test("numbers of the C library, and the format of an image's copies")
  func constants() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
    #expect(USEC_PER_SEC == 1_000_000 && MAXFLOAT == .greatestFiniteMagnitude)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.imageRendererFormat.scale == max(image.scale, 1))
  }
}

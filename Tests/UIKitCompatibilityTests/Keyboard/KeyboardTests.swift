// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("The keyboard")
struct KeyboardTests {
  private func made() throws -> (UIWindow, UIView, Screen) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, try #require(controller.view), try #require(window.display))
  }

  @Test(
    "the guide begins at the safe area without a keyboard, and at the keyboard's top edge with one")
  func guide() throws {
    let (window, page, screen) = try made()
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(button)
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor, constant: -8),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(button.frame.maxY == 802)
    screen.showKeyboard(height: 300)
    #expect(button.frame.maxY == 536)
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    screen.showKeyboard(height: 350)
    #expect(button.frame.maxY == 486)
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 494, width: 390, height: 350))
    screen.showKeyboard(height: 1)
    #expect(page.keyboardLayoutGuide.layoutFrame.minY == 843)
    screen.hideKeyboard()
    #expect(button.frame.maxY == 802)
    page.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(button.frame.maxY == 836)
    #expect(window.layoutReport().conflicts.isEmpty)
  }

  @Test("the guide of a view above the keyboard reaches from the view's bottom to the window's")
  func outOfReach() throws {
    let (window, page, screen) = try made()
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    page.addSubview(top)
    screen.showKeyboard(height: 300)
    let guide = top.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 390, height: 744))
    window.layoutIfNeeded()
    let below = CGRect(x: 0, y: 100, width: 390, height: 744)
    #expect(top.keyboardLayoutGuide.layoutFrame == below)
    screen.hideKeyboard()
    #expect(top.keyboardLayoutGuide.layoutFrame == below)
    #expect(window.layoutReport().conflicts.isEmpty)
  }

  @Test("the guide of a view below the window is the keyboard's area, and empty without one")
  func belowTheWindow() throws {
    let (window, page, screen) = try made()
    let lower = UIView(frame: CGRect(x: 0, y: 900, width: 390, height: 100))
    page.addSubview(lower)
    let guide = lower.keyboardLayoutGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 66, width: 390, height: 0))
    screen.showKeyboard(height: 300)
    #expect(guide.layoutFrame == CGRect(x: 0, y: -356, width: 390, height: 300))
    #expect(lower.frame.minY == 900)
    #expect(window.layoutReport().conflicts.isEmpty)
  }

  @Test(
    "a guide requested off screen follows the keyboard while its view is on screen")
  func enteringAndLeaving() throws {
    let (window, page, screen) = try made()
    let whole = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let guide = whole.keyboardLayoutGuide
    whole.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 390, height: 0))
    screen.showKeyboard(height: 300)
    let holder = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
    holder.addSubview(whole)
    page.addSubview(holder)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 524, width: 390, height: 300))
    holder.removeFromSuperview()
    holder.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 390, height: 0))
    screen.hideKeyboard()
    page.addSubview(whole)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 390, height: 44))
  }

  @Test(
    "the guide has its frame before a layout, which doesn't change it",
    arguments: [0, 300] as [CGFloat])
  func frameBeforeLayout(keyboard: CGFloat) throws {
    let (window, page, screen) = try made()
    window.layoutIfNeeded()
    screen.showKeyboard(height: keyboard)
    let lower = UIView(frame: CGRect(x: 10, y: 500, width: 200, height: 344))
    page.addSubview(lower)
    let guide = lower.keyboardLayoutGuide
    let height: CGFloat = keyboard > 0 ? 300 : 34
    let frame = CGRect(x: 0, y: 344 - height, width: 200, height: height)
    #expect(guide.layoutFrame == frame)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == frame)
  }

  @Test("the frame of a guide after a layout doesn't depend on what was set before it")
  func frameAfterChanges() throws {
    let (window, page, screen) = try made()
    let tilted = UIView(frame: CGRect(x: 10, y: 500.2, width: 200, height: 343.7))
    tilted.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    page.addSubview(tilted)
    let guide = tilted.keyboardLayoutGuide
    window.layoutIfNeeded()
    let former = guide.layoutFrame
    guide.usesBottomSafeArea = false
    guide.usesBottomSafeArea = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == former)
    screen.showKeyboard()
    screen.hideKeyboard()
    #expect(guide.layoutFrame == former)
  }

  /// What was posted, in order.
  private nonisolated final class Log: @unchecked Sendable {
    // Sendable because the notifications are posted and received on the test's thread.
    var names: [String] = []
    var frames: [CGRect] = []
  }

  @Test("notifications contain the keyboard's frame before and after a change")
  func notifications() throws {
    let (_, _, screen) = try made()
    let log = Log()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
        log.names.append(word)
        let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        log.frames.append(end ?? .null)
        #expect($0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    screen.showKeyboard(height: 300)
    #expect(log.names == ["will change", "will show", "did change", "did show"])
    #expect(log.frames.allSatisfy { $0 == CGRect(x: 0, y: 544, width: 390, height: 300) })
    log.names = []
    screen.showKeyboard(height: 300)
    #expect(log.names == [])
    screen.showKeyboard(height: 310)
    #expect(log.names == ["will change", "did change"])
    log.names = []
    log.frames = []
    screen.hideKeyboard()
    #expect(log.names == ["will change", "will hide", "did change", "did hide"])
    #expect(log.frames.allSatisfy { $0.minY == 844 && $0.height == 310 })
    screen.hideKeyboard()
    #expect(log.names.count == 4)
  }

  @Test("a rectangle among any values is found as CGRect and as NSValue, and nothing else is")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [AnyHashable: Any] = [1: rect, 2: NSValue(cgRect: rect), 3: 5]
    #expect((values[1] as? NSValue)?.cgRectValue == rect)
    #expect(values[1] as? CGRect == rect)
    #expect(values[2] as? CGRect == rect)
    #expect(values[3] as? CGRect == nil)
    #expect(NSValue(cgPoint: rect.origin) as Any as? CGRect == nil)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
  }

  @Test("heights that aren't numbers, or larger than the screen, are harmless")
  func heights() throws {
    let (window, page, screen) = try made()
    _ = page.keyboardLayoutGuide
    for height in [CGFloat.nan, .infinity, -5, 1e300] {
      screen.showKeyboard(height: height)
      #expect(screen.keyboardFrame.height <= 844)
    }
    #expect(window.layoutReport().conflicts.isEmpty)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Presented controllers")
struct PresentationTests {
  private let log = LoggingController.Log()
  private let below: LoggingController
  private let above: LoggingController
  private let screen: Screen

  init() {
    below = LoggingController("A", log)
    above = LoggingController("B", log)
    screen = Screen(.phone, rootViewController: below)
    _ = above.view
    _ = log.take()
  }

  @Test("A full-screen presentation removes the content below, which then returns")
  func fullScreen() {
    above.modalPresentationStyle = .fullScreen
    var isDone = false
    below.present(above, animated: true) { isDone = true }
    #expect(isDone)
    #expect(
      log.take() == [
        "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear",
      ])
    #expect(below.presentedViewController === above && above.presentingViewController === below)
    #expect(above.view.accessibilityFrame == screen.bounds)
    #expect(screen.router.node(at: CGPoint(10, 10)) === above.view)
    above.dismiss(animated: true)
    #expect(!above.isBeingDismissed)
    #expect(
      log.take() == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ])
    #expect(below.presentedViewController == nil && above.presentingViewController == nil)
    #expect(screen.router.node(at: CGPoint(10, 10)) === below.view)
    #expect(above.view.window == nil)
  }

  @Test("Below a sheet, the content stays and receives no touches")
  func sheet() {
    below.present(above, animated: false)
    #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
    #expect(above.view.accessibilityFrame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(above.view.safeAreaInsets.top == 0)
    #expect(screen.router.node(at: CGPoint(10, 10)) !== below.view)
    below.dismiss(animated: false)
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
  }

  @Test("A sheet on a tablet is centered")
  func tabletSheet() {
    let tablet = Screen(.tablet, rootViewController: ViewController())
    above.modalPresentationStyle = .formSheet
    tablet.rootViewController?.present(above, animated: false)
    #expect(above.view.accessibilityFrame == CGRect(x: 140, y: 280, width: 540, height: 620))
  }

  @Test("A controller presents one other, which can present a third")
  func chain() {
    below.present(above, animated: false)
    let other = LoggingController("C", log)
    below.present(other, animated: false)
    #expect(below.presentedViewController === above)
    above.present(other, animated: false)
    #expect(above.presentedViewController === other)
    _ = log.take()
    below.dismiss(animated: false)
    #expect(
      log.take() == ["C willDisappear", "C didDisappear", "B willDisappear", "B didDisappear"])
    #expect(above.presentedViewController == nil && other.view.window == nil)
  }

  @Test("A child controller presents from the outermost ancestor")
  func fromInside() {
    let inner = ViewController()
    below.addChild(inner)
    inner.present(above, animated: false)
    #expect(below.presentedViewController === above)
    inner.dismiss(animated: false)
    #expect(below.presentedViewController == nil)
  }

  @Test("A controller without a screen presents nothing")
  func offScreen() {
    let lonely = ViewController()
    lonely.present(above, animated: false)
    #expect(lonely.presentedViewController == nil)
  }

  @Test("A presented controller rotates with the device")
  func turned() {
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: false)
    screen.rotate(to: .landscape)
    #expect(above.view.accessibilityFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }
}

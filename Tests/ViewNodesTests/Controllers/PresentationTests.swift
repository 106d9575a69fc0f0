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
    #expect(inner.presentedViewController === above && above.presentingViewController === below)
    let pages = NavigationController(rootViewController: ViewController())
    below.addChild(pages)
    #expect(pages.visibleViewController === above)
    inner.dismiss(animated: false)
    #expect(below.presentedViewController == nil && inner.presentedViewController == nil)
    #expect(pages.visibleViewController === pages.topViewController)
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

  @Test("a sheet has rounded corners until it is dismissed", arguments: [false, true])
  func corners(isTablet: Bool) throws {
    let screen = isTablet ? Screen(.tablet, rootViewController: ViewController()) : screen
    let root = try #require(screen.rootViewController)
    root.present(above, animated: false)
    let layer = above.view.layer
    #expect(layer.cornerRadius == 10 && above.view.clipsToBounds)
    #expect(
      layer.maskedCorners == (isTablet ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]))
    root.dismiss(animated: false)
    #expect(layer.cornerRadius == 0 && layer.maskedCorners == .all && !above.view.clipsToBounds)
    above.modalPresentationStyle = .fullScreen
    root.present(above, animated: false)
    #expect(layer.cornerRadius == 0 && !above.view.clipsToBounds)
  }

  @Test("corners that a sheet's view has itself are kept when it is dismissed")
  func ownCorners() {
    above.view.layer.cornerRadius = 4
    above.view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    below.present(above, animated: false)
    below.dismiss(animated: false)
    #expect(above.view.layer.cornerRadius == 4)
    #expect(above.view.layer.maskedCorners == [.layerMaxXMaxYCorner])
    below.present(above, animated: false)
    above.view.layer.cornerRadius = 24
    below.dismiss(animated: false)
    #expect(above.view.layer.cornerRadius == 24)
  }

  /// A controller that records what it and another are doing whenever its appearance changes.
  private final class Watcher: ViewController {
    var seen: [String] = []
    private func note(_ call: String) {
      seen.append("\(call) \(isBeingPresented) \(isBeingDismissed)")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  @Test(
    "a controller knows that it is being presented or dismissed while its appearance changes",
    arguments: [ModalPresentationStyle.automatic, .fullScreen, .custom], [false, true])
  func underway(style: ModalPresentationStyle, animated: Bool) {
    let watcher = Watcher()
    watcher.modalPresentationStyle = style
    for _ in 0..<2 {
      below.present(watcher, animated: animated)
      #expect(!watcher.isBeingPresented && !watcher.isBeingDismissed)
      below.dismiss(animated: animated)
      #expect(!watcher.isBeingPresented && !watcher.isBeingDismissed)
    }
    let once = [
      "willAppear true false", "didAppear true false", "willDisappear false true",
      "didDisappear false true",
    ]
    #expect(watcher.seen == once + once)
  }
}

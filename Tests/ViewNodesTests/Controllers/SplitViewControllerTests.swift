// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Split view controllers in a regular width")
struct SplitViewControllerTests {
  private let log = LoggingController.Log()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  private func makeSplit(
    _ style: SplitViewController.Style = .doubleColumn
  ) -> (split: SplitViewController, list: LoggingController, detail: LoggingController) {
    let (list, detail) = (controller("list"), controller("detail"))
    let split = SplitViewController(style: style)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return (split, list, detail)
  }

  /// The frame of a controller's navigation controller, or its own, in the split view.
  private func frame(_ controller: ViewController, in split: SplitViewController) -> CGRect? {
    guard controller.viewIfLoaded?.window != nil else { return nil }
    return controller.view.convert(controller.view.bounds, to: split.view)
  }

  private func tap(_ place: CGPoint, on screen: Screen) {
    let touches = screen.router.begin(at: [place])
    screen.router.end(touches)
  }

  @Test("columns are beside each other in landscape, each in a navigation controller")
  func landscape() {
    let (split, list, detail) = makeSplit()
    let screen = Screen(.tablet, orientation: .landscape, rootViewController: split)
    defer { withExtendedLifetime(screen) {} }
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(split.splitBehavior == .tile)
    #expect(frame(list, in: split) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(detail, in: split) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(list.navigationController?.viewControllers == [list])
    #expect(split.viewControllers.count == 2 && split.viewControllers[0] === list.parent)
    #expect(split.viewController(for: .primary) === list)
    #expect(list.splitViewController === split && detail.splitViewController === split)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(split.view.rootNode.layoutReport().problems.isEmpty)
    #expect(
      log.take() == [
        "list loadView", "list didLoad", "list willAppear", "detail loadView", "detail didLoad",
        "detail willAppear", "list isAppearing", "detail isAppearing", "list didAppear",
        "detail didAppear",
      ])
  }

  @Test("in portrait, the primary column covers the secondary one when it is shown, until a tap")
  func portrait() throws {
    let (split, list, detail) = makeSplit()
    let screen = Screen(.tablet, rootViewController: split)
    let whole = CGRect(x: 0, y: 0, width: 820, height: 1180)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(frame(list, in: split) == nil && frame(detail, in: split) == whole)
    _ = log.take()
    split.show(.primary)
    screen.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(list, in: split) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(frame(detail, in: split) == whole)
    #expect(
      log.take() == [
        "list loadView", "list didLoad", "list willAppear", "list isAppearing", "list didAppear",
      ])
    // The list is in front of what dims the details.
    #expect(
      split.view.hitTest(CGPoint(x: 100, y: 600), with: nil)?.isDescendant(of: list.view) == true)
    let shade = try #require(split.view.hitTest(CGPoint(x: 600, y: 600), with: nil))
    #expect(shade === split.shade)
    tap(CGPoint(x: 600, y: 600), on: screen)
    screen.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && frame(list, in: split) == nil)
    #expect(log.take() == ["list willDisappear", "list didDisappear"])
    split.show(.primary)
    split.show(.secondary)
    #expect(split.displayMode == .secondaryOnly)
    split.displayModeButtonItem.performPrimaryAction()
    #expect(split.displayMode == .oneOverSecondary)
    split.displayModeButtonItem.performPrimaryAction()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("rotation changes an automatic mode, and not a preferred one")
  func rotation() {
    let (split, list, _) = makeSplit()
    let screen = Screen(.tablet, rootViewController: split)
    screen.rotate(to: .landscape)
    #expect(split.displayMode == .oneBesideSecondary && frame(list, in: split)?.width == 320)
    screen.rotate(to: .portrait)
    #expect(split.displayMode == .secondaryOnly && frame(list, in: split) == nil)
    split.preferredDisplayMode = .oneBesideSecondary
    screen.layoutIfNeeded()
    #expect(frame(list, in: split)?.width == 320)
    split.preferredSplitBehavior = .overlay
    #expect(split.displayMode == .oneOverSecondary)
    split.preferredDisplayMode = .twoBesideSecondary
    #expect(split.displayMode == .oneOverSecondary)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test(
    "three columns: the primary one is shown on request, beside, over, or displacing the others")
  func threeColumns() {
    let (split, first, detail) = makeSplit(.tripleColumn)
    let middle = controller("middle")
    split.setViewController(middle, for: .supplementary)
    let screen = Screen(.largeTablet, orientation: .landscape, rootViewController: split)
    #expect(split.displayMode == .oneBesideSecondary && frame(first, in: split) == nil)
    #expect(frame(middle, in: split)?.minX == 0 && frame(detail, in: split)?.minX == 320.5)
    split.show(.primary)
    screen.layoutIfNeeded()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(first, in: split)?.minX == 0 && frame(middle, in: split)?.minX == 320.5)
    #expect(frame(detail, in: split) == CGRect(x: 641, y: 0, width: 725, height: 1024))
    split.preferredSplitBehavior = .displace
    screen.layoutIfNeeded()
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(frame(detail, in: split) == CGRect(x: 641, y: 0, width: 1045.5, height: 1024))
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.supplementary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.setViewController(nil, for: .supplementary)
    screen.layoutIfNeeded()
    #expect(middle.parent == nil && frame(first, in: split)?.minX == 0)
  }

  @Test("widths follow the preferences, within their limits")
  func widths() {
    let (split, list, _) = makeSplit()
    let screen = Screen(.tablet, orientation: .landscape, rootViewController: split)
    func width() -> CGFloat? {
      screen.layoutIfNeeded()
      #expect(frame(list, in: split)?.width == split.primaryColumnWidth)
      return frame(list, in: split)?.width
    }
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(width() == 295)
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(width() == 320)
    split.maximumPrimaryColumnWidth = 400
    #expect(width() == 400)
    split.preferredPrimaryColumnWidth = 200
    #expect(width() == 200)
    split.minimumPrimaryColumnWidth = 240
    #expect(width() == 240)
    for hostile in [CGFloat.nan, .infinity, -.infinity, 1e308] {
      split.preferredPrimaryColumnWidth = hostile
      split.maximumPrimaryColumnWidth = hostile
      split.preferredPrimaryColumnWidthFraction = hostile
      split.minimumPrimaryColumnWidth = hostile
      #expect((0...1180).contains(width() ?? -1), "\(hostile)")
    }
  }

  @Test("the primary column is on the right in right-to-left layouts, or at the trailing edge")
  func mirrored() {
    let (split, list, detail) = makeSplit()
    let screen = Screen(.tablet, orientation: .landscape, rootViewController: split)
    split.primaryEdge = .trailing
    screen.layoutIfNeeded()
    #expect(frame(list, in: split)?.minX == 860 && frame(detail, in: split)?.minX == 0)
    screen.traits.layoutDirection = .rightToLeft
    screen.layoutIfNeeded()
    #expect(frame(list, in: split)?.minX == 0)
    split.primaryEdge = .leading
    screen.layoutIfNeeded()
    #expect(frame(list, in: split)?.minX == 860)
  }

  @Test("without a style, controllers are shown as they are, and details replace the second one")
  func classic() {
    let (list, detail, other) = (controller("list"), controller("detail"), controller("other"))
    let split = SplitViewController()
    split.viewControllers = [list, detail]
    let screen = Screen(.tablet, orientation: .landscape, rootViewController: split)
    #expect(list.parent === split && list.view.frame.width == 320)
    #expect(detail.view.frame.minX == 320.5)
    list.showDetailViewController(other, sender: nil)
    screen.layoutIfNeeded()
    #expect(split.viewControllers == [list, other])
    #expect(detail.parent == nil && detail.view.window == nil)
    #expect(other.view.frame.minX == 320.5 && other.presentingViewController == nil)
  }

  @Test("a controller is in one column only, and none contains the split view controller")
  func misuse() {
    let (split, list, detail) = makeSplit()
    split.setViewController(list, for: .secondary)
    #expect(split.viewController(for: .primary) == nil && detail.parent == nil)
    split.setViewController(split, for: .primary)
    let outer = ViewController()
    outer.addChild(split)
    split.viewControllers = [outer, list]
    split.setViewController(detail, for: .supplementary)
    #expect(split.viewController(for: .primary) == nil)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test("the delegate learns of modes and columns, and answers")
  func delegate() {
    final class Delegate: SplitViewControllerDelegate {
      var calls: [String] = []
      func splitViewController(
        _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
      ) { calls.append("mode \(displayMode)") }
      func splitViewController(
        _ svc: SplitViewController, willShow column: SplitViewController.Column
      ) { calls.append("show \(column)") }
      func splitViewController(
        _ svc: SplitViewController, willHide column: SplitViewController.Column
      ) { calls.append("hide \(column)") }
      func splitViewController(
        _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
      ) -> Bool {
        calls.append("detail")
        return true
      }
      func targetDisplayModeForAction(
        in svc: SplitViewController
      ) -> SplitViewController.DisplayMode { .oneBesideSecondary }
    }
    let (split, list, detail) = makeSplit()
    let delegate = Delegate()
    split.delegate = delegate
    let screen = Screen(.tablet, rootViewController: split)
    defer { withExtendedLifetime(screen) {} }
    #expect(delegate.calls.isEmpty)
    split.show(.primary)
    #expect(delegate.calls == ["mode oneOverSecondary", "show primary"])
    delegate.calls = []
    split.hide(.primary)
    #expect(delegate.calls == ["mode secondaryOnly", "hide primary"])
    list.showDetailViewController(ViewController(), sender: nil)
    #expect(delegate.calls.last == "detail" && split.viewController(for: .secondary) === detail)
    split.displayModeButtonItem.performPrimaryAction()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.view.rootNode.layoutReport().problems.isEmpty)
  }
}

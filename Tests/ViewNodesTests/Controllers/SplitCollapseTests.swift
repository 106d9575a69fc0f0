// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Split view controllers in a compact width")
struct SplitCollapseTests {
  private final class Delegate: SplitViewControllerDelegate {
    var calls: [String] = []
    var top: SplitViewController.Column?
    var mode: SplitViewController.DisplayMode?
    var discards = false
    var separated: ViewController?

    func splitViewController(
      _ svc: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column {
      calls.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: SplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
        .DisplayMode
    ) -> SplitViewController.DisplayMode {
      calls.append("expand")
      return mode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: SplitViewController) { calls.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: SplitViewController) { calls.append("expanded") }
    func splitViewController(
      _ splitViewController: SplitViewController,
      collapseSecondary secondaryViewController: ViewController,
      onto primaryViewController: ViewController
    ) -> Bool { discards }
    func splitViewController(
      _ splitViewController: SplitViewController,
      separateSecondaryFrom primaryViewController: ViewController
    ) -> ViewController? { separated }
  }

  private let list = ViewController()
  private let detail = ViewController()
  private let split = SplitViewController(style: .doubleColumn)
  private let delegate = Delegate()

  private func makeScreen(_ orientation: Screen.Orientation = .portrait) -> Screen {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.delegate = delegate
    return Screen(.largePhone, orientation: orientation, rootViewController: split)
  }

  private func isVisible(_ controller: ViewController) -> Bool {
    controller.viewIfLoaded?.window != nil
  }

  @Test("the secondary column is on the stack of the primary one, above it")
  func stack() {
    let screen = makeScreen()
    defer { withExtendedLifetime(screen) {} }
    #expect(split.isCollapsed && delegate.calls == ["proposed secondary", "collapsed"])
    let navigation = list.navigationController
    #expect(navigation?.viewControllers == [list, detail])
    #expect(split.viewControllers == [navigation])
    #expect(isVisible(detail) && !isVisible(list))
    #expect(navigation?.view.frame == CGRect(x: 0, y: 0, width: 430, height: 932))
    #expect(detail.traitCollection.horizontalSizeClass == .compact)
    navigation?.popViewController(animated: true)
    #expect(isVisible(list) && split.viewController(for: .secondary) === detail)
    split.show(.secondary)
    #expect(navigation?.viewControllers == [list, detail] && isVisible(detail))
    split.hide(.secondary)
    #expect(navigation?.viewControllers == [list] && isVisible(list))
    split.show(.primary)
    #expect(navigation?.viewControllers == [list])
    #expect(split.view.rootNode.layoutReport().problems.isEmpty)
  }

  @Test("the delegate chooses the column on top")
  func top() {
    delegate.top = .primary
    let screen = makeScreen()
    defer { withExtendedLifetime(screen) {} }
    #expect(list.navigationController?.viewControllers == [list] && isVisible(list))
    split.show(.secondary)
    #expect(list.navigationController?.viewControllers == [list, detail])
  }

  @Test("controllers return to their columns when the width becomes regular, with those on top")
  func expanding() {
    let screen = makeScreen()
    let more = ViewController()
    detail.navigationController?.pushViewController(more, animated: false)
    delegate.calls = []
    screen.rotate(to: .landscape)
    #expect(!split.isCollapsed && delegate.calls == ["expand", "expanded"])
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail, more])
    #expect(isVisible(list) && isVisible(more))
    #expect(list.view.convert(list.view.bounds, to: split.view).width == 320)
    screen.rotate(to: .portrait)
    #expect(list.navigationController?.viewControllers == [list, detail, more])
    #expect(isVisible(more) && !isVisible(list))
    list.navigationController?.popToRootViewController(animated: false)
    screen.rotate(to: .landscape)
    #expect(detail.navigationController?.viewControllers == [detail, more])
    #expect(
      isVisible(list) && isVisible(more) && split.view.rootNode.layoutReport().problems.isEmpty)
  }

  @Test("the delegate chooses the mode of the regular width")
  func mode() {
    delegate.mode = .secondaryOnly
    let screen = makeScreen()
    screen.rotate(to: .landscape)
    #expect(split.displayMode == .secondaryOnly && !isVisible(list) && isVisible(detail))
  }

  @Test("columns that are set while one is shown take the places of the former ones")
  func replacing() {
    let screen = makeScreen()
    let (other, first) = (ViewController(), ViewController())
    split.setViewController(other, for: .secondary)
    #expect(list.navigationController?.viewControllers == [list, other] && isVisible(other))
    #expect(detail.parent == nil)
    split.setViewController(first, for: .primary)
    #expect(first.navigationController?.viewControllers == [first, other] && list.parent == nil)
    first.navigationController?.popViewController(animated: false)
    split.setViewController(detail, for: .secondary)
    #expect(first.navigationController?.viewControllers == [first] && isVisible(first))
    first.showDetailViewController(other, sender: nil)
    #expect(first.navigationController?.viewControllers == [first, other])
    screen.rotate(to: .landscape)
    #expect(
      isVisible(first) && isVisible(other) && split.view.rootNode.layoutReport().problems.isEmpty)
  }

  @Test("content for the compact width is shown instead of columns")
  func compact() {
    let own = ViewController()
    split.setViewController(own, for: .compact)
    let screen = makeScreen()
    #expect(delegate.calls == ["proposed compact", "collapsed"])
    #expect(split.viewControllers == [own] && isVisible(own) && !isVisible(list))
    #expect(own.view.frame.width == 430)
    screen.rotate(to: .landscape)
    #expect(!isVisible(own) && isVisible(list) && isVisible(detail))
    screen.rotate(to: .portrait)
    #expect(isVisible(own) && !isVisible(list))
  }

  @Test("three columns are on one stack")
  func threeColumns() {
    let triple = SplitViewController(style: .tripleColumn)
    let middle = ViewController()
    triple.viewControllers = [list, middle, detail]
    let screen = Screen(.largePhone, rootViewController: triple)
    let navigation = list.navigationController
    #expect(navigation?.viewControllers == [list, middle, detail])
    triple.show(.supplementary)
    #expect(navigation?.viewControllers == [list, middle])
    triple.show(.primary)
    #expect(navigation?.viewControllers == [list])
    triple.show(.secondary)
    #expect(navigation?.viewControllers == [list, middle, detail])
    screen.rotate(to: .landscape)
    #expect(middle.navigationController?.viewControllers == [middle])
    #expect(detail.navigationController?.viewControllers == [detail])
  }

  @Test("without a style, a primary navigation controller pushes the secondary controller")
  func classic() {
    let classic = SplitViewController()
    let navigation = NavigationController(rootViewController: list)
    classic.viewControllers = [navigation, NavigationController(rootViewController: detail)]
    let screen = Screen(.largePhone, rootViewController: classic)
    #expect(classic.viewControllers == [navigation])
    #expect(navigation.viewControllers == [list, detail])
    screen.rotate(to: .landscape)
    #expect(navigation.viewControllers == [list] && isVisible(list) && isVisible(detail))
    screen.rotate(to: .portrait)
    #expect(navigation.viewControllers == [list, detail])
    navigation.popViewController(animated: false)
    let other = ViewController()
    list.showDetailViewController(other, sender: nil)
    #expect(navigation.viewControllers == [list, other] && detail.splitViewController == nil)
    screen.rotate(to: .landscape)
    #expect(classic.viewControllers == [navigation, other] && isVisible(other))
  }

  @Test("without a style, the delegate can discard the secondary controller, and make another")
  func discarding() {
    let classic = SplitViewController()
    let navigation = NavigationController(rootViewController: list)
    classic.viewControllers = [navigation, detail]
    classic.delegate = delegate
    delegate.discards = true
    let screen = Screen(.largePhone, rootViewController: classic)
    #expect(navigation.viewControllers == [list] && detail.parent == nil && isVisible(list))
    let other = ViewController()
    delegate.separated = other
    screen.rotate(to: .landscape)
    #expect(classic.viewControllers == [navigation, other] && isVisible(other))
  }

  @Test("a primary controller without a stack presents details")
  func presenting() {
    let classic = SplitViewController()
    classic.viewControllers = [list, detail]
    let screen = Screen(.largePhone, rootViewController: classic)
    defer { withExtendedLifetime(screen) {} }
    #expect(isVisible(list) && !isVisible(detail))
    let other = ViewController()
    list.showDetailViewController(other, sender: nil)
    #expect(other.presentingViewController != nil)
  }
}

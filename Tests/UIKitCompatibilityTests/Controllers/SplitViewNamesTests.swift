// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// A list and a form, as clients write them.
#if MainActor
  @MainActor
#endif
func columnsCollapse() -> Bool {
  final class Chooser: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
  let split = UISplitViewController(style: .doubleColumn)
  let (list, form, chooser) = (UIViewController(), UIViewController(), Chooser())
  split.setViewController(list, for: .primary)
  split.setViewController(form, for: .secondary)
  split.preferredDisplayMode = .oneBesideSecondary
  split.delegate = chooser
  let screen = Screen(.largePhone, rootViewController: split)
  let isCollapsed = split.isCollapsed && form.viewIfLoaded?.window == nil
  screen.rotate(to: .landscape)
  return isCollapsed && !split.isCollapsed && split.displayMode == .allVisible
    && list.navigationController?.view.frame.width == 320
    && form.navigationController?.view.frame.minX ?? 0 > 320
}

@Suite("Split view controllers with UIKit's names")
struct SplitViewNamesTests {
  @Test("a subclass is created in all of UIKit's ways, and shows details")
  func subclass() {
    final class Root: UISplitViewController, UISplitViewControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        preferredDisplayMode = .allVisible
        maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        presentsWithGesture = false
      }
      override func show(_ column: UISplitViewController.Column) { super.show(column) }
    }
    let coded = Root(coder: NSCoder())
    #expect(coded?.style == .unspecified && coded?.viewControllers.isEmpty == true)
    let root = Root()
    let (list, detail) = (UINavigationController(), UIViewController())
    root.viewControllers = [list, UIViewController()]
    let screen = Screen(.tablet, rootViewController: root)
    list.showDetailViewController(detail, sender: nil)
    screen.layoutIfNeeded()
    #expect(root.viewControllers == [list, detail] && detail.splitViewController === root)
    #expect(detail.view.frame.width == 499.5)
    #expect(Root(style: .tripleColumn).style == .tripleColumn)
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Views at the edges of bars")
struct BarEdgesTests {
  private let page = ViewController()
  private let navigation: NavigationController
  private let tabs = TabBarController()

  init() {
    navigation = NavigationController(rootViewController: page)
    tabs.viewControllers = [navigation]
  }

  private func screen(_ root: ViewController) -> Screen {
    let screen = Screen(
      size: CGSize(width: 390, height: 844),
      safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.rootViewController = root
    screen.layoutIfNeeded()
    return screen
  }

  /// Where a page begins and ends, and how much of that its safe area leaves out.
  struct Outcome {
    var top: CGFloat = 0
    var bottom: CGFloat = 844
    var safeTop: CGFloat = 91
    var safeBottom: CGFloat = 83
  }

  @Test(
    "a view extends under translucent bars, and under opaque or hidden ones if configured",
    arguments: [
      (true, true, RectEdge.all, false, Outcome()),
      (false, true, .all, false, Outcome(top: 91, safeTop: 0)),
      (true, false, .all, false, Outcome(bottom: 761, safeBottom: 0)),
      (false, false, .all, false, Outcome(top: 91, bottom: 761, safeTop: 0, safeBottom: 0)),
      (false, false, .all, true, Outcome()),
      (true, true, .bottom, false, Outcome(top: 91, safeTop: 0)),
      (true, true, [.top, .left], true, Outcome(bottom: 761, safeBottom: 0)),
    ] as [(Bool, Bool, RectEdge, Bool, Outcome)])
  func extended(
    navigationBar: Bool, tabBar: Bool, edges: RectEdge, opaque: Bool, outcome: Outcome
  ) {
    let screen = screen(tabs)
    // Said while it is shown, it counts at the next layout.
    navigation.navigationBar.isTranslucent = navigationBar
    tabs.tabBar.isTranslucent = tabBar
    page.edgesForExtendedLayout = edges
    page.extendedLayoutIncludesOpaqueBars = opaque
    screen.layoutIfNeeded()
    #expect(page.view.frame.minY == outcome.top && page.view.frame.maxY == outcome.bottom)
    #expect(page.view.safeAreaInsets.top == outcome.safeTop)
    #expect(page.view.safeAreaInsets.bottom == outcome.safeBottom)
    #expect(navigation.view.frame == screen.bounds)
  }

  @Test("a view extends under a navigation bar while it is translucent, which may change")
  func changedNavigationBar() {
    let screen = screen(navigation)
    for isTranslucent in [true, false, true] {
      navigation.navigationBar.isTranslucent = isTranslucent
      screen.layoutIfNeeded()
      #expect(page.view.frame.minY == (isTranslucent ? 0 : 91))
    }
  }

  @Test("a hidden navigation bar covers nothing, however it is hidden")
  func hiddenNavigationBar() {
    let screen = screen(navigation)
    for isHidden in [true, false] {
      navigation.setNavigationBarHidden(isHidden, animated: true)
      #expect(navigation.isNavigationBarHidden == isHidden)
      screen.layoutIfNeeded()
      #expect(page.view.safeAreaInsets.top == (isHidden ? 47 : 91))
    }
  }

  @Test("a view extends under a toolbar while it is translucent, which may change")
  func changedToolbar() {
    navigation.isToolbarHidden = false
    let screen = screen(navigation)
    let height = navigation.toolbar.frame.height
    for isTranslucent in [true, false, true] {
      navigation.toolbar.isTranslucent = isTranslucent
      screen.layoutIfNeeded()
      #expect(page.view.frame.maxY == (isTranslucent ? 844 : 844 - height))
      #expect(page.view.safeAreaInsets.bottom == (isTranslucent ? height : 0))
    }
  }

  @Test("a page of a tab bar without navigation ends at an opaque bar, unless the bar is hidden")
  func tabsAlone() {
    let alone = ViewController()
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [alone]
    let screen = screen(tabs)
    #expect(alone.view.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
    let pushed = ViewController()
    pushed.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation]
    navigation.pushViewController(pushed, animated: false)
    screen.layoutIfNeeded()
    #expect(pushed.view.frame.height == 844)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
  }

  @Test("a view ends above an opaque toolbar, with or without a tab bar")
  func toolbar() {
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    let screen = screen(navigation)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 766))
    #expect(screen.bounds.height == 844)
    #expect(page.view.safeAreaInsets.bottom == 0)
  }

  @Test("hiding an opaque bar extends the view")
  func hidden() {
    navigation.navigationBar.isTranslucent = false
    let screen = screen(navigation)
    #expect(page.view.frame.minY == 91)
    navigation.isNavigationBarHidden = true
    screen.layoutIfNeeded()
    #expect(page.view.frame == screen.bounds)
    #expect(page.view.safeAreaInsets.top == 47)
  }
}

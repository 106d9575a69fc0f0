// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Bar helpers")
struct BarHelperTests {
  let palette = MockViewFactoryColor()

  @Test("a navigation bar becomes clear, and its title and items have the palette's color")
  func navigationBar() {
    palette.onNavigationBar = .magenta
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    NavigationBarHelper(viewFactoryColor: palette).style(bar)
    #expect(bar.tintColor == .magenta)
    #expect(bar.barTintColor == .magenta)
    #expect(bar.titleTextAttributes?.foregroundColor == .magenta)
    for appearance in [bar.standardAppearance, bar.scrollEdgeAppearance] {
      #expect(appearance?.titleTextAttributes.foregroundColor == .magenta)
      #expect(appearance?.largeTitleTextAttributes.foregroundColor == .magenta)
      #expect(appearance?.backgroundColor == nil)
      #expect(appearance?.shadowColor == nil)
    }
  }

  @Test("a tab bar has the palette's background and item colors")
  func tabBar() {
    palette.tabBar = .cyan
    palette.onTabBar = .brown
    palette.onTabBarActive = .magenta
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    TabBarHelper(viewFactoryColor: palette).style(bar)
    #expect(bar.barTintColor == .cyan)
    #expect(bar.tintColor == .magenta)
    #expect(bar.unselectedItemTintColor == .brown)
    for appearance in [bar.standardAppearance, bar.scrollEdgeAppearance] {
      #expect(appearance?.backgroundColor == .cyan)
      #expect(appearance?.shadowColor == nil)
      let items = appearance?.stackedLayoutAppearance
      #expect(items?.normal.iconColor == .brown)
      #expect(items?.normal.titleTextAttributes.foregroundColor == .brown)
      #expect(items?.selected.iconColor == .magenta)
      #expect(items?.selected.titleTextAttributes.foregroundColor == .magenta)
    }
  }

  @Test("the helpers of a style helper share its palette")
  func styleHelper() {
    let helper = StyleHelper(viewFactoryColor: palette)
    #expect(helper.navigationBar.viewFactoryColor as? MockViewFactoryColor === palette)
    #expect(helper.tabBar.viewFactoryColor as? MockViewFactoryColor === palette)
    #expect(helper.constraint is ConstraintHelper)
    #expect(helper.gradient is GradientHelper)
  }
}

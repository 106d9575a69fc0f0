// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock bar helpers")
struct MockBarHelperTests {
  @Test("a navigation bar is recorded and left unchanged")
  func navigationBar() {
    let mock = MockNavigationBarHelper()
    let bar = NavigationBarNode()
    let tint = bar.tintColor
    mock.style(bar)
    #expect(mock.styleCallsCount == 1)
    #expect(mock.styleCalls.arguments == [bar])
    #expect(mock.mockNavigationBar === bar)
    #expect(bar.tintColor == tint)
  }

  @Test("a tab bar is recorded and left unchanged")
  func tabBar() {
    let mock = MockTabBarHelper()
    let bar = TabBarNode()
    mock.style(bar)
    #expect(mock.styleCallsCount == 1)
    #expect(mock.mockTabBar === bar)
    #expect(bar.barTintColor == nil)
  }

  @Test("a mock style helper consists of mocks, which can be replaced")
  func styleHelper() {
    let mock = MockStyleHelper()
    let helper: any StyleHelperProtocol = mock
    helper.tabBar.style(TabBarNode())
    helper.navigationBar.style(NavigationBarNode())
    #expect(mock.mockTabBar.styleCallsCount == 1)
    #expect(mock.mockNavigationBar.styleCallsCount == 1)
    #expect(helper.constraint as? MockConstraintHelper === mock.mockConstraint)
    #expect(helper.gradient as? MockGradientHelper === mock.mockGradient)
    mock.constraint = ConstraintHelper()
    #expect(helper.constraint is ConstraintHelper)
  }
}

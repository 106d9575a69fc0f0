// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViews

/// Style helpers that are all mocks.
public final class MockStyleHelper: StyleHelperProtocol {
  /// The initial value of ``constraint``.
  public let mockConstraint = MockConstraintHelper()
  /// The initial value of ``gradient``.
  public let mockGradient = MockGradientHelper()
  /// The initial value of ``navigationBar``.
  public let mockNavigationBar = MockNavigationBarHelper()
  /// The initial value of ``tabBar``.
  public let mockTabBar = MockTabBarHelper()

  /// The constraint helper; ``mockConstraint`` by default.
  public var constraint: any ConstraintHelperProtocol
  /// The gradient helper; ``mockGradient`` by default.
  public var gradient: any GradientHelperProtocol
  /// The navigation bar helper; ``mockNavigationBar`` by default.
  public var navigationBar: any NavigationBarHelperProtocol
  /// The tab bar helper; ``mockTabBar`` by default.
  public var tabBar: any TabBarHelperProtocol

  /// Creates the mock, with a mock for each of its parts.
  public init() {
    constraint = mockConstraint
    gradient = mockGradient
    navigationBar = mockNavigationBar
    tabBar = mockTabBar
  }
}

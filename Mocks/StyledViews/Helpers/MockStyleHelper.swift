// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViews

/// Helpers that are all mocks.
public final class MockStyleHelper: StyleHelperProtocol {
  /// The mock that ``constraint`` is, unless it is replaced.
  public let mockConstraint = MockConstraintHelper()
  /// The mock that ``gradient`` is, unless it is replaced.
  public let mockGradient = MockGradientHelper()
  /// The mock that ``navigationBar`` is, unless it is replaced.
  public let mockNavigationBar = MockNavigationBarHelper()
  /// The mock that ``tabBar`` is, unless it is replaced.
  public let mockTabBar = MockTabBarHelper()

  /// Records constraints.
  public var constraint: any ConstraintHelperProtocol
  /// Records gradients.
  public var gradient: any GradientHelperProtocol
  /// Records the styling of navigation bars.
  public var navigationBar: any NavigationBarHelperProtocol
  /// Records the styling of tab bars.
  public var tabBar: any TabBarHelperProtocol

  /// Creates the mock, and a mock for each part.
  public init() {
    constraint = mockConstraint
    gradient = mockGradient
    navigationBar = mockNavigationBar
    tabBar = mockTabBar
  }
}

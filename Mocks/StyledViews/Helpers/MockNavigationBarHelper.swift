// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A navigation bar helper that records its calls and styles nothing.
public final class MockNavigationBarHelper: NavigationBarHelperProtocol {
  /// The palette passed to the mock.
  public var viewFactoryColor: any ViewFactoryColorProtocol

  /// Creates the mock.
  ///
  /// - Parameter viewFactoryColor: The palette.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = MockViewFactoryColor()) {
    self.viewFactoryColor = viewFactoryColor
  }
  /// The most recently styled bar.
  public var mockNavigationBar: UINavigationBar?

  /// The calls to ``style(_:)``.
  public let styleCalls = CallRecorder<UINavigationBar, Void>()
  /// The number of calls to ``style(_:)``.
  public var styleCallsCount: Int { styleCalls.count }

  /// Records the call.
  public func style(_ navigationBar: UINavigationBar) {
    mockNavigationBar = navigationBar
    styleCalls.record(navigationBar)
  }
}

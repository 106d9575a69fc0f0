// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of navigation views, which are stacks on a phone.
///
/// SwiftUI: `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// A style with a stack.
///
/// SwiftUI: `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style with a stack.
///
/// SwiftUI: `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style with columns, which are a stack on a phone.
///
/// SwiftUI: `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style with a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style with a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style with columns, which are a stack on a phone.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views in the view, which makes no difference on a phone.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}

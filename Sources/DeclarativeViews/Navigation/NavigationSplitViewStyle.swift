// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The columns of a split view that are visible; on a phone, only the one on top is.
///
/// SwiftUI: `NavigationSplitViewVisibility`.
public nonisolated enum NavigationSplitViewVisibility: Hashable, Sendable, CaseIterable {
  /// The default for the device.
  case automatic
  /// All columns.
  case all
  /// The last two of three columns.
  case doubleColumn
  /// The last column.
  case detailOnly
}

/// A column of a split view.
///
/// SwiftUI: `NavigationSplitViewColumn`.
public nonisolated enum NavigationSplitViewColumn: Hashable, Sendable, CaseIterable {
  /// The first column.
  case sidebar
  /// The second of three columns.
  case content
  /// The last column.
  case detail
}

/// The appearance of split views, which are stacks on a phone.
///
/// SwiftUI: `NavigationSplitViewStyle`.
public protocol NavigationSplitViewStyle {}

/// The default style.
///
/// SwiftUI: `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the last column shrinks for the others.
///
/// SwiftUI: `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the last column keeps its size.
///
/// SwiftUI: `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style in which the last column shrinks for the others.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style in which the last column keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of split views in the view, which makes no difference on a phone.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    self
  }

  /// Sets the width of the view as a column of a split view, which makes no difference on a phone.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of the view as a column of a split view, which makes no difference on a phone.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points.
  ///   - ideal: The ideal width in points.
  ///   - max: The maximum width in points.
  /// - Returns: The view.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A bar around the content of a page.
///
/// SwiftUI: `ToolbarPlacement`.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bars at which the content of a page is placed by default: the navigation bar.
  public static let automatic = ToolbarPlacement(name: "navigationBar")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
}

extension View {
  /// Sets the background of bars around the view's page.
  ///
  /// As on iOS, it is visible while content scrolls under the bar, unless
  /// ``toolbarBackground(_:for:)-visibility`` makes it visible.
  ///
  /// - Parameters:
  ///   - style: The style; the bar has the first color of a gradient.
  ///   - bars: The bars.
  /// - Returns: The modified view.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> some View {
    PageView(content: self) { page in
      let values = page.host.baseEnvironment ?? EnvironmentValues()
      page.barBackground = ResolvedPaint(style, in: values).color
      page.updateBarBackground()
    }
  }

  /// Sets the visibility of the background of bars around the view's page.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: The modified view.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    PageView(content: self) { page in
      page.barBackgroundVisibility = visibility
      page.updateBarBackground()
    }
  }

  /// Sets the visibility of the background of bars around the view's page.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: The modified view.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    PageView(content: self) { page in
      page.barBackgroundVisibility = visibility
      page.updateBarBackground()
    }
  }

  /// Sets the visibility of bars around the view's page.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars.
  /// - Returns: The modified view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationBarHidden(visibility == .hidden)
  }

  /// Sets whether the button that navigates back from the view's page is hidden.
  ///
  /// - Parameter hidesBackButton: Whether it is hidden.
  /// - Returns: The modified view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    PageView(content: self) { $0.navigationItem.hidesBackButton = hidesBackButton }
  }
}

extension NavigationPage {
  /// Shows the background of the bar that the views on the page set.
  fileprivate func updateBarBackground() {
    func appearance(isVisible: Bool) -> NavigationBarAppearance {
      let appearance = NavigationBarAppearance()
      if isVisible {
        if let color = barBackground {
          appearance.configureWithOpaqueBackground()
          appearance.backgroundColor = color
        } else {
          appearance.configureWithDefaultBackground()
        }
      } else {
        appearance.configureWithTransparentBackground()
      }
      return appearance
    }
    navigationItem.standardAppearance = appearance(isVisible: barBackgroundVisibility != .hidden)
    navigationItem.scrollEdgeAppearance = appearance(
      isVisible: barBackgroundVisibility == .visible)
  }
}

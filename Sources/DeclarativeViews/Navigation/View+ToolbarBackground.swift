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

/// The purpose of a toolbar.
///
/// SwiftUI: `ToolbarRole`.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The default purpose.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The toolbar is for navigating.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The toolbar is for browsing, such as in files.
  public static let browser = ToolbarRole(name: "browser")
  /// The toolbar is for editing, such as of a document.
  public static let editor = ToolbarRole(name: "editor")
}

/// The size of a page's title.
///
/// SwiftUI: `ToolbarTitleDisplayMode`.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The same as on the previous page; large on the first.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A large title below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// A title in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
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

  /// Sets the color scheme of bars around the view's page.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme, which determines the color of the title; nil for that of the
  ///     page.
  ///   - bars: The bars.
  /// - Returns: The modified view.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    PageView(content: self) { page in
      page.barTitleColor = colorScheme.map { $0 == .dark ? .white : .black }
      page.updateBarBackground()
    }
  }

  /// Sets the purpose of the toolbar of the view's page.
  ///
  /// - Parameter role: Has no effect: the toolbar looks the same.
  /// - Returns: The view.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets the size of the title of the view's page.
  ///
  /// - Parameter mode: The size of the title.
  /// - Returns: The modified view.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
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
      if let barTitleColor {
        appearance.titleTextAttributes.foregroundColor = barTitleColor
        appearance.largeTitleTextAttributes.foregroundColor = barTitleColor
      }
      return appearance
    }
    navigationItem.standardAppearance = appearance(isVisible: barBackgroundVisibility != .hidden)
    navigationItem.scrollEdgeAppearance = appearance(
      isVisible: barBackgroundVisibility == .visible)
  }
}

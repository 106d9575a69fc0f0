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
  /// The bar at the bottom with the items for ``ToolbarItemPlacement/bottomBar``.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar around the page.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
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
    bar(bars) { page in
      let values = page.host.baseEnvironment ?? EnvironmentValues()
      page.barBackground = ResolvedPaint(style, in: values).color
      page.updateBarBackground()
    } others: { settings, values in
      settings.background = ResolvedPaint(style, in: values).color
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
    backgroundOfBars(visibility, bars)
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
    backgroundOfBars(visibility, bars)
  }

  private func backgroundOfBars(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    bar(bars) { page in
      page.barBackgroundVisibility = visibility
      page.updateBarBackground()
    } others: { settings, _ in
      settings.backgroundVisibility = visibility
    }
  }

  /// Returns the view with changes of bars around its page.
  ///
  /// - Parameters:
  ///   - bars: The bars; none for the navigation bar.
  ///   - change: A closure that changes the navigation bar of a page.
  ///   - others: A closure that changes the settings of another bar.
  /// - Returns: The modified view.
  private func bar(
    _ bars: [ToolbarPlacement], change: @escaping (NavigationPage) -> Void,
    others: @escaping (inout BarSettings, EnvironmentValues) -> Void
  ) -> AnyView {
    var view = AnyView(self)
    if bars.contains(.tabBar) { view = AnyView(TabBarView(content: view, change: others)) }
    if bars.contains(.bottomBar) {
      view = AnyView(
        PageView(content: view) { page in
          others(&page.bottomBar, page.host.baseEnvironment ?? EnvironmentValues())
          page.flow?.updateBars()
        })
    }
    guard bars.isEmpty || bars.contains(.navigationBar) else { return view }
    return AnyView(PageView(content: view, change: change))
  }

  /// Sets the color scheme of bars around the view's page.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme, which determines the color of the title; nil for that of the
  ///     page.
  ///   - bars: The bars.
  /// - Returns: The modified view.
  @ViewBuilder public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    if bars.isEmpty || bars.contains(.navigationBar) {
      PageView(content: self) { page in
        page.barTitleColor = colorScheme.map { $0 == .dark ? .white : .black }
        page.updateBarBackground()
      }
    } else {
      self
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
  ///   - bars: The bars; the navigation bar by default.
  /// - Returns: The modified view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    visibilityOfBars(visibility, bars)
  }

  /// Sets the visibility of bars around the view's page.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - bars: The bars; the navigation bar by default.
  /// - Returns: The modified view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    visibilityOfBars(visibility, bars)
  }

  private func visibilityOfBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    bar(bars) { page in
      page.flow?.controller.isNavigationBarHidden = visibility == .hidden
    } others: { settings, _ in
      settings.visibility = visibility
    }
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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Sets the title of the page that the view is on.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return PageView(content: self) { $0.title = title }
  }

  /// Sets the title of the page that the view is on.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }

  /// Sets the title of the page that the view is on.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How large it is.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that the view is on.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How large it is.
  /// - Returns: The view.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(title.string, displayMode: displayMode)
  }

  /// Sets how large the title of the page is that the view is on.
  ///
  /// - Parameter mode: How large it is.
  /// - Returns: The view.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    PageView(content: self) { page in
      switch mode {
      case .automatic: page.navigationItem.largeTitleDisplayMode = .automatic
      case .inline: page.navigationItem.largeTitleDisplayMode = .never
      case .large:
        page.navigationItem.largeTitleDisplayMode = .always
        page.flow?.controller.navigationBar.prefersLargeTitles = true
      }
    }
  }
}

/// The namespace for the navigation bar of a page.
///
/// SwiftUI: `NavigationBarItem`.
public enum NavigationBarItem {
  /// The size of a page's title.
  ///
  /// SwiftUI: `NavigationBarItem.TitleDisplayMode`.
  public nonisolated enum TitleDisplayMode: Hashable, Sendable, CaseIterable {
    /// As large as that of the page before, small at first.
    case automatic
    /// In the bar.
    case inline
    /// Large below the bar.
    case large
  }
}

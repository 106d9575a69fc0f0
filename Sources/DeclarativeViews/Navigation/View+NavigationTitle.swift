// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Sets the title of the view's page.
  ///
  /// - Parameter titleKey: The key of the title.
  /// - Returns: The modified view.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the view's page.
  ///
  /// - Parameter title: The title.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the view's page.
  ///
  /// - Parameter title: The title.
  /// - Returns: The modified view.
  public func navigationTitle(_ title: Text) -> some View {
    PageView(content: self) { page, values in
      page.title = title.string(in: values)
      page.updateTitleDisplayMode()
    }
  }

  /// Sets the title of the view's page to a text, which isn't edited in the bar.
  ///
  /// - Parameter title: A binding to the title.
  /// - Returns: The modified view.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title of the view's page.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - displayMode: The size of the title.
  /// - Returns: The modified view.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the view's page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The size of the title.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the view's page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: The size of the title.
  /// - Returns: The modified view.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the size of the title of the view's page.
  ///
  /// - Parameter mode: The size of the title.
  /// - Returns: The modified view.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    PageView(content: self) { page in
      page.titleDisplayMode = mode
      page.updateTitleDisplayMode()
    }
  }
}

extension NavigationPage {
  /// Shows the title in its size; a page without a title has no room for a large one.
  fileprivate func updateTitleDisplayMode() {
    navigationItem.largeTitleDisplayMode =
      switch titleDisplayMode {
      case _ where title?.isEmpty ?? true: .never
      case .automatic: .automatic
      case .inline: .never
      case .large: .always
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
    /// The same as on the previous page; large on the first.
    case automatic
    /// A title in the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}

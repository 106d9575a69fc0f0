// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance and interaction of tab views.
///
/// SwiftUI: `TabViewStyle`.
public protocol TabViewStyle {
  /// The display mode of the dots if the tabs are pages; nil if they are above a tab bar.
  var dots: PageTabViewStyle.IndexDisplayMode? { get }
}

/// A style with a tab bar below the selected tab.
///
/// SwiftUI: `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// No dots.
  public var dots: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// A style with pages, which the user turns by dragging.
///
/// SwiftUI: `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots that show the number of pages are visible.
  ///
  /// SwiftUI: `PageTabViewStyle.IndexDisplayMode`.
  public nonisolated enum IndexDisplayMode: Hashable, Sendable, CaseIterable {
    /// Dots are visible if there is more than one page.
    case automatic
    /// Dots are always visible.
    case always
    /// There are no dots.
    case never
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When the dots are visible.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// The display mode of the dots.
  public var dots: IndexDisplayMode? { mode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style with a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style with pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the style with pages.
  ///
  /// - Parameter indexDisplayMode: When the dots are visible.
  /// - Returns: The style.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots that show the number of pages.
///
/// SwiftUI: `IndexViewStyle`.
public protocol IndexViewStyle {
  /// When the dots have a background.
  var background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A style with dots.
///
/// SwiftUI: `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  ///
  /// SwiftUI: `PageIndexViewStyle.BackgroundDisplayMode`.
  public nonisolated enum BackgroundDisplayMode: Hashable, Sendable, CaseIterable {
    /// The default, which is no background.
    case automatic
    /// The dots have a background.
    case always
    /// The dots have a background while the user touches them, which isn't shown.
    case interactive
    /// The dots have no background.
    case never
  }

  /// When the dots have a background.
  public let background: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style with dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns the style with dots.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  /// - Returns: The style.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of tab views in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.tabViewDots, style.dots)
  }

  /// Sets the style of the dots of tab views in the view that show pages.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    environment(\.dotsHaveBackground, style.background == .always)
  }
}

extension EnvironmentValues {
  var tabViewDots: PageTabViewStyle.IndexDisplayMode? {
    get { self[TabViewDotsKey.self] }
    set { self[TabViewDotsKey.self] = newValue }
  }

  var dotsHaveBackground: Bool {
    get { self[DotsBackgroundKey.self] }
    set { self[DotsBackgroundKey.self] = newValue }
  }
}

private struct TabViewDotsKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

private struct DotsBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

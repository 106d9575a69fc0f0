// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A scene with windows of the same content.
///
/// SwiftUI: `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let content: any View

  /// Creates a group of windows.
  ///
  /// - Parameter content: The views in each window.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of windows with a title, which isn't shown.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The views in each window.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a group of windows with a title, which isn't shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views in each window.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a group of windows with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity, which has no effect.
  ///   - content: The views in each window.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// The group itself.
  public var body: WindowGroup<Content> { return self }

  /// The view of a window.
  public var _content: (any View)? { content }
}

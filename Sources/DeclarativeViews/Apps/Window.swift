// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A scene with a single window.
///
/// SwiftUI: `Window`.
public struct Window<Content: View>: Scene {
  private let content: any View

  /// Creates a window with a title, which isn't shown.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - id: The identity, which has no effect.
  ///   - content: The views in the window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title, which isn't shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The identity, which has no effect.
  ///   - content: The views in the window.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window with a title, which isn't shown.
  ///
  /// - Parameters:
  ///   - title: The title as text.
  ///   - id: The identity, which has no effect.
  ///   - content: The views in the window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The window itself.
  public var body: Window<Content> { return self }

  /// The view of the window.
  public var _content: (any View)? { content }
}

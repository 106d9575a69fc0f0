// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A window with the settings of an app, which only the menu bar opens.
///
/// SwiftUI: `Settings`. A screen has no menu bar, as a phone, so it is never shown.
public struct Settings<Content: View>: Scene {
  /// Creates a window.
  ///
  /// - Parameter content: The settings, which aren't created.
  public init(@ViewBuilder content: () -> Content) {}

  /// The scene itself.
  public var body: Settings { return self }

  /// None.
  public var _content: (any View)? { nil }
}

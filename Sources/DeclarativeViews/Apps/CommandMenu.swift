// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A menu of the menu bar, which isn't shown.
///
/// SwiftUI: `CommandMenu`.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - nameKey: The title, which is looked up.
  ///   - content: The items, which aren't created.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - content: The items, which aren't created.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - name: The title.
  ///   - content: The items, which aren't created.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}

  /// The menu itself.
  public var body: CommandMenu { return self }
}

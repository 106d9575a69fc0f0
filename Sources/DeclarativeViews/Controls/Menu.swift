// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control that shows a menu of actions.
///
/// SwiftUI: `Menu`.
///
/// ```swift
/// Menu("Options", systemImage: "ellipsis") {
///   Button("Rename") { rename() }
///   Button("Delete", role: .destructive) { delete() }
/// }
/// ```
///
/// The actions are shown as a dialog at the bottom, see
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyle) private var style
  private let configuration: MenuStyleConfiguration

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = MenuStyleConfiguration(
      label: AnyView(label()), content: AnyView(content()), primaryAction: nil)
  }

  /// Creates a menu with an action of its own: a tap performs it, and holding down shows the menu.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu.
  ///   - label: The label.
  ///   - primaryAction: The action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    configuration = MenuStyleConfiguration(
      label: AnyView(label()), content: AnyView(content()), primaryAction: primaryAction)
  }

  /// The label as a button in the style of the environment.
  public var body: some View {
    style.styled(configuration, inside: \.menuStyle, DefaultMenuStyle())
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the menu.
  public init(_ configuration: MenuStyleConfiguration) {
    self.configuration = configuration
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The buttons of the menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The buttons of the menu.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and an action of its own: a tap performs it, and holding down shows
  /// the menu.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The buttons of the menu.
  ///   - primaryAction: The action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an action of its own: a tap performs it, and holding down shows
  /// the menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The buttons of the menu.
  ///   - primaryAction: The action.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == DeclarativeViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons of the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons of the menu.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title, a symbol, and an action of its own: a tap performs it, and holding
  /// down shows the menu.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons of the menu.
  ///   - primaryAction: The action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, a symbol, and an action of its own: a tap performs it, and holding
  /// down shows the menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons of the menu.
  ///   - primaryAction: The action.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

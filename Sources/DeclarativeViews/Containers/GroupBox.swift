// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A rounded box around views, with an optional label.
///
/// SwiftUI: `GroupBox`.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let configuration: GroupBoxStyleConfiguration

  /// Creates a box with a label.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(
      label: AnyView(label()), content: AnyView(content()), hasLabel: true)
  }

  /// Creates a box with a view as its label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The box in the style of the environment.
  public var body: some View {
    if style is DefaultGroupBoxStyle {
      style.styled(configuration)
    } else {
      style.styled(
        configuration.keeping(style), inside: \.groupBoxStyle, DefaultGroupBoxStyle())
    }
  }
}

extension GroupBoxStyleConfiguration {
  /// Returns the properties of a box whose views have a style, whatever style the box is in.
  fileprivate func keeping(_ style: any GroupBoxStyle) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: AnyView(label.environment(\.groupBoxStyle, style)),
      content: AnyView(content.environment(\.groupBoxStyle, style)), hasLabel: hasLabel)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  ///
  /// - Parameter content: The views in the box.
  public init(@ViewBuilder content: () -> Content) {
    configuration = GroupBoxStyleConfiguration(
      label: AnyView(EmptyView()), content: AnyView(content()), hasLabel: false)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The views in the box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the box.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.configuration = configuration
  }
}

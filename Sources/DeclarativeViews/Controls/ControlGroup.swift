// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Controls that belong together, side by side.
///
/// SwiftUI: `ControlGroup`.
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let configuration: ControlGroupStyleConfiguration

  private init(label: AnyView, content: Content) {
    configuration = ControlGroupStyleConfiguration(content: AnyView(content), label: label)
  }

  /// Creates a group.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: AnyView(EmptyView()), content: content())
  }

  /// Creates a group with a label, which styles may show.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(label: AnyView(label()), content: content())
  }

  /// Creates a group with a title, which styles may show.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The controls.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(Text(titleKey)), content: content())
  }

  /// Creates a group with a title, which styles may show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The controls.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(Text(title)), content: content())
  }

  /// Creates a group with a title and a symbol, which styles may show.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: AnyView(Label(titleKey, systemImage: systemImage)), content: content())
  }

  /// Creates a group with a title and a symbol, which styles may show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: AnyView(Label(title, systemImage: systemImage)), content: content())
  }

  /// The controls in the style of the environment.
  public var body: some View {
    style.styled(configuration, inside: \.controlGroupStyle, AutomaticControlGroupStyle())
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the group.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of group boxes.
///
/// SwiftUI: `GroupBoxStyle`.
public protocol GroupBoxStyle: ControlStyle where Parts == GroupBoxStyleConfiguration {
  /// The properties of a box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a box, passed to its style.
///
/// SwiftUI: `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the content.
  public typealias Content = AnyView

  /// The label, which may be empty.
  public let label: Label
  /// The views in the box.
  public let content: Content
  let hasLabel: Bool
}

/// A style with a rounded box around the content below its label.
///
/// SwiftUI: `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns the box in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.hasLabel { configuration.label.font(.headline) }
      VStack { configuration.content }
    }
    .padding(16)
    .background(Color.secondarySystemBackground, in: .rect(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style with a rounded box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of group boxes in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    environment(\.groupBoxStyle, style)
  }
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

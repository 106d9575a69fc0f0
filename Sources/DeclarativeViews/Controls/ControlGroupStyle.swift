// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of groups of controls.
///
/// SwiftUI: `ControlGroupStyle`.
public protocol ControlGroupStyle: ControlStyle where Parts == ControlGroupStyleConfiguration {
  /// The properties of a group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a group of controls, passed to its style.
///
/// SwiftUI: `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The type of the controls.
  public typealias Content = AnyView
  /// The type of the label.
  public typealias Label = AnyView

  /// The controls.
  public let content: Content
  /// The label, which may be empty.
  public let label: Label
}

/// A style with the controls side by side on a rounded background.
///
/// SwiftUI: `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content.buttonStyle(GroupedControlStyle())
    }
    .background(Color.tertiarySystemFill, in: .rect(cornerRadius: 8))
    .fixedSize()
  }
}

/// A style with the controls side by side, without a background.
///
/// SwiftUI: `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A style with a menu of the controls.
///
/// SwiftUI: `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style with a rounded background.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style without a background.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style with a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets the style of groups of controls in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    environment(\.controlGroupStyle, style)
  }
}

extension EnvironmentValues {
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A button in a group of controls.
private struct GroupedControlStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.systemRed : .tintColor)
      .padding(.horizontal, 12).padding(.vertical, 8)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

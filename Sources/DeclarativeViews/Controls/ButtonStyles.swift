// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A style with the label in the tint color, faded while pressed.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration) { values in
      if configuration.role == .destructive { return .systemRed }
      return values.resolvedTint
    }
  }
}

/// A style with the label in the tint color, faded while pressed.
public typealias BorderlessButtonStyle = DefaultButtonStyle

/// A style with the unchanged label, faded while pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration) { $0.foregroundColor }
  }
}

/// A style with the label on a rounded background.
public struct BorderedButtonStyle: ButtonStyle {
  private let isProminent: Bool

  /// Creates the style: the label in the tint color, on a pale background.
  public init() {
    isProminent = false
  }

  init(isProminent: Bool) {
    self.isProminent = isProminent
  }

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let isProminent = isProminent
    BorderedButton(configuration: configuration, isProminent: isProminent)
  }
}

/// A style with a white label on a background in the tint color.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

/// A label in a color, faded while pressed or disabled.
private struct ButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  let color: (EnvironmentValues) -> Color?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    EnvironmentView(content: configuration.label) { values in
      values.foregroundColor = color(values)
    }
    .opacity(isEnabled ? (configuration.isPressed ? 0.2 : 1) : 0.3)
  }
}

private struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  var body: some View {
    let color = configuration.role == .destructive ? Color.systemRed : tint ?? .tintColor
    configuration.label
      .foregroundColor(isProminent ? .white : color)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(isProminent ? color : color.withAlphaComponent(0.15), in: .rect(cornerRadius: 7))
      .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.35)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The style with the label in the tint color.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// The style with the label in the tint color.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The style with the unchanged label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The style with the label on a pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style with a white label on a background in the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of toggles.
///
/// SwiftUI: `ToggleStyle`.
public protocol ToggleStyle: ControlStyle where Parts == ToggleStyleConfiguration {
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle, passed to its style.
///
/// SwiftUI: `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView

  /// Whether the toggle is on; `$isOn` is a binding to it.
  @Binding public var isOn: Bool
  /// The label.
  public let label: Label
  /// The label as a text, if it is one.
  let title: String?

  init(isOn: Binding<Bool>, label: AnyView, title: String? = nil) {
    _isOn = isOn
    self.label = label
    self.title = title
  }
}

/// A style with a switch at the trailing edge of the label.
///
/// SwiftUI: `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A style with a switch at the trailing edge of the label.
///
/// SwiftUI: `SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a color.
  ///
  /// - Parameter tint: The color of switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let (isOn, title, tint) = (configuration.$isOn, configuration.title, tint)
    // The switch is read with its title.
    let label =
      title == nil ? configuration.label : AnyView(configuration.label.accessibilityHidden(true))
    LabeledControl(
      label: label,
      content: ControlView { _ in
        SwitchNode(frame: .zero)
      } update: { node, values in
        node.isOn = isOn.wrappedValue
        node.isEnabled = values.isEnabled
        node.onTintColor = tint ?? values.tint
        if let title { node.accessibilityLabel = title }
        node.setAction(for: .valueChanged) { [weak node] in
          if let node { isOn.wrappedValue = node.isOn }
        }
      })
  }
}

/// A style with a button, which is highlighted while the toggle is on.
///
/// SwiftUI: `ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggledButtonStyle(isOn: isOn))
    .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    .accessibilityRemoveTraits(isOn ? [] : .isSelected)
  }
}

/// A button with a pale background while it is on.
private struct ToggledButtonStyle: ButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, look: isOn ? .pale : .clear)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style with a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style with a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style with a button, which is highlighted while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleStyle, style)
  }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

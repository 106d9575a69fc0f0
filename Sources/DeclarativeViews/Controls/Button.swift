// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control that initiates an action.
///
/// SwiftUI: `Button`.
public struct Button: View {
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.primitiveButtonStyle) private var primitiveStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.alertEnd) private var alertEnd
  let role: ButtonRole?
  let action: () -> Void
  let label: AnyView

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action.
  ///   - label: The label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) {
    self.role = role
    self.action = action
    self.label = AnyView(label())
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }

  /// The button in the style of the environment.
  public var body: some View {
    if let primitiveStyle { primitive(primitiveStyle) } else { touchable }
  }

  private var touchable: some View {
    let configuration = ButtonStyleConfiguration(role: role, label: label, isPressed: isPressed)
    let (action, isEnabled, pressed, alertEnd) = (action, isEnabled, $isPressed, alertEnd)
    return NodeHolder(
      content: style.styled(configuration), name: "Button", make: { TouchNode() }
    ) { node in
      node.action = {
        action()
        alertEnd?()
      }
      node.isEnabled = isEnabled
      node.onPress = { pressed.wrappedValue = $0 }
    }
  }

  /// Returns the button in a style that performs the action itself.
  private func primitive(_ style: any PrimitiveButtonStyle) -> some View {
    let (action, isEnabled, alertEnd) = (action, isEnabled, alertEnd)
    let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label) {
      guard isEnabled else { return }
      action()
      alertEnd?()
    }
    // A button in the style has the button style around it.
    return style.styled(configuration).environment(\.primitiveButtonStyle, nil)
  }
}

/// The purpose of a button.
///
/// SwiftUI: `ButtonRole`.
public nonisolated struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels, leaving everything unchanged.
  public static let cancel = ButtonRole(name: "cancel")
}

/// The properties of a button, passed to its style.
///
/// SwiftUI: `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: AnyView
  /// A Boolean value that indicates whether the button is pressed.
  public let isPressed: Bool
}

/// The appearance of buttons.
///
/// SwiftUI: `ButtonStyle`.
public protocol ButtonStyle: ControlStyle where Parts == ButtonStyleConfiguration {
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Sets the style of buttons in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }
}

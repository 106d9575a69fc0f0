// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control that initiates an action.
///
/// SwiftUI: `Button`.
public struct Button<Label: View>: View {
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
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = AnyView(label())
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

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DeclarativeViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and an image from the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - image: The name of the image.
  ///   - role: The purpose of the button.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  ///   - action: The action.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      Label(titleKey, image: image, fileID: fileID, line: line)
    }
  }

  /// Creates a button with a title and an image from the environment.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of the image.
  ///   - role: The purpose of the button.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  ///   - action: The action.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      Label(title, image: image, fileID: fileID, line: line)
    }
  }
}

/// A button with a label of any type.
protocol AnyButton: View {
  var role: ButtonRole? { get }
  var action: () -> Void { get }
  /// The type-erased label.
  var labelView: AnyView { get }
}

extension Button: AnyButton {
  var labelView: AnyView { label }
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
  /// The type of the label.
  public typealias Label = AnyView

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
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

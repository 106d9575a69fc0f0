// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance and interaction of buttons: a style that decides when to perform the action.
///
/// SwiftUI: `PrimitiveButtonStyle`.
public protocol PrimitiveButtonStyle: ControlStyle
where Parts == PrimitiveButtonStyleConfiguration {
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, passed to a style that decides when to perform its action.
///
/// SwiftUI: `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  private let action: () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the action of the button, unless it is disabled.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the button.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension View {
  /// Sets the style of buttons in the view to one that decides when to perform their actions.
  ///
  /// - Parameter style: The style. A ``Button`` in it has the style around the view.
  /// - Returns: The modified view.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    environment(\.primitiveButtonStyle, style)
  }
}

extension EnvironmentValues {
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}

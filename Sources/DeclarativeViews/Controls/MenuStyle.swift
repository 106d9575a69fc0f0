// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of menus.
///
/// SwiftUI: `MenuStyle`.
public protocol MenuStyle: ControlStyle where Parts == MenuStyleConfiguration {
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu, passed to its style.
///
/// SwiftUI: `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the content.
  public typealias Content = AnyView

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

/// A style with a button that opens the menu.
///
/// SwiftUI: `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A style with a button, in the button style of the environment, that opens the menu.
///
/// SwiftUI: `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A style with a button without a border that opens the menu.
///
/// SwiftUI: `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the menu in this style.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style with a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style with a button in the button style of the environment.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style with a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func menuStyle(_ style: some MenuStyle) -> some View { environment(\.menuStyle, style) }

  /// Sets the order of the actions of menus in the view.
  ///
  /// - Parameter order: Has no effect: actions are always in their own order.
  /// - Returns: The view.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets the visibility of indicators of menus in the view.
  ///
  /// - Parameter visibility: Has no effect, as on iOS, where menus have none.
  /// - Returns: The view.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// The order of the actions of a menu.
///
/// SwiftUI: `MenuOrder`.
public nonisolated struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The default order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The actions with priority are closest to the touch.
  public static let priority = MenuOrder(name: "priority")
  /// The actions are in their own order.
  public static let fixed = MenuOrder(name: "fixed")
}

extension EnvironmentValues {
  var menuStyle: any MenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: any MenuStyle { DefaultMenuStyle() }
}

/// A button that opens a menu.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isPresented = false

  var body: some View {
    let (content, primaryAction) = (configuration.content, configuration.primaryAction)
    Button {
      if let primaryAction { primaryAction() } else { isPresented = true }
    } label: {
      configuration.label
    }
    .gesture(
      LongPressGesture().onEnded { _ in isPresented = true },
      including: primaryAction == nil ? .subviews : .all
    )
    .confirmationDialog("", isPresented: $isPresented) { content }
  }
}

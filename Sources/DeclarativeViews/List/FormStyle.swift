// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of forms.
///
/// SwiftUI: `FormStyle`.
public protocol FormStyle: ControlStyle where Parts == FormStyleConfiguration {
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form, passed to its style.
///
/// SwiftUI: `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The type of the content.
  public typealias Content = AnyView

  /// The rows and sections.
  public let content: Content
}

/// A style with rows in rounded groups.
///
/// SwiftUI: `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the form in this style.
  public func makeBody(configuration: Configuration) -> some View {
    List<Never, AnyView>(content: configuration.content, selection: nil).listStyle(.insetGrouped)
  }
}

/// A style with rows in rounded groups.
///
/// SwiftUI: `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the form in this style.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticFormStyle().makeBody(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style with rows in rounded groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style with rows in rounded groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets the style of forms in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func formStyle(_ style: some FormStyle) -> some View { environment(\.formStyle, style) }
}

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: any FormStyle { AutomaticFormStyle() }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A single-line text field that hides its text.
///
/// SwiftUI: `SecureField`.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the label.
  ///   - label: The placeholder, if it is a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(
      title: label().ownLabel, text: text, prompt: prompt, isSecure: true)
  }

  /// The field.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with an action.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - text: A binding to the text.
  ///   - onCommit: The action to perform when the Return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = TextField(title: Text(titleKey), text: text, prompt: nil, isSecure: true)
      .reporting(onCommit: onCommit)
  }

  /// Creates a field with an action.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - onCommit: The action to perform when the Return key is pressed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = TextField(title: Text(title), text: text, prompt: nil, isSecure: true)
      .reporting(onCommit: onCommit)
  }
}

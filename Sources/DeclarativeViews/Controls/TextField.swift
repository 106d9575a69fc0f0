// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A field for text: a single line, or several if it grows vertically.
///
/// SwiftUI: `TextField`.
public struct TextField: View {
  private let text: Binding<String>
  private let prompt: String
  private let isSecure: Bool
  private var growsDownward = false
  /// Whether the value is updated when editing ends instead of with each character.
  private var isTakenAtEnd = false

  /// Creates a field that grows along an axis with its text.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  ///   - axis: The axis of growth: with `vertical`, lines wrap, and Return starts a new line.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title: String(title), text: text, prompt: prompt, isSecure: false)
    growsDownward = axis == .vertical
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(title: String(title), text: text, prompt: prompt, isSecure: false)
  }

  /// Creates a field for a value that is entered as text.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the title.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding {
      format.format(value.wrappedValue)
    } set: { typed in
      if let read = try? format.parseStrategy.parse(typed) { value.wrappedValue = read }
    }
    self.init(title: String(title), text: text, prompt: prompt, isSecure: false)
    isTakenAtEnd = true
  }

  init(title: String, text: Binding<String>, prompt: Text?, isSecure: Bool) {
    self.text = text
    self.prompt = prompt?.string ?? title
    self.isSecure = isSecure
  }

  /// The field.
  public var body: some View {
    if growsDownward {
      TextAreaView(text: text, placeholder: prompt, scrolls: false)
    } else {
      line
    }
  }

  private var line: some View {
    let (text, prompt, isSecure, isTakenAtEnd) = (text, prompt, isSecure, isTakenAtEnd)
    return ControlView { _ -> SubmittingInputNode in
      let node = SubmittingInputNode(frame: .zero)
      node.delegate = node
      return node
    } update: { node, values in
      let isBeingTyped = isTakenAtEnd && node.isFirstResponder
      if !isBeingTyped, node.text ?? "" != text.wrappedValue { node.text = text.wrappedValue }
      node.placeholder = prompt
      node.font = values.resolvedFont
      node.textColor = values.resolvedForeground
      node.isEnabled = values.isEnabled
      node.isSecureTextEntry = isSecure
      node.keyboardType = values.keyboardType
      node.autocapitalizationType = values.capitalization
      node.autocorrectionType = values.correction
      node.borderStyle = values.textFieldBorder
      node.textAlignment = values.multilineTextAlignment.resolved(values.layoutDirection)
      node.onSubmit = values.submitAction
      node.setAction(for: isTakenAtEnd ? .editingDidEnd : .editingChanged) { [weak node] in
        guard let node else { return }
        text.wrappedValue = node.text ?? ""
        // The text may not represent a value, or its value may be formatted differently.
        if isTakenAtEnd { node.text = text.wrappedValue }
      }
    }
  }
}

/// A single-line text field that hides its text.
///
/// SwiftUI: `SecureField`.
public struct SecureField: View {
  private let field: TextField

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    field = TextField(title: String(title), text: text, prompt: prompt, isSecure: true)
  }

  /// The field.
  public var body: some View { field }
}

/// An input that reports when editing ends.
final class SubmittingInputNode: InputNode, InputNodeDelegate, FocusableNode {
  var onSubmit: (() -> Void)?
  var onFocusChange: ((_ isFocused: Bool) -> Void)?

  func textFieldDidBeginEditing(_ textField: InputNode) { onFocusChange?(true) }

  func textFieldDidEndEditing(_ textField: InputNode) { onFocusChange?(false) }

  func textFieldShouldReturn(_ textField: InputNode) -> Bool {
    onSubmit?()
    _ = resignFirstResponder()
    return true
  }
}

extension View {
  /// Sets the keyboard of text fields in the view.
  ///
  /// - Parameter type: The keyboard.
  /// - Returns: The modified view.
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// Performs an action when the Return key is pressed in a text field in the view.
  ///
  /// - Parameter action: The action.
  /// - Returns: The modified view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.submitAction, action)
  }
}

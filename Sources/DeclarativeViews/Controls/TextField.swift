// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A field for text: a single line, or several if it grows vertically.
///
/// SwiftUI: `TextField`.
public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let isSecure: Bool
  private var growsDownward = false
  /// Whether the value is updated when editing ends instead of with each character.
  private var isTakenAtEnd = false
  private var onEditingChanged: ((Bool) -> Void)?
  private var onCommit: (() -> Void)?

  init(
    title: Text?, text: Binding<String>, prompt: Text?, isSecure: Bool = false,
    growsDownward: Bool = false, isTakenAtEnd: Bool = false
  ) {
    self.text = text
    self.prompt = prompt ?? title
    self.isSecure = isSecure
    self.growsDownward = growsDownward
    self.isTakenAtEnd = isTakenAtEnd
  }

  /// Returns the field with actions that report editing.
  func reporting(
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) -> TextField {
    var copy = self
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    return copy
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
    let (onEditingChanged, onCommit) = (onEditingChanged, onCommit)
    return ControlView { _ -> SubmittingInputNode in
      let node = SubmittingInputNode(frame: .zero)
      node.delegate = node
      // Unlike a text field of UIKit, it never becomes taller than its line.
      node.setContentHuggingPriority(.required, for: .vertical)
      return node
    } update: { node, values in
      let isBeingTyped = isTakenAtEnd && node.isFirstResponder
      if !isBeingTyped, node.text ?? "" != text.wrappedValue { node.text = text.wrappedValue }
      node.placeholder = prompt?.string(in: values) ?? ""
      node.font = values.resolvedFont
      node.textColor = values.resolvedForeground
      node.isEnabled = values.isEnabled
      node.isSecureTextEntry = isSecure
      node.keyboardType = values.keyboardType
      node.autocapitalizationType = values.capitalization
      node.autocorrectionType = values.correction
      node.borderStyle = values.textFieldBorder
      node.textAlignment = values.multilineTextAlignment.resolved(values.layoutDirection)
      let submit = values.submitAction
      node.onSubmit =
        onCommit.map { commit in
          {
            commit()
            submit?()
          }
        } ?? submit
      node.onEditingChanged = onEditingChanged
      node.setAction(for: isTakenAtEnd ? .editingDidEnd : .editingChanged) { [weak node] in
        guard let node else { return }
        text.wrappedValue = node.text ?? ""
        // The text may not represent a value, or its value may be formatted differently.
        if isTakenAtEnd { node.text = text.wrappedValue }
      }
    }
  }
}

/// An input that reports when editing ends.
final class SubmittingInputNode: InputNode, InputNodeDelegate, FocusableNode {
  var onSubmit: (() -> Void)?
  var onFocusChange: ((_ isFocused: Bool) -> Void)?
  var onEditingChanged: ((_ isEditing: Bool) -> Void)?

  func textFieldDidBeginEditing(_ textField: InputNode) {
    onFocusChange?(true)
    onEditingChanged?(true)
  }

  func textFieldDidEndEditing(_ textField: InputNode) {
    onFocusChange?(false)
    onEditingChanged?(false)
  }

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

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A factory of fields with a style.
public final class FieldFactory: FieldFactoryProtocol {
  /// The style of the fields.
  public let style: ComponentStyle
  /// The factory of inputs.
  public let input: any InputFactoryProtocol
  /// The factory of buttons.
  public let button: any ButtonFactoryProtocol

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - style: The style of the fields.
  ///   - input: The factory of inputs.
  ///   - button: The factory of buttons.
  public init(
    style: ComponentStyle = ComponentStyle(), input: any InputFactoryProtocol = InputFactory(),
    button: any ButtonFactoryProtocol = ButtonFactory()
  ) {
    self.style = style
    self.input = input
    self.button = button
  }

  /// Returns an input with its title above, and a help text or an error message below.
  public func labelled(title: String, input: UITextField, help: String?) -> FieldNode {
    FieldNode(title: title, input: input, help: help, style: style)
  }

  /// Returns a search field, with a magnifying glass and a clear button.
  public func search(placeholder: String) -> UITextField {
    let field = input.text()
    field.placeholder = placeholder
    field.returnKeyType = .search
    field.autocorrectionType = .no
    field.clearButtonMode = .whileEditing
    field.leftView = MagnifyingGlassNode(color: style.color.inputPlaceholder)
    field.leftViewMode = .always
    field.accessibilityTraits = .searchField
    field.accessibilityLabel = placeholder
    style.outlineFollowingEdits(field)
    return field
  }

  /// Returns a password field, with a button that reveals the text.
  public func password(placeholder: String) -> UITextField {
    let field = input.text()
    field.placeholder = placeholder
    field.isSecureTextEntry = true
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.textContentType = .password
    let eye = PasswordVisibilityButton(for: field, style: style)
    field.rightView = eye
    field.rightViewMode = .always
    field.accessibilityElements = [eye]
    field.accessibilityLabel = placeholder
    style.outlineFollowingEdits(field)
    return field
  }

  /// Returns a select: a menu of options, one of which can be selected.
  public func select(
    title: String, options: [String], selected: Int?, prompt: String
  ) -> SelectNode {
    let select = SelectNode(title: title, options: options, prompt: prompt, style: style)
    select.selectedIndex = selected
    return select
  }

  /// Returns a form: a column of fields with a submit button.
  public func form(fields: [FieldNode], submit: String) -> FormNode {
    let submitButton = button.positive()
    submitButton.setTitle(submit, for: .normal)
    return FormNode(fields: fields, submitButton: submitButton, style: style)
  }
}

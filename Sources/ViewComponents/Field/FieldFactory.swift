// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The fields of a style.
public final class FieldFactory: FieldFactoryProtocol {
  /// The style of the fields.
  public let style: ComponentStyle
  /// Makes the inputs.
  public let input: any InputFactoryProtocol
  /// Makes the buttons.
  public let button: any ButtonFactoryProtocol

  /// Makes the factory.
  ///
  /// - Parameters:
  ///   - style: What the fields are styled with.
  ///   - input: Makes the inputs.
  ///   - button: Makes the buttons.
  public init(
    style: ComponentStyle = ComponentStyle(), input: any InputFactoryProtocol = InputFactory(),
    button: any ButtonFactoryProtocol = ButtonFactory()
  ) {
    self.style = style
    self.input = input
    self.button = button
  }

  /// An input with its title above, and help or what is wrong with it below.
  public func labelled(title: String, input: UITextField, help: String?) -> FieldNode {
    FieldNode(title: title, input: input, help: help, style: style)
  }

  /// An input for what is looked for, with a magnifying glass and a button that clears it.
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

  /// An input that shows dots, and a button that shows what was typed instead.
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

  /// One of several options, which a tap shows below each other.
  public func select(
    title: String, options: [String], selected: Int?, prompt: String
  ) -> SelectNode {
    let select = SelectNode(title: title, options: options, prompt: prompt, style: style)
    select.selectedIndex = selected
    return select
  }

  /// Fields one below the other, and a button that sends them once all can be used.
  public func form(fields: [FieldNode], submit: String) -> FormNode {
    let submitButton = button.positive()
    submitButton.setTitle(submit, for: .normal)
    return FormNode(fields: fields, submitButton: submitButton, style: style)
  }
}

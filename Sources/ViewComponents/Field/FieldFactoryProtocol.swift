// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of fields and forms.
///
/// It creates inputs with ``input``.
public protocol FieldFactoryProtocol: ComponentFactoryProtocol {
  /// The factory of inputs.
  var input: any InputFactoryProtocol { get }
  /// The factory of buttons.
  var button: any ButtonFactoryProtocol { get }

  /// Returns an input with its title above, and a help text or an error message below.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: The input.
  ///   - help: The help text, or `nil` for none.
  /// - Returns: The field.
  func labelled(title: String, input: UITextField, help: String?) -> FieldNode

  /// Returns a text area with its title above, and a help text or an error message below.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - textArea: The text area.
  ///   - help: The help text, or `nil` for none.
  /// - Returns: The field.
  func labelled(title: String, textArea: TextAreaFieldNode, help: String?) -> FieldNode

  /// Returns a select with its title above, and a help text or an error message below.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - select: The select; VoiceOver reads the field's title as its label.
  ///   - help: The help text, or `nil` for none.
  /// - Returns: The field.
  func labelled(title: String, select: SelectNode, help: String?) -> FieldNode

  /// Returns a text area that grows with its text, with a character counter if there is a limit.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder.
  ///   - characterLimit: The maximum number of characters; `nil` for no limit.
  /// - Returns: The text area.
  func textArea(placeholder: String, characterLimit: Int?) -> TextAreaFieldNode

  /// Returns a search field, with a magnifying glass and a clear button.
  ///
  /// - Parameter placeholder: The placeholder.
  /// - Returns: The input.
  func search(placeholder: String) -> UITextField

  /// Returns a password field, with a button that reveals the text.
  ///
  /// - Parameter placeholder: The placeholder.
  /// - Returns: The input.
  func password(placeholder: String) -> UITextField

  /// Returns a select: a menu of options, one of which can be selected.
  ///
  /// - Parameters:
  ///   - title: The accessibility label.
  ///   - options: The options, from the top.
  ///   - selected: The index of the selected option, starting at 0; `nil` for none.
  ///   - prompt: The placeholder that is shown while no option is selected.
  /// - Returns: The select, with its menu closed.
  func select(title: String, options: [String], selected: Int?, prompt: String) -> SelectNode

  /// Returns a form: a column of fields with a submit button.
  ///
  /// - Parameters:
  ///   - fields: The fields, from the top.
  ///   - submit: The title of the button.
  /// - Returns: The form.
  func form(fields: [FieldNode], submit: String) -> FormNode
}

extension FieldFactoryProtocol {
  /// Returns a text area with its title above, in the factory's style.
  public func labelled(title: String, textArea: TextAreaFieldNode, help: String?) -> FieldNode {
    FieldNode(title: title, textArea: textArea, help: help, style: style)
  }

  /// Returns a select with its title above, in the factory's style.
  public func labelled(title: String, select: SelectNode, help: String?) -> FieldNode {
    FieldNode(title: title, select: select, help: help, style: style)
  }

  /// Returns a text area in the factory's style.
  public func textArea(placeholder: String, characterLimit: Int?) -> TextAreaFieldNode {
    TextAreaFieldNode(placeholder: placeholder, characterLimit: characterLimit, style: style)
  }

  /// Returns a text area without a character limit.
  public func textArea(placeholder: String) -> TextAreaFieldNode {
    textArea(placeholder: placeholder, characterLimit: nil)
  }

  /// Returns a text input with its title above.
  public func labelled(title: String) -> FieldNode {
    labelled(title: title, input: input.text(), help: nil)
  }

  /// Returns an input with its title above.
  public func labelled(title: String, input: UITextField) -> FieldNode {
    labelled(title: title, input: input, help: nil)
  }
}

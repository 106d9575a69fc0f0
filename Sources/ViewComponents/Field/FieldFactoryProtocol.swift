// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes what a form is put together from.
///
/// Its inputs are those of ``input``.
public protocol FieldFactoryProtocol: ComponentFactoryProtocol {
  /// Makes the inputs.
  var input: any InputFactoryProtocol { get }
  /// Makes the buttons.
  var button: any ButtonFactoryProtocol { get }

  /// An input with its title above, and help or what is wrong with it below.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: Takes the text.
  ///   - help: What helps to fill it in.
  /// - Returns: The field.
  func labelled(title: String, input: UITextField, help: String?) -> FieldNode

  /// A text area with its title above, and help or what is wrong with it below.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - textArea: Takes the text.
  ///   - help: What helps to fill it in.
  /// - Returns: The field.
  func labelled(title: String, textArea: TextAreaFieldNode, help: String?) -> FieldNode

  /// A select with its title above, and help or what is wrong with it below.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - select: Takes the choice; it is read aloud by the field's title.
  ///   - help: What helps to choose.
  /// - Returns: The field.
  func labelled(title: String, select: SelectNode, help: String?) -> FieldNode

  /// A text area that grows with its text, and counts the characters if there is a limit.
  ///
  /// - Parameters:
  ///   - placeholder: What it shows while empty.
  ///   - characterLimit: The greatest number of characters; `nil` for any number.
  /// - Returns: The text area.
  func textArea(placeholder: String, characterLimit: Int?) -> TextAreaFieldNode

  /// An input for what is looked for, with a magnifying glass and a button that clears it.
  ///
  /// - Parameter placeholder: What it shows while empty.
  /// - Returns: The input.
  func search(placeholder: String) -> UITextField

  /// An input that shows dots, and a button that shows what was typed instead.
  ///
  /// - Parameter placeholder: What it shows while empty.
  /// - Returns: The input.
  func password(placeholder: String) -> UITextField

  /// One of several options, which a tap shows below each other.
  ///
  /// - Parameters:
  ///   - title: What is chosen; read aloud.
  ///   - options: The options, from the top.
  ///   - selected: The index of the chosen one, from 0; `nil` for none.
  ///   - prompt: What it shows as long as none is chosen.
  /// - Returns: The menu, which is closed.
  func select(title: String, options: [String], selected: Int?, prompt: String) -> SelectNode

  /// Fields one below the other, and a button that sends them once all can be used.
  ///
  /// - Parameters:
  ///   - fields: The fields, from the top.
  ///   - submit: The title of the button.
  /// - Returns: The form.
  func form(fields: [FieldNode], submit: String) -> FormNode
}

extension FieldFactoryProtocol {
  /// A text area with its title above, in the factory's style.
  public func labelled(title: String, textArea: TextAreaFieldNode, help: String?) -> FieldNode {
    FieldNode(title: title, textArea: textArea, help: help, style: style)
  }

  /// A select with its title above, in the factory's style.
  public func labelled(title: String, select: SelectNode, help: String?) -> FieldNode {
    FieldNode(title: title, select: select, help: help, style: style)
  }

  /// A text area in the factory's style.
  public func textArea(placeholder: String, characterLimit: Int?) -> TextAreaFieldNode {
    TextAreaFieldNode(placeholder: placeholder, characterLimit: characterLimit, style: style)
  }

  /// A text area for any number of characters.
  public func textArea(placeholder: String) -> TextAreaFieldNode {
    textArea(placeholder: placeholder, characterLimit: nil)
  }

  /// An input for any text with its title above.
  public func labelled(title: String) -> FieldNode {
    labelled(title: title, input: input.text(), help: nil)
  }

  /// An input with its title above.
  public func labelled(title: String, input: UITextField) -> FieldNode {
    labelled(title: title, input: input, help: nil)
  }
}

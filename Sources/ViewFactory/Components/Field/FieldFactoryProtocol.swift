// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

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
  func labelled(title: String, input: InputNode, help: String?) -> FieldNode

  /// An input for what is looked for, with a magnifying glass and a button that clears it.
  ///
  /// - Parameter placeholder: What it shows while empty.
  /// - Returns: The input.
  func search(placeholder: String) -> InputNode

  /// An input that shows dots, and a button that shows what was typed instead.
  ///
  /// - Parameter placeholder: What it shows while empty.
  /// - Returns: The input.
  func password(placeholder: String) -> InputNode

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
  /// An input for any text with its title above.
  public func labelled(title: String) -> FieldNode {
    labelled(title: title, input: input.text(), help: nil)
  }

  /// An input with its title above.
  public func labelled(title: String, input: InputNode) -> FieldNode {
    labelled(title: title, input: input, help: nil)
  }
}

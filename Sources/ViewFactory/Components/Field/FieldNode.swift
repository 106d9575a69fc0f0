// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// An input with its title above, and help or what is wrong with it below.
open class FieldNode: StackNode {
  /// Takes the text; in a field that holds a text area, an input that isn't shown.
  public final let input: InputNode
  /// Takes the text of several lines, in a field that holds a text area.
  public final let textArea: TextAreaFieldNode?
  /// Shows the title, which is read aloud as the input's.
  public final let titleLabel: LabelNode
  /// Says what is wrong with a text; `nil` of one that can be used.
  public final var validation: ((String) -> String?)?
  private let messageLabel: LabelNode
  private let style: ComponentStyle

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: Takes the text.
  ///   - help: What helps to fill it in.
  ///   - style: What the field is styled with.
  public convenience init(
    title: String = "", input: InputNode = InputNode(), help: String? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.init(title: title, input: input, textArea: nil, help: help, style: style)
    input.accessibilityTitleNode = titleLabel
    // The title says what is asked for.
    if input.placeholder == InputFactory.unsetPlaceholder { input.placeholder = " " }
    // An input without a title is named by its placeholder; here it has one.
    if input.accessibilityLabel == input.placeholder { input.accessibilityLabel = title }
    // What was wrong is put right under the eyes of who types.
    input.addTarget(self, for: .editingChanged) { $0.validateAgain() }
  }

  /// Makes a field for text of several lines.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - textArea: Takes the text.
  ///   - help: What helps to fill it in.
  ///   - style: What the field is styled with.
  public convenience init(
    title: String, textArea: TextAreaFieldNode, help: String? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.init(title: title, input: InputNode(), textArea: textArea, help: help, style: style)
    let node = textArea.textArea
    node.accessibilityTitleNode = titleLabel
    if node.accessibilityLabel == node.placeholder { node.accessibilityLabel = title }
    textArea.fieldObserver = { [weak self] in self?.validateAgain() }
  }

  private init(
    title: String, input: InputNode, textArea: TextAreaFieldNode?, help: String?,
    style: ComponentStyle
  ) {
    self.input = input
    self.textArea = textArea
    self.style = style
    self.help = help
    titleLabel = style.label(\.inputLabel, style.color.labelInput, text: title)
    messageLabel = style.label(\.hint, style.color.labelHint)
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.tight.value
    translatesAutoresizingMaskIntoConstraints = false
    for view in [titleLabel, textArea ?? input, messageLabel] { addArrangedSubview(view) }
    // The input says both.
    titleLabel.isAccessibilityElement = false
    messageLabel.isAccessibilityElement = false
    showMessage()
  }

  /// What helps to fill the field in.
  open var help: String? {
    didSet { showMessage() }
  }

  /// What is wrong with the text: it stands in place of the help, and the input has a border in the
  /// colour of errors.
  open var error: String? {
    didSet { showMessage() }
  }

  /// What was typed.
  open var text: String {
    get { textArea?.text ?? input.text ?? "" }
    set {
      if let textArea { textArea.text = newValue } else { input.text = newValue }
    }
  }

  /// Shows what is wrong with the text, if anything is.
  ///
  /// - Returns: Whether the text can be used.
  @discardableResult
  open func validate() -> Bool {
    error = validation?(text)
    return error == nil
  }

  /// Puts the caret into the field.
  final func beginEditing() {
    if let textArea {
      textArea.textArea.becomeFirstResponder()
    } else {
      input.becomeFirstResponder()
    }
  }

  private func validateAgain() {
    if error != nil { validate() }
  }

  private func showMessage() {
    messageLabel.show(error ?? help)
    messageLabel.textColor = error == nil ? style.color.labelHint : style.color.error
    if let textArea {
      textArea.isInvalid = error != nil
      textArea.textArea.accessibilityHint = error ?? help
      return
    }
    input.layer.borderWidth = error == nil ? 1 : 2
    input.layer.borderColor =
      error == nil ? style.color.outlineInStrongContrast : style.color.error
    input.layer.cornerRadius = 5
    input.accessibilityHint = error ?? help
  }
}

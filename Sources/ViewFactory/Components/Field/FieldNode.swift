// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// An input with its title above, and help or what is wrong with it below.
open class FieldNode: StackNode {
  /// Takes the text.
  public final let input: InputNode
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
  public init(
    title: String = "", input: InputNode = InputNode(), help: String? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.input = input
    self.style = style
    self.help = help
    titleLabel = style.label(\.inputLabel, style.color.labelInput, text: title)
    messageLabel = style.label(\.hint, style.color.labelHint)
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.tight.value
    translatesAutoresizingMaskIntoConstraints = false
    for view in [titleLabel, input, messageLabel] { addArrangedSubview(view) }
    input.accessibilityTitleNode = titleLabel
    // The title says what is asked for.
    if input.placeholder == InputFactory.unsetPlaceholder { input.placeholder = " " }
    // An input without a title is named by its placeholder; here it has one.
    if input.accessibilityLabel == input.placeholder { input.accessibilityLabel = title }
    // The input says both.
    titleLabel.isAccessibilityElement = false
    messageLabel.isAccessibilityElement = false
    // What was wrong is put right under the eyes of who types.
    input.addTarget(self, for: .editingChanged) { field in
      if field.error != nil { field.validate() }
    }
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
    get { input.text ?? "" }
    set { input.text = newValue }
  }

  /// Shows what is wrong with the text, if anything is.
  ///
  /// - Returns: Whether the text can be used.
  @discardableResult
  open func validate() -> Bool {
    error = validation?(text)
    return error == nil
  }

  private func showMessage() {
    messageLabel.show(error ?? help)
    messageLabel.textColor = error == nil ? style.color.labelHint : style.color.error
    input.layer.borderWidth = error == nil ? 1 : 2
    input.layer.borderColor =
      error == nil ? style.color.outlineInStrongContrast : style.color.error
    input.layer.cornerRadius = 5
    input.accessibilityHint = error ?? help
  }
}

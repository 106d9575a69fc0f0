// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// An input, a text area or a select with its title above, and help or what is wrong with it below.
open class FieldNode: UIStackView {
  /// Takes the text; in a field that holds something else, an input that isn't shown.
  public final let input: UITextField
  /// Takes the text of several lines, in a field that holds a text area.
  public final let textArea: TextAreaFieldNode?
  /// Takes the choice, in a field that holds a select.
  public final let select: SelectNode?
  /// Shows the title, which is read aloud as the input's.
  public final let titleLabel: UILabel
  /// Says what is wrong with a text, or with a chosen option; `nil` of one that can be used.
  public final var validation: ((String) -> String?)?
  private let messageLabel: UILabel
  private let style: ComponentStyle

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: Takes the text.
  ///   - help: What helps to fill it in.
  ///   - style: What the field is styled with.
  public convenience init(
    title: String = "", input: UITextField = UITextField(), help: String? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.init(title: title, input: input, help: help, style: style, holding: nil, nil)
    input.take(title: titleLabel)
    // The title says what is asked for.
    if input.placeholder == InputFactory.unsetPlaceholder { input.placeholder = " " }
    // An input without a title is named by its placeholder; here it has one.
    if input.accessibilityLabel == input.placeholder { input.accessibilityLabel = title }
    // Revalidate an invalid text while the user corrects it.
    input.addAction(to: self, for: .editingChanged) { $0.validateAgain() }
    input.addAction(to: self, for: [.editingDidBegin, .editingDidEnd]) { $0.showMessage() }
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
    self.init(title: title, input: UITextField(), help: help, style: style, holding: textArea, nil)
    let node = textArea.textArea
    node.take(title: titleLabel)
    if node.accessibilityLabel == textArea.placeholder { node.accessibilityLabel = title }
    textArea.fieldObserver = { [weak self] in self?.validateAgain() }
  }

  /// Makes a field for one of several options.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - select: Takes the choice; it is read aloud by the field's title.
  ///   - help: What helps to choose.
  ///   - style: What the field is styled with.
  public convenience init(
    title: String, select: SelectNode, help: String? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.init(title: title, input: UITextField(), help: help, style: style, holding: nil, select)
    select.field.accessibilityLabel = title
    select.fieldObserver = { [weak self] in self?.validateAgain() }
  }

  private init(
    title: String, input: UITextField, help: String?, style: ComponentStyle,
    holding textArea: TextAreaFieldNode?, _ select: SelectNode?
  ) {
    self.input = input
    self.textArea = textArea
    self.select = select
    self.style = style
    self.help = help
    titleLabel = style.label(\.inputLabel, style.color.labelInput, text: title)
    messageLabel = style.label(\.hint, style.color.labelHint)
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.tight.value
    translatesAutoresizingMaskIntoConstraints = false
    for view in [titleLabel, textArea ?? select ?? input, messageLabel] {
      addArrangedSubview(view)
    }
    // The input says both.
    titleLabel.isAccessibilityElement = false
    messageLabel.isAccessibilityElement = false
    showMessage()
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// The help text below the field.
  open var help: String? {
    didSet { showMessage() }
  }

  /// The error message, which replaces the help text and gives the input a border in the error
  /// color.
  open var error: String? {
    didSet { showMessage() }
  }

  /// The text, or the selected option; empty if there is none.
  ///
  /// Setting it sends no event. A select only accepts its options.
  open var text: String {
    get {
      if let select { return select.selectedOption ?? "" }
      return textArea?.text ?? input.text ?? ""
    }
    set {
      if let textArea {
        textArea.text = newValue
      } else if let select {
        select.selectedIndex = select.options.firstIndex(of: newValue)
      } else {
        input.text = newValue
      }
    }
  }

  /// Whether the field takes text or a choice; it fades while it does not.
  open var isEnabled: Bool {
    get { textArea?.isEnabled ?? select?.isEnabled ?? input.isEnabled }
    set {
      textArea?.isEnabled = newValue
      select?.isEnabled = newValue
      input.isEnabled = newValue
      input.alpha = newValue ? 1 : 0.4
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

  /// Puts the caret into the field, or opens its menu.
  final func beginEditing() {
    if let textArea {
      textArea.textArea.becomeFirstResponder()
    } else if let select {
      select.isOpen = true
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
    if let select {
      select.isInvalid = error != nil
      select.field.accessibilityHint = error ?? help
      return
    }
    style.outline(input, isInvalid: error != nil)
    input.accessibilityHint = error ?? help
  }
}

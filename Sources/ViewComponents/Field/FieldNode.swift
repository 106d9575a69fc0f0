// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A field: an input, a text area, or a select with its title above, and a help text or an error
/// message below.
open class FieldNode: UIStackView {
  /// The input, which is not shown if the field has a text area or a select.
  public final let input: UITextField
  /// The text area, if the field has one.
  public final let textArea: TextAreaFieldNode?
  /// The select, if the field has one.
  public final let select: SelectNode?
  /// The label of the title, which VoiceOver reads with the input.
  public final let titleLabel: UILabel
  /// A closure that returns an error message for an invalid text or option, or `nil` for a valid
  /// one.
  public final var validation: ((String) -> String?)?
  private let messageLabel: UILabel
  private let style: ComponentStyle

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: The input.
  ///   - help: The help text, or `nil` for none.
  ///   - style: The style of the field.
  public convenience init(
    title: String = "", input: UITextField = UITextField(), help: String? = nil,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.init(title: title, input: input, help: help, style: style, holding: nil, nil)
    input.take(title: titleLabel)
    // The title already describes the input.
    if [InputFactory.unsetPlaceholder, style.words.placeholder].contains(input.placeholder) {
      input.placeholder = " "
    }
    // An input without a title uses its placeholder as the accessibility label; here it has a
    // title.
    if input.accessibilityLabel == input.placeholder { input.accessibilityLabel = title }
    // Revalidate an invalid text while the user corrects it.
    input.addAction(to: self, for: .editingChanged) { $0.validateAgain() }
    input.addAction(to: self, for: [.editingDidBegin, .editingDidEnd]) { $0.showMessage() }
  }

  /// Creates a field for multiline text.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - textArea: The text area.
  ///   - help: The help text, or `nil` for none.
  ///   - style: The style of the field.
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

  /// Creates a field for one of several options.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - select: The select; VoiceOver reads the field's title as its label.
  ///   - help: The help text, or `nil` for none.
  ///   - style: The style of the field.
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
    // VoiceOver reads the title with the input.
    titleLabel.isAccessibilityElement = false
    messageLabel.isAccessibilityElement = false
    showMessage()
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

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

  /// A Boolean value that indicates whether the field is enabled; it is faded while disabled.
  open var isEnabled: Bool {
    get { textArea?.isEnabled ?? select?.isEnabled ?? input.isEnabled }
    set {
      textArea?.isEnabled = newValue
      select?.isEnabled = newValue
      input.isEnabled = newValue
      input.alpha = newValue ? 1 : Self.opacityWhileDisabled
    }
  }

  /// The opacity of a disabled input, whose text is as faint as that of other disabled components.
  private static var opacityWhileDisabled: CGFloat {
    #if UIKitViews
      0.4
    #else
      // The input itself halves the opacity of its text.
      0.8
    #endif
  }

  /// Validates the text and shows an error message if it is invalid.
  ///
  /// - Returns: Whether the text is valid.
  @discardableResult
  open func validate() -> Bool {
    error = validation?(text)
    return error == nil
  }

  /// Focuses the input, or opens the menu.
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

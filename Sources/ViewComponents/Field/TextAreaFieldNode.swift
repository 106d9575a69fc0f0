// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A text area with a border that grows with its text, with a character counter below it if there
/// is a limit.
///
/// It is the delegate of its ``textArea``; set ``onChange`` to observe edits.
open class TextAreaFieldNode: UIStackView {
  /// The text area.
  public final let textArea: GrowingTextAreaNode
  /// The label of the character counter.
  public final let counterLabel: UILabel
  /// The handler that is called with the text after each edit by the user.
  public final var onChange: ((String) -> Void)?
  /// The handler that notifies the enclosing field of changes.
  final var fieldObserver: (() -> Void)?
  final let placeholder: String
  private let style: ComponentStyle
  private let observer = Observer()

  /// Creates a text area.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder.
  ///   - characterLimit: The maximum number of characters; `nil` for no limit.
  ///   - style: The style of the text area.
  public init(
    placeholder: String = "", characterLimit: Int? = nil, style: ComponentStyle = ComponentStyle()
  ) {
    self.style = style
    self.characterLimit = characterLimit
    self.placeholder = placeholder
    textArea = GrowingTextAreaNode()
    counterLabel = style.label(\.hint, style.color.labelHint)
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.tight.value
    translatesAutoresizingMaskIntoConstraints = false
    textArea.font = style.theme.typography.input.uiFont
    textArea.adjustsFontForContentSizeCategory = true
    textArea.textColor = style.color.onInput
    textArea.tintColor = style.color.focus
    textArea.backgroundColor = style.color.input
    textArea.textContainerInset = UIEdgeInsets(top: 13, left: 2, bottom: 13, right: 2)
    textArea.show(placeholder: placeholder, in: style.color.inputPlaceholder)
    textArea.accessibilityLabel = placeholder
    textArea.layer.cornerRadius = style.shape.small
    textArea.delegate = observer
    addArrangedSubview(textArea)
    addArrangedSubview(counterLabel)
    observer.field = self
    showState()
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  // MARK: Text

  /// The text.
  ///
  /// Setting it does not call the handler, and a text beyond the limit is shown in full.
  open var text: String {
    get { textArea.text }
    set {
      textArea.text = newValue
      showState()
    }
  }

  /// The maximum number of characters that the user can enter; `nil` for no limit.
  open var characterLimit: Int? {
    didSet { showState() }
  }

  /// The minimum number of lines, 3 by default.
  open var minimumLines: Int {
    get { textArea.minimumLines }
    set { textArea.minimumLines = newValue }
  }

  /// The maximum number of lines, beyond which it scrolls, 8 by default.
  open var maximumLines: Int {
    get { textArea.maximumLines }
    set { textArea.maximumLines = newValue }
  }

  // MARK: State

  /// A Boolean value that indicates whether the text area is enabled; it is faded while disabled.
  open var isEnabled = true {
    didSet { showState() }
  }

  /// A Boolean value that indicates whether the text is invalid, which the border shows.
  open var isInvalid = false {
    didSet { showState() }
  }

  private func showState() {
    let count = textArea.text.count
    let isTooLong = characterLimit.map { count > $0 } ?? false
    let isFocused = textArea.isFirstResponder
    let isWrong = isInvalid || isTooLong
    textArea.drawBorder(
      isWrong ? style.color.error : isFocused ? style.color.focus : style.color.border,
      width: isWrong || isFocused ? 2 : style.shape.border)
    textArea.isEditable = isEnabled
    textArea.isSelectable = isEnabled
    textArea.isUserInteractionEnabled = isEnabled
    textArea.accessibilityTraits = isEnabled ? .none : .notEnabled
    textArea.alpha = isEnabled ? 1 : 0.4
    textArea.layOutPlaceholder()
    counterLabel.show(characterLimit.map { style.words.text(\.characterCount, count, $0) })
    counterLabel.accessibilityLabel = characterLimit.map {
      style.words.text(\.spokenCharacterCount, count, $0)
    }
    counterLabel.textColor = isTooLong ? style.color.error : style.color.labelHint
  }

  /// The delegate of the text area.
  private final class Observer: NSObject, UITextViewDelegate {
    weak var field: TextAreaFieldNode?

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      guard let limit = field?.characterLimit, let former = textView.text else { return true }
      let units = former.utf16
      let start = units.index(units.startIndex, offsetBy: range.location)
      let end = units.index(start, offsetBy: range.length)
      // The user can always shorten a text that is already too long.
      let count = former.count - former[start..<end].count + text.count
      return count <= limit || count < former.count
    }

    func textViewDidChange(_ textView: UITextView) {
      field?.showState()
      field?.fieldObserver?()
      if let field { field.onChange?(field.text) }
    }

    func textViewDidBeginEditing(_ textView: UITextView) { field?.showState() }

    func textViewDidEndEditing(_ textView: UITextView) { field?.showState() }
  }
}

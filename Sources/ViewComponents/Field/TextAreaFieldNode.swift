// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A text area with a border that grows with its text, and a count of the characters below it if
/// their number has a limit.
///
/// It is the delegate of its ``textArea``; set ``onChange`` to hear of what is typed.
open class TextAreaFieldNode: UIStackView {
  /// Takes the text.
  public final let textArea: GrowingTextAreaNode
  /// Shows how many characters there are, and how many there may be.
  public final let counterLabel: UILabel
  /// Called with the text after each change by typing.
  public final var onChange: ((String) -> Void)?
  /// Tells the field around it.
  final var fieldObserver: (() -> Void)?
  final let placeholder: String
  private let style: ComponentStyle
  private let observer = Observer()

  /// Makes a text area.
  ///
  /// - Parameters:
  ///   - placeholder: What it shows while empty.
  ///   - characterLimit: The greatest number of characters; `nil` for any number.
  ///   - style: What it is styled with.
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
    counterLabel.textAlignment = .natural
    addArrangedSubview(textArea)
    addArrangedSubview(counterLabel)
    observer.field = self
    showState()
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  // MARK: Text

  /// The text.
  ///
  /// Setting it tells nobody, and a text that is longer than the limit is shown as such.
  open var text: String {
    get { textArea.text }
    set {
      textArea.text = newValue
      showState()
    }
  }

  /// The greatest number of characters, beyond which nothing can be typed; `nil` for any number.
  open var characterLimit: Int? {
    didSet { showState() }
  }

  /// The number of lines that an empty one has room for, 3 by default.
  open var minimumLines: Int {
    get { textArea.minimumLines }
    set { textArea.minimumLines = newValue }
  }

  /// The number of lines from which on it scrolls, 8 by default.
  open var maximumLines: Int {
    get { textArea.maximumLines }
    set { textArea.maximumLines = newValue }
  }

  // MARK: State

  /// Whether it takes text; it fades while it does not.
  open var isEnabled = true {
    didSet { showState() }
  }

  /// Whether its text cannot be used, which its border shows.
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
    counterLabel.show(characterLimit.map { "\(count)/\($0)" })
    counterLabel.accessibilityLabel = characterLimit.map { "\(count) of \($0) characters" }
    counterLabel.textColor = isTooLong ? style.color.error : style.color.labelHint
  }

  /// Hears of what is typed.
  private final class Observer: NSObject, UITextViewDelegate {
    weak var field: TextAreaFieldNode?

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      guard let limit = field?.characterLimit, let former = textView.text else { return true }
      let units = former.utf16
      let start = units.index(units.startIndex, offsetBy: range.location)
      let end = units.index(start, offsetBy: range.length)
      // A text that is already too long may be shortened.
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

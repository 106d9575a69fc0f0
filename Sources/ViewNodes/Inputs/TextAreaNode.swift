// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A scroll view for entering and reading multiline text.
///
/// UIKit: `UITextView`.
///
/// The text begins at the top, inside ``textContainerInset`` and the padding of ``textContainer``.
/// While ``isScrollEnabled`` is true, the text scrolls and the text area has no intrinsic content
/// size; if it is false, the text area is as high as its text, like a label. The Return key inserts
/// a line feed. Setting the text does not notify the delegate.
///
/// An edit takes time proportional to the length of its paragraph, plus a few additions for each
/// paragraph after that.
open class TextAreaNode: ScrollNode {
  // MARK: Text

  /// The text, empty by default.
  ///
  /// Setting it clears ``attributedText`` and moves the caret to the end.
  ///
  /// - Complexity: O(n), where n is the length of the text.
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { wholeText }
    set { setContent(.plain(newValue ?? "")) }
  }

  /// The styled text; attributes that a run doesn't specify are those of the text area.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_disfavoredOverload
  open var attributedText: AttributedText! {
    get { styledText }
    set { setContent(newValue.map { .attributed($0) } ?? .plain("")) }
  }

  /// The font of the whole text; by default, and if `nil`, Helvetica at 12 points.
  ///
  /// This is what `UITextView` does; its documentation differs.
  open var font: Font? = TextAreaNode.helvetica {
    didSet {
      styleAll(TextAttributes(font: font))
      if font != oldValue { layoutDidChange() }
    }
  }

  package final var defaultFont: Font { Self.helvetica }

  private static let helvetica = Font.systemFont(ofSize: 12).withFamily(FontFamily("Helvetica"))

  /// The color of the whole text; by default, and if `nil`, the primary label color.
  open var textColor: Color? = .label {
    didSet { styleAll(TextAttributes(foregroundColor: textColor)) }
  }

  /// The alignment of the lines, natural by default.
  ///
  /// Setting it changes all of ``attributedText``.
  open var textAlignment = TextAlignment.natural {
    didSet { alignAll() }
  }

  /// A Boolean value that indicates whether a text style's font follows the user's preferred text
  /// size; `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { layoutDidChange() } }
  }

  /// The attributes of newly typed text; unless set, those of the text before the caret.
  @_disfavoredOverload
  open var typingAttributes: TextAttributes {
    get { ownTypingAttributes ?? attributesBeforeCaret }
    set { ownTypingAttributes = newValue }
  }

  /// The text shown while the text area is empty.
  ///
  /// UIKit's text view has none, so that subclasses can have a `placeholder` of their own. Setting it
  /// keeps the attributes of ``attributedTextWhileEmpty``.
  open var textWhileEmpty: String? {
    get { placeholderText?.string }
    set {
      placeholderText = newValue.map {
        AttributedText(string: $0, attributes: placeholderText?.attributes(at: 0) ?? [:])
      }
      if !hasText { layoutDidChange() }
    }
  }

  /// The styled text shown while the text area is empty.
  open var attributedTextWhileEmpty: AttributedText? {
    get { placeholderText }
    set {
      placeholderText = newValue
      if !hasText { layoutDidChange() }
    }
  }

  // MARK: Container

  /// The insets of the lines from the edges of the content, in points; 8 at the top and the bottom
  /// by default, as in the documentation of `UITextView.textContainerInset`.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layoutDidChange() } }
  }

  /// The region in which lines are laid out.
  public final let textContainer: TextContainer

  /// A Boolean value that indicates whether the text scrolls; `true` by default.
  ///
  /// If it is false, the text area has the intrinsic content size of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { layoutDidChange() } }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the user can edit the text; `true` by default.
  open var isEditable = true
  /// A Boolean value that indicates whether the user can select text; `true` by default.
  open var isSelectable = true
  /// The kinds of information that become links; none by default.
  ///
  /// It has no effect: only those of ``attributedText`` are links.
  open var dataDetectorTypes: DataDetectorTypes = []
  /// A Boolean value that indicates whether typing replaces the whole text once editing has begun;
  /// `false` by default.
  open var clearsOnInsertion = false
  /// The type of the keyboard; ``KeyboardType/default`` by default.
  open var keyboardType = KeyboardType.default
  /// The title of the Return key; ``ReturnKeyType/default`` by default.
  open var returnKeyType = ReturnKeyType.default
  /// The appearance of the keyboard; ``KeyboardAppearance/default`` by default.
  open var keyboardAppearance = KeyboardAppearance.default
  /// The automatic capitalization of typed text, that of sentences by default.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The autocorrection of typed text; ``TextAutocorrectionType/default`` by default.
  open var autocorrectionType = TextAutocorrectionType.default
  /// The spell checking of typed text; ``TextSpellCheckingType/default`` by default.
  open var spellCheckingType = TextSpellCheckingType.default
  /// The meaning of the text, or `nil`, the default, if unspecified.
  open var textContentType: TextContentType?
  /// A Boolean value that indicates whether the Return key is disabled while there is no text;
  /// `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// A view shown instead of the keyboard.
  open var inputView: ViewNode?
  /// A view shown above the keyboard, such as a toolbar.
  open override var inputAccessoryView: ViewNode? {
    get { accessoryStorage }
    set { accessoryStorage = newValue }
  }
  private final var accessoryStorage: ViewNode?

  /// The delegate, which is notified of scrolling, and controls editing if it conforms to
  /// ``TextAreaNodeDelegate``; held weakly.
  open override weak var delegate: (any ScrollNodeDelegate)? {
    didSet { textDelegate = delegate as? any TextAreaNodeDelegate }
  }
  final weak var textDelegate: (any TextAreaNodeDelegate)?

  final var paragraphs = ParagraphList(.plain(""))
  /// The layouts at the widths that were last requested, the latest at the end.
  final var layouts: [ParagraphLayouts] = []
  final var joinedText: String?
  final var placeholderText: AttributedText?
  final var ownTypingAttributes: TextAttributes?
  final var ownLinkAttributes: TextAttributes?
  package final var selection = 0..<0
  /// The x-coordinate that the caret keeps while it moves up and down.
  final var caretColumn: CGFloat?
  /// Whether the next layout scrolls to the caret.
  final var revealsCaret = false
  final let tap = TapGestureRecognizer()

  /// Creates an empty text area.
  ///
  /// - Parameter frame: The frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty text area with a text container.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - textContainer: The region in which lines are laid out, which follows the size of the text
  ///     area, or `nil` for a new one.
  public init(frame: CGRect, textContainer: TextContainer?) {
    self.textContainer = textContainer ?? TextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty text area with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    textContainer = TextContainer()
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    self.textContainer.textArea = self
    sizesContent = true
    addGestureRecognizer(tap)
    tap.addTarget(self) { $0.textWasTapped() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : naturalSize(forWidth: .infinity)
  }

  /// Returns the size of the text, wrapped at the specified width, with its insets.
  ///
  /// The specified height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  package override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : naturalHeight(forWidth: max(width, 0))
  }

  package override func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    baselineOffsets(for: size)
  }

  /// The size of the text with its insets, which can be scrolled.
  open override var contentSize: CGSize {
    get {
      settleContentSize()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    settleContentSize()
    super.layoutSubviews()
    revealCaretIfNeeded()
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    drawText(in: context)
  }

  /// Deletes the selection or the character before the caret, as the Delete key does.
  ///
  /// UIKit: `deleteBackward()`.
  open func deleteBackward() { deleteSelectionOrPrevious() }

  /// Returns the rectangle of the caret at a position: 2 points wide, in bounds coordinates.
  open func caretRect(for position: TextPosition) -> CGRect {
    caretRect(at: clamped(position.offset..<position.offset).lowerBound)
  }

  /// Inserts text at the caret or replaces the selection, as typing does.
  ///
  /// UIKit: `insertText(_:)`.
  ///
  /// The delegate is consulted and notified. A text area that isn't editable ignores the call.
  open func insertText(_ text: String) { type(text) }

  // MARK: First responder

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && (gestureRecognizer !== tap || canBecomeFirstResponder)
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing or selecting, if the delegate allows it and the current first responder
  /// resigns.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    editingDidEnd()
    return true
  }

  package override func firstResponderWasTaken() { editingDidEnd() }

  package override func contentTraitsDidChange() { layoutDidChange() }

  package override func describeContent(in description: inout ObjectDescription) {
    if hasText { description.add("text", "'\(wholeText)'") }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for entering a single line of text.
///
/// UIKit: `UITextField`.
///
/// Text and placeholder are centered vertically. Setting the text sends no event.
open class InputNode: Control, NodeContent {
  // MARK: Text

  /// The text, empty by default.
  open var text: String? {
    get { shownText.string }
    set {
      content = .plain(newValue ?? "")
      caretGoesToEnd()
      textDidChange()
    }
  }

  /// The styled text; attributes that a run doesn't specify are those of the input.
  @_disfavoredOverload
  open var attributedText: AttributedText? {
    get {
      if case .attributed(let text) = content { return text }
      return AttributedText(
        string: text ?? "",
        attributes: TextAttributes(font: effectiveFont, foregroundColor: textColor))
    }
    set {
      content = newValue.map { .attributed($0) } ?? .plain("")
      caretGoesToEnd()
      textDidChange()
    }
  }

  /// The text shown while the input is empty.
  ///
  /// Setting it keeps the attributes of an ``attributedPlaceholder``.
  open var placeholder: String? {
    get { placeholderText?.string }
    set {
      placeholderText = newValue.map {
        AttributedText(string: $0, attributes: placeholderText?.attributes(at: 0) ?? [:])
      }
      textDidChange()
    }
  }

  /// The styled placeholder.
  @_disfavoredOverload
  open var attributedPlaceholder: AttributedText? {
    get { placeholderText }
    set {
      placeholderText = newValue
      textDidChange()
    }
  }

  /// The font; by default, and if `nil`, the system font at 17 points.
  ///
  /// Setting it changes all of ``attributedText``.
  open var font: Font? = .systemFont(ofSize: Font.labelFontSize) {
    didSet {
      if content.changeAttributes({ $0.font = nil }) || font != oldValue { textDidChange() }
    }
  }

  package final var defaultFont: Font { .systemFont(ofSize: Font.labelFontSize) }

  /// The color of the text; by default, and if `nil`, the primary label color.
  ///
  /// Setting it changes all of ``attributedText``.
  open var textColor: Color? = .label {
    didSet { content.changeAttributes { $0.foregroundColor = nil } }
  }

  /// The alignment of the text, natural by default.
  open var textAlignment = TextAlignment.natural

  /// The border style, none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderStyleDidChange(from: oldValue) } }
  }

  /// A Boolean value that indicates whether the font shrinks to fit text that is too wide; `false`
  /// by default.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum size of the shrunken font, in points; 0, the default, means no minimum.
  open var minimumFontSize: CGFloat = 0

  /// A Boolean value that indicates whether a text style's font follows the user's preferred text
  /// size; `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Overlay views

  /// The mode that determines when the clear button is shown, never by default.
  open var clearButtonMode = ViewMode.never {
    didSet {
      guard clearButtonMode != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// An overlay view at the leading edge, at its own size or, if it is empty when set, at that of its
  /// content.
  open var leftView: ViewNode? {
    didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue) } }
  }

  /// An overlay view at the trailing edge, at its own size or, if it is empty when set, at that of
  /// its content.
  open var rightView: ViewNode? {
    didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue) } }
  }

  /// The overlay views that are as large as their content.
  final weak var fittedLeftView: ViewNode?
  final weak var fittedRightView: ViewNode?

  /// The mode that determines when ``leftView`` is shown, never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { sideViewDidChange(from: nil) } }
  }

  /// The mode that determines when ``rightView`` is shown, never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { sideViewDidChange(from: nil) } }
  }

  // MARK: Editing

  /// The delegate, which controls and is notified of editing; held weakly.
  open weak var delegate: (any InputNodeDelegate)?
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
  /// A Boolean value that indicates whether the text is shown as dots; `false` by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textDidChange() } }
  }
  /// A Boolean value that indicates whether the text is cleared when editing begins; `false` by
  /// default.
  open var clearsOnBeginEditing = false
  /// A view shown instead of the keyboard.
  open var inputView: ViewNode?
  /// A view shown above the keyboard, such as a toolbar.
  open override var inputAccessoryView: ViewNode? {
    get { accessoryStorage }
    set { accessoryStorage = newValue }
  }
  private final var accessoryStorage: ViewNode?

  final var content = StyledText.Content.plain("")
  /// The selected range in UTF-16 units; empty for a caret.
  package final var selection = 0..<0
  final var placeholderText: AttributedText?
  final var ownBackground: Color?
  final var clearButton: ButtonNode?

  /// Creates an empty input.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    passState.insert(.isContent)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    passState.insert(.isContent)
  }

  package func describeContent(in description: inout ObjectDescription) {
    if let text, !text.isEmpty, !isSecureTextEntry { description.add("text", "'\(text)'") }
  }

  /// A Boolean value that indicates whether the input is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// A Boolean value that indicates whether the text isn't empty.
  public final var hasText: Bool { !shownText.string.isEmpty }

  /// Whether setting the frame lets the input follow it again, although it was set up for
  /// constraints.
  package final var keepsExplicitFrame = false

  /// The frame in the superview's coordinates, in points.
  open override var frame: CGRect {
    get { super.frame }
    set {
      if keepsExplicitFrame { translatesAutoresizingMaskIntoConstraints = true }
      super.frame = newValue
    }
  }

  /// The background color; with rounded corners, it fills the rounded shape and is white unless
  /// set.
  open override var backgroundColor: Color? {
    get { ownBackground ?? super.backgroundColor }
    set {
      let isOwn = borderStyle == .roundedRect
      ownBackground = isOwn ? newValue : nil
      super.backgroundColor = isOwn ? nil : newValue
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    var width = max(naturalSize(of: shownText).width, naturalSize(of: shownPlaceholder).width)
    var height = effectiveFont.lineHeight.rounded(.up)
    switch borderStyle {
    case .none: height += 1
    case .line: (width, height) = (width + 4, height + 3)
    case .bezel: (width, height) = (width + 14, height + 6)
    case .roundedRect: (width, height) = (width + 14, height + 13)
    }
    let sides = sideWidths
    return CGSize(width: ceiledToPixel(width + sides.left + sides.right), height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let textRect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let font = effectiveFont
    let baseline = textRect.midY - font.lineHeight / 2 + font.ascender
    return (baseline, size.height - baseline)
  }

  package var contentBaselineSpacing: CGFloat? {
    let font = effectiveFont
    return font.lineHeight + font.leading
  }

  /// Deletes the selection or the character before the caret, as the Delete key does.
  ///
  /// UIKit: `deleteBackward()`.
  open func deleteBackward() { deleteSelectionOrPrevious() }

  /// Returns the rectangle of the caret at a position: 2 points wide, in bounds coordinates.
  open func caretRect(for position: TextPosition) -> CGRect { insertionRect(at: position) }

  // MARK: Layout

  /// Returns the rectangle of the text while not editing, in points.
  ///
  /// - Parameter bounds: The bounds of the input, in points.
  /// - Returns: The rectangle of the text, in the input's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    textRoom(in: bounds)
  }

  /// Returns the rectangle of the placeholder, by default that of the text.
  ///
  /// - Parameter bounds: The bounds of the input, in points.
  /// - Returns: The rectangle of the placeholder, in the input's coordinates.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while editing.
  ///
  /// - Parameter bounds: The bounds of the input, in points.
  /// - Returns: The rectangle of the text, in the input's coordinates.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRoom(in: bounds)
  }

  /// Returns the rectangle of the border, which is the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of ``leftView``: at its own size, centered vertically.
  ///
  /// - Parameter bounds: The bounds of the input, in points.
  /// - Returns: The rectangle of the view, in the input's coordinates.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(for: leftView, in: bounds, atEnd: false)
  }

  /// Returns the rectangle of ``rightView``: at its own size, centered vertically.
  ///
  /// - Parameter bounds: The bounds of the input, in points.
  /// - Returns: The rectangle of the view, in the input's coordinates.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(for: rightView, in: bounds, atEnd: true)
  }

  /// Returns the rectangle of the clear button: 19 × 19 points, 5 points from the edge.
  ///
  /// - Parameter bounds: The bounds of the input, in points.
  /// - Returns: The rectangle of the button, in the input's coordinates.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 5 - side,
      y: roundedToPixel(bounds.midY - side / 2), width: side, height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    placeClearButton()
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    drawBorder(in: context)
    drawText(in: context)
  }

  // MARK: Touch

  /// A tap begins editing with the caret at the end; another tap moves the caret to its location.
  open override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if isEditing, let touch {
      placeCaret(at: touch.location(in: self))
    } else {
      becomeFirstResponder()
    }
  }

  // MARK: First responder

  package override func stateDidChange() {
    super.stateDidChange()
    // A field that is disabled has no clear button.
    if clearButtonMode != .never { invalidateIntrinsicContentSize() }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it and the current first responder resigns.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    caretGoesToEnd()
    showSideViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  package func firstResponderWasTaken() {
    editingDidEnd()
  }

  package func contentTraitsDidChange() {
    textDidChange()
  }
}

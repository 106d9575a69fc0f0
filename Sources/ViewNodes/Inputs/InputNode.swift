// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Takes one line of text. UIKit: `UITextField`.
///
/// Text and placeholder stand in the middle of the height. Setting the text sends no event.
open class InputNode: Control {
  // MARK: Text

  /// The text, empty at first.
  open var text: String? {
    get { shownText.string }
    set {
      content = .plain(newValue ?? "")
      caretGoesToEnd()
      textDidChange()
    }
  }

  /// The text with runs that differ in font or color; what a run does not say is the input's.
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

  /// What is shown while there is no text. Setting it keeps the attributes of an
  /// ``attributedPlaceholder``.
  open var placeholder: String? {
    didSet {
      placeholderText = placeholder.map {
        AttributedText(string: $0, attributes: placeholderText?.attributes(at: 0) ?? [:])
      }
      textDidChange()
    }
  }

  /// The placeholder with a font and color of its own.
  open var attributedPlaceholder: AttributedText? {
    get { placeholderText }
    set {
      placeholder = newValue?.string
      placeholderText = newValue
      textDidChange()
    }
  }

  /// The font; the system's 17 points by default and when `nil`.
  open var font: Font? = .systemFont(ofSize: Font.labelFontSize) {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// The color of the text; black by default and when `nil`.
  open var textColor: Color? = .label

  /// Where the text stands, at the edge where writing begins by default.
  open var textAlignment = TextAlignment.natural

  /// The frame around the input, none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { borderStyleDidChange(from: oldValue) } }
  }

  /// A Boolean value that indicates whether text that does not fit is drawn smaller; `false` by
  /// default.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest size that the font is shrunk to, in points; 0 by default.
  open var minimumFontSize: CGFloat = 0

  /// A Boolean value that indicates whether a font of a text style follows the text size of the
  /// traits; `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Beside the text

  /// When the button that empties the input is shown, never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  /// A node at the leading edge, at its own size.
  open var leftView: ViewNode? {
    didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue) } }
  }

  /// A node at the trailing edge, at its own size.
  open var rightView: ViewNode? {
    didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue) } }
  }

  /// When ``leftView`` is shown, never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { sideViewDidChange(from: nil) } }
  }

  /// When ``rightView`` is shown, never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { sideViewDidChange(from: nil) } }
  }

  // MARK: Typing

  /// Decides about editing and hears of it.
  open weak var delegate: (any InputNodeDelegate)?
  /// Which keyboard is shown.
  open var keyboardType = KeyboardType.default
  /// What its return key says.
  open var returnKeyType = ReturnKeyType.default
  /// The keyboard's looks.
  open var keyboardAppearance = KeyboardAppearance.default
  /// When capital letters are written by themselves, at the beginning of sentences by default.
  open var autocapitalizationType = TextAutocapitalizationType.sentences
  /// A Boolean value that indicates whether words are corrected.
  open var autocorrectionType = TextAutocorrectionType.default
  /// A Boolean value that indicates whether spelling is checked.
  open var spellCheckingType = TextSpellCheckingType.default
  /// What the text means, `nil` if that is not said.
  open var textContentType: TextContentType?
  /// A Boolean value that indicates whether the return key waits for text; `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether the text is shown as dots; `false` by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textDidChange() } }
  }
  /// A Boolean value that indicates whether editing begins with an empty input; `false` by default.
  open var clearsOnBeginEditing = false
  /// What is shown instead of the keyboard.
  open var inputView: ViewNode?
  /// What is shown above the keyboard, a toolbar for example.
  open var inputAccessoryView: ViewNode?

  final var content = StyledText.Content.plain("")
  /// What typing replaces, in UTF-16 units; empty for a caret.
  final var selection = 0..<0
  final var placeholderText: AttributedText?
  final var ownBackground: Color?
  final var clearButton: ButtonNode?

  /// Creates an empty input with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A Boolean value that indicates whether the user edits the text.
  open var isEditing: Bool { isFirstResponder }

  /// A Boolean value that indicates whether there is any text.
  public final var hasText: Bool { !shownText.string.isEmpty }

  /// The fill; with round corners it fills the round shape and is white unless it is set.
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

  package override func textBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let place = textRect(forBounds: CGRect(origin: .zero, size: size))
    let font = effectiveFont
    let baseline = place.midY - font.lineHeight / 2 + font.ascender
    return (baseline, size.height - baseline)
  }

  // MARK: Places

  /// The room for the text when it is not edited, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    textRoom(in: bounds)
  }

  /// The room for the placeholder: that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The room for the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRoom(in: bounds)
  }

  /// The rectangle of the frame around the input: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where ``leftView`` stands: at its own size, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(for: leftView, in: bounds, atEnd: false)
  }

  /// Where ``rightView`` stands: at its own size, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(for: rightView, in: bounds, atEnd: true)
  }

  /// Where the clear button stands: 19 points wide and high, 5 from the edge.
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

  /// A tap begins editing, with the caret at the end; one more puts the caret where the finger is.
  open override func endTracking(_ touch: Touch?, with event: ViewNodes.Event?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if isEditing, let touch {
      placeCaret(at: touch.location(in: self))
    } else {
      becomeFirstResponder()
    }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it and the input being edited so far gives way.
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

  package override func firstResponderWasTaken() {
    editingDidEnd()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChange()
  }
}

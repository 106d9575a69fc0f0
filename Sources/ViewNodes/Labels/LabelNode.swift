// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that displays read-only text.
///
/// UIKit: `UILabel`.
///
/// In a label taller than its text, the text is centered vertically. A shorter label shows as many
/// whole lines as fit, but at least one. User interaction is disabled by default.
open class LabelNode: ViewNode, NodeContent {
  // MARK: Text

  /// The text that the label displays, or `nil` if there is none.
  ///
  /// Setting it clears ``attributedText``.
  open var text: String? {
    get { content.map { StyledText(content: $0, font: shownFont).string } }
    set {
      if case .plain(let former) = content, former == newValue { return }
      content = newValue.map { .plain($0) }
      textDidChange()
    }
  }

  /// The styled text that the label displays; attributes that a run doesn't specify are those of
  /// the label.
  @_disfavoredOverload
  open var attributedText: AttributedText? {
    get {
      switch content {
      case .attributed(let text): text
      case .plain(let string):
        AttributedText(
          string: string,
          attributes: TextAttributes(font: shownFont, foregroundColor: shownTextColor))
      case nil: nil
      }
    }
    set {
      content = newValue.map { .attributed($0) }
      textDidChange()
    }
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, by default and if set to `nil` the system font at 17 points.
  ///
  /// Setting it changes all of ``attributedText``.
  open var font: Font! {
    get { fontStorage }
    set { changeFont(to: newValue ?? .systemFont(ofSize: Font.labelFontSize)) }
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text, by default and if set to `nil` the primary label color.
  ///
  /// Setting it changes all of ``attributedText``.
  open var textColor: Color! {
    get { textColorStorage }
    set {
      textColorStorage = newValue ?? .label
      content?.changeAttributes { $0.foregroundColor = nil }
    }
  }

  /// The alignment of the text, natural by default.
  ///
  /// Setting it changes all of ``attributedText``.
  @exclusivity(unchecked) open var textAlignment = TextAlignment.natural {
    didSet {
      let isAttributed = content?.changeAttributes { $0.paragraph?.alignment = nil } == true
      if isAttributed || textAlignment != oldValue { layouts.removeAll() }
    }
  }

  /// The maximum number of lines, 1 by default; 0 means no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The technique for wrapping and truncating the text; by default, truncation at the tail.
  @exclusivity(unchecked) open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// A Boolean value that indicates whether the font shrinks to fit text that is too large; `false`
  /// by default.
  ///
  /// The intrinsic content size is always that of the original font.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { layouts.removeAll() } }
  }

  /// The minimum scale factor of the shrunken font.
  ///
  /// The default of 0 means no limit, as measured in UIKit, whose documentation differs.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { layouts.removeAll() } }
  }

  /// The width at which text wraps for the intrinsic content size, in points; if 0, the default,
  /// the width determined by layout.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// A Boolean value that indicates whether a text style's font follows the user's preferred text
  /// size; `false` by default.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// Whether a single-line label wraps in accessibility text sizes, at its full font size, to as
  /// many lines as it needs; `false` by default.
  @exclusivity(unchecked) package final var wrapsInAccessibilitySizes = false {
    didSet { if wrapsInAccessibilitySizes != oldValue { textDidChange() } }
  }

  /// The color of the text while ``isHighlighted`` is `true`, if any.
  open var highlightedTextColor: Color?

  /// A Boolean value that indicates whether the text has its highlighted color; `false` by default.
  @exclusivity(unchecked) open var isHighlighted = false

  /// A Boolean value that indicates whether the label is enabled; `true` by default.
  ///
  /// The text of a disabled label is half transparent.
  @exclusivity(unchecked) open var isEnabled = true

  /// The color of the text's sharp shadow, or `nil`, the default, for no shadow.
  open var shadowColor: Color?

  /// The offset of the shadow, in points; by default one point up.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether the text has the inherited tint color instead of ``textColor``, as the titles of
  /// system buttons and bars do.
  @exclusivity(unchecked) package final var drawsInTint = false

  @exclusivity(unchecked) private final var fontStorage = Font.systemFont(
    ofSize: Font.labelFontSize)
  @exclusivity(unchecked) private final var textColorStorage = Color.label
  @exclusivity(unchecked) private final var content: StyledText.Content?
  /// The context in which the label is being drawn.
  private final var destination: (any GraphicsContext)?
  @exclusivity(unchecked) private final var layouts: [KeptLayout] = []
  @exclusivity(unchecked) private final var kept: KeptSizing?

  /// Creates a label without text.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    passState.insert(.isContent)
    if type(of: self) == LabelNode.self { passState.insert(.hitTestsPlainly) }
    isUserInteractionEnabled = false
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    passState.insert(.isContent)
    if type(of: self) == LabelNode.self { passState.insert(.hitTestsPlainly) }
    isUserInteractionEnabled = false
  }

  package func describeContent(in description: inout ObjectDescription) {
    if let text { description.add("text", "'\(text)'") }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: shownNumberOfLines
    ).size
  }

  /// Returns the size of the text, wrapped at the specified width if the label may have more than
  /// one line.
  ///
  /// The specified height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = shownNumberOfLines != 1 && size.width > 0
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: wraps ? size.width : .infinity, height: .infinity),
      limitedToNumberOfLines: shownNumberOfLines
    ).size
  }

  /// Returns the rectangle of the text in bounds, at their top-left corner and rounded up to whole
  /// pixels.
  ///
  /// Override this method together with ``drawText(in:context:)`` to change the area of the text.
  ///
  /// - Parameters:
  ///   - bounds: The available area; text doesn't wrap in an infinite width.
  ///   - numberOfLines: The maximum number of lines; 0 means no limit.
  /// - Returns: The rectangle, in the coordinates of the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(
      origin: bounds.origin, size: textSize(forWidth: bounds.width, lines: numberOfLines))
  }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard shownNumberOfLines != 1, preferredMaxLayoutWidth <= 0, content != nil else { return nil }
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: max(width, 0), height: .infinity),
      limitedToNumberOfLines: shownNumberOfLines
    ).height
  }

  package func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let layout = textLayout(for: size)
    return (layout.firstBaseline, size.height - layout.lastBaseline)
  }

  package var contentBaselineSpacing: CGFloat? {
    let font = effectiveFont
    return font.lineHeight + font.leading
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard content != nil, !bounds.isEmpty else { return }
    destination = context
    defer { destination = nil }
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle, while the label is being drawn; during the drawing of another
  /// view, of a layer, or of an image by a renderer, in its context.
  ///
  /// Override this method to change the area of the text, for example to add insets. The default
  /// implementation calls ``drawText(in:context:)``.
  open func drawText(in rect: CGRect) {
    guard let destination else {
      DrawingScope.current?.drawingContext.draw { drawText(in: rect, context: $0) }
      return
    }
    drawText(in: rect, context: destination)
  }

  /// Draws the text in a rectangle.
  ///
  /// Override this method to change the area of the text.
  open func drawText(in rect: CGRect, context: any GraphicsContext) {
    guard let styled else { return }
    let measurer = styled.measurer(over: textMeasurer)
    let layout = textLayout(for: rect.size)
    func draw(_ text: StyledText, at origin: CGPoint, color: Color) {
      text.draw(
        layout, at: origin, color: color, direction: contentDirection, measurer: measurer,
        in: context)
    }
    if let shadowColor {
      draw(
        styled.shadow,
        at: CGPoint(x: rect.minX + shadowOffset.width, y: rect.minY + shadowOffset.height),
        color: shadowColor)
    }
    let own = drawsInTint ? shownTint : shownTextColor
    let color = isHighlighted ? highlightedTextColor ?? own : own
    draw(
      styled, at: rect.origin, color: isEnabled ? color : color.withAlphaComponent(color.alpha / 2))
  }

  /// A Boolean value that indicates whether the text is truncated at the current size.
  public final var isTextTruncated: Bool { textLayout(for: bounds.size).isTruncated }

  /// Returns the layout of the text at a size: its lines with their positions, and the font.
  public final func textLayout(for size: CGSize) -> TextLayout {
    let style = layoutStyle
    let reference = measurerReference
    if let kept = layouts.first(where: { $0.matches(size, style, reference) }) {
      return kept.layout
    }
    let text = styled ?? StyledText(content: .plain(""), font: effectiveFont)
    let layout = TextLayout(
      text.string, style: style, bounds: size,
      measurer: text.measurer(over: reference.measurer))
    if layouts.count == 2 { layouts.removeFirst() }
    layouts.append(KeptLayout(size: size, style: style, measurer: reference, layout: layout))
    return layout
  }

  package func contentTraitsDidChange() {
    textDidChange()
  }

  // MARK: Implementation

  /// The font, scaled to the preferred text size if the label adjusts to it.
  final var effectiveFont: Font {
    let font = shownFont
    guard adjustsFontForContentSizeCategory, font.textStyle != nil else { return font }
    return font.adapted(to: surroundingTraits.preferredContentSizeCategory)
  }

  /// The maximum number of lines shown at the text size of the traits.
  package final var shownNumberOfLines: Int {
    guard wrapsInAccessibilitySizes, numberOfLines == 1 else { return numberOfLines }
    return surroundingTraits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
  }

  private final func changeFont(to font: Font) {
    let isChanged = font != fontStorage
    fontStorage = font
    if content?.changeAttributes({ $0.font = nil }) == true || isChanged { textDidChange() }
  }

  private final var styled: StyledText? {
    content.map { StyledText(content: $0, font: effectiveFont) }
  }

  private final var layoutStyle: TextLayout.Style {
    let styled = styled
    var style = TextLayout.Style(
      font: styled?.lineFont ?? effectiveFont, numberOfLines: shownNumberOfLines,
      lineBreakMode: lineBreakMode, alignment: textAlignment, writingDirection: contentDirection,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth,
      minimumScaleFactor: minimumScaleFactor, displayScale: pixelsPerPoint)
    style.paragraphs = styled?.paragraphs ?? []
    style.lineFonts = styled?.lineFonts ?? []
    return style
  }

  private final func textSize(forWidth width: CGFloat, lines: Int) -> CGSize {
    guard content != nil else { return .zero }
    let traits = surroundingTraits
    let block = sizing(in: traits)?.block(width: width, numberOfLines: lines)
    return block?.size(displayScale: traits.pixelsPerPoint) ?? .zero
  }

  /// The natural sizes of the text, measured again only if something that affects them has changed.
  private final func sizing(in traits: TraitCollection) -> TextSizing? {
    let font = shownFont
    let category =
      adjustsFontForContentSizeCategory && font.textStyle != nil
      ? traits.preferredContentSizeCategory : nil
    let reference = measurerReference
    if let kept, kept.matches(font, category, lineBreakMode, reference) { return kept.sizing }
    let made = KeptSizing(
      of: StyledText(content: content ?? .plain(""), font: category.map(font.adapted) ?? font),
      font: font, category: category, lineBreakMode: lineBreakMode, measurer: reference)
    kept = made
    return made.sizing
  }

  private final func textDidChange() {
    layouts.removeAll()
    kept = nil
    invalidateIntrinsicContentSize()
    propertiesMayHaveChanged()
  }
}

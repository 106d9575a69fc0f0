// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows text that is not edited. UIKit: `UILabel`.
///
/// The text stands in the middle of a label that is taller than it. A label that is lower shows as
/// many whole lines as fit, one at least. Touches pass by unless they are enabled.
open class LabelNode: ViewNode {
  // MARK: Text

  /// The text, `nil` if there is none. Setting it drops ``attributedText``.
  open var text: String? {
    get { content.map { StyledText(content: $0, font: font).string } }
    set {
      if case .plain(let former) = content, former == newValue { return }
      content = newValue.map { .plain($0) }
      textDidChange()
    }
  }

  /// The text with runs that differ in font or color; what a run does not say is the label's.
  open var attributedText: AttributedText? {
    get {
      switch content {
      case .attributed(let text): text
      case .plain(let string):
        AttributedText(
          string: string, attributes: TextAttributes(font: font, foregroundColor: textColor))
      case nil: nil
      }
    }
    set {
      content = newValue.map { .attributed($0) }
      textDidChange()
    }
  }

  /// The font, the system's 17 points by default.
  open var font = Font.systemFont(ofSize: Font.labelFontSize) {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// The color of the letters, black by default.
  open var textColor = Color.label

  /// Where lines stand within the label, at the edge where writing begins by default.
  open var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { layouts.removeAll() } }
  }

  /// The most lines that are shown, 1 by default; 0 means as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Where lines are broken, and what becomes of text that does not fit: “…” at the end by default.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// A Boolean value that indicates whether text that does not fit is drawn smaller; `false` by
  /// default. The natural size is always that of the unshrunk font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { layouts.removeAll() } }
  }

  /// The smallest share of its size that the font is shrunk to. 0, the default, shrinks without a
  /// limit (measured; UIKit's documentation says otherwise).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { layouts.removeAll() } }
  }

  /// The width that lines are broken at for the natural size, in points; 0, the default, takes the
  /// width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// A Boolean value that indicates whether a font of a text style follows the text size of the
  /// traits; `false` by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// The color of the letters while ``isHighlighted``, if there is one.
  open var highlightedTextColor: Color?

  /// A Boolean value that indicates whether the text has its highlighted color; `false` by default.
  open var isHighlighted = false

  /// A Boolean value that indicates whether the text has its full color; `true` by default;
  /// otherwise it is half transparent.
  open var isEnabled = true

  /// The color of a sharp copy of the text below it, none by default.
  open var shadowColor: Color?

  /// How far that copy is moved, in points: one up by default.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether the text is in the tint instead of ``textColor``, wherever the tint comes from by the
  /// time of drawing: the titles of system buttons and bars.
  package final var drawsInTint = false

  private final var content: StyledText.Content?
  private final var layouts: [KeptLayout] = []
  private final var sizes: [KeptSize] = []

  /// Creates a label without text, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text broken at the given width, if more than one line may be shown; one line
  /// has its natural width. The given height plays no part.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: wraps ? size.width : .infinity, height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The rectangle of the text in bounds, from their top left corner, each side rounded up to whole
  /// pixels. Override it to give the text other room, with ``drawText(in:context:)``.
  ///
  /// - Parameters:
  ///   - bounds: The room; an infinite width never breaks a line.
  ///   - numberOfLines: The most lines; 0 means any number.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(
      origin: bounds.origin, size: textSize(forWidth: bounds.width, lines: numberOfLines))
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, content != nil else { return nil }
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: max(width, 0), height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).height
  }

  package override func textBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    let layout = textLayout(for: size)
    return (layout.firstBaseline, size.height - layout.lastBaseline)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard content != nil, !bounds.isEmpty else { return }
    drawText(in: bounds, context: context)
  }

  /// Draws the text into a rectangle. Override it to give the text other room.
  open func drawText(in rect: CGRect, context: any GraphicsContext) {
    guard let styled else { return }
    let measurer = styled.measurer(over: textMeasurer)
    let layout = textLayout(for: rect.size)
    func draw(at origin: CGPoint, color: Color) {
      styled.draw(
        layout, at: origin, color: color, direction: contentDirection, measurer: measurer,
        in: context)
    }
    if let shadowColor {
      draw(
        at: CGPoint(x: rect.minX + shadowOffset.width, y: rect.minY + shadowOffset.height),
        color: shadowColor)
    }
    let own = drawsInTint ? tintColor : textColor
    let color = isHighlighted ? highlightedTextColor ?? own : own
    draw(at: rect.origin, color: isEnabled ? color : color.withAlphaComponent(color.alpha / 2))
  }

  /// A Boolean value that indicates whether some of the text is left out at the current size.
  public final var isTextTruncated: Bool { textLayout(for: bounds.size).isTruncated }

  /// The text as it is set at a size: its lines with their places, and the font they are drawn in.
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

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChange()
  }

  // MARK: Inside

  /// The font with the text size of the traits, if it follows them.
  final var effectiveFont: Font {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return font }
    return .preferredFont(forTextStyle: style, compatibleWith: surroundingTraits)
  }

  private final var styled: StyledText? {
    content.map { StyledText(content: $0, font: effectiveFont) }
  }

  private final var layoutStyle: TextLayout.Style {
    TextLayout.Style(
      font: styled?.lineFont ?? effectiveFont, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, alignment: textAlignment, writingDirection: contentDirection,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth,
      minimumScaleFactor: minimumScaleFactor, displayScale: pixelsPerPoint)
  }

  private final func textSize(forWidth width: CGFloat, lines: Int) -> CGSize {
    guard let styled else { return .zero }
    var style = layoutStyle
    style.numberOfLines = lines
    let reference = measurerReference
    if let kept = sizes.first(where: { $0.matches(width, style, reference) }) { return kept.size }
    let size = TextLayout.boundingSize(
      of: styled.string, style: style, width: width,
      measurer: styled.measurer(over: reference.measurer))
    if sizes.count == 3 { sizes.removeFirst() }
    sizes.append(KeptSize(width: width, style: style, measurer: reference, size: size))
    return size
  }

  private final func textDidChange() {
    layouts.removeAll()
    sizes.removeAll()
    invalidateIntrinsicContentSize()
  }
}

/// A layout and what it was made for, so that drawing does not set the text again.
private struct KeptLayout {
  let size: CGSize
  let style: TextLayout.Style
  let measurer: MeasurerReference
  let layout: TextLayout

  func matches(_ size: CGSize, _ style: TextLayout.Style, _ measurer: MeasurerReference) -> Bool {
    self.size == size && self.measurer === measurer && self.style == style
  }
}

/// A natural size and what it was measured for.
private struct KeptSize {
  let width: CGFloat
  let style: TextLayout.Style
  let measurer: MeasurerReference
  let size: CGSize

  func matches(_ width: CGFloat, _ style: TextLayout.Style, _ measurer: MeasurerReference) -> Bool {
    self.width == width && self.measurer === measurer && self.style == style
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control that shows a title, an image, or both, and performs an action when tapped.
///
/// UIKit: `UIButton`.
///
/// A state without content of its own uses the content of the normal state. The image is at the
/// leading edge of the title, and both are centered together.
open class ButtonNode: Control, NodeContent {
  /// The predefined appearance of the button.
  public internal(set) final var buttonType = ButtonType.custom

  /// The insets from the bounds to the content, in points; zero by default.
  @exclusivity(unchecked) open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { sizeDidChange() } }
  }

  /// The offset of the title from its position, in points; ignored by the intrinsic content size.
  @exclusivity(unchecked) open var titleEdgeInsets = EdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The offset of the image from its position, in points; ignored by the intrinsic content size.
  @exclusivity(unchecked) open var imageEdgeInsets = EdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the image darkens while the button is highlighted;
  /// `true` by default.
  open var adjustsImageWhenHighlighted = true

  /// A Boolean value that indicates whether the image fades while the button is disabled; `true` by
  /// default.
  open var adjustsImageWhenDisabled = true

  /// A Boolean value that indicates whether the image grows in accessibility text sizes; `false` by
  /// default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      showCurrentContent()
      sizeDidChange()
    }
  }

  @exclusivity(unchecked) final var contents: [UInt: StateContent] = [:]
  @exclusivity(unchecked) final var titleNode: LabelNode?
  @exclusivity(unchecked) final var imageNode: ImageNode?
  @exclusivity(unchecked) final var backgroundNode: ImageNode?
  @exclusivity(unchecked) final var configured: ConfiguredButton?
  final var menuState: ButtonMenu?

  /// Creates a custom button.
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

  /// Creates a button of the specified type.
  ///
  /// UIKit: `init(type:)`.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    setUpType()
  }

  /// Creates a button that shows the title and image of an action and performs it when tapped.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content

  /// Sets the title for a state; `nil` falls back to the title for the normal state.
  open func setTitle(_ title: String?, for state: State) {
    change(.title, for: state) { $0.title = title }
  }

  /// Sets the styled title for a state, which takes precedence over the plain title.
  @_disfavoredOverload
  open func setAttributedTitle(_ title: AttributedText?, for state: State) {
    change(.title, for: state) { $0.attributedTitle = title }
  }

  /// Sets the color of the title for a state; `nil` falls back to the normal state.
  open func setTitleColor(_ color: Color?, for state: State) {
    change(.title, for: state) { $0.titleColor = color }
  }

  /// Sets the color of the title's shadow for a state; `nil` falls back to the normal state.
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    change(.title, for: state) { $0.titleShadowColor = color }
  }

  /// Sets the image for a state; `nil` falls back to the image for the normal state.
  open func setImage(_ image: Image?, for state: State) {
    change(.image, for: state) { $0.image = image }
  }

  /// Sets the image behind the content for a state, stretched to fill the bounds.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    change(.background, for: state) { $0.backgroundImage = image }
  }

  /// Sets the symbol configuration for a state, used if the symbol has none itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) {
    change(.image, for: state) { $0.symbolConfiguration = configuration }
  }

  /// Returns the title set for a state, or `nil` if none is set.
  open func title(for state: State) -> String? { contents[state.rawValue]?.title }

  /// Returns the styled title set for a state, or `nil` if none is set.
  @_disfavoredOverload
  open func attributedTitle(for state: State) -> AttributedText? {
    contents[state.rawValue]?.attributedTitle
  }

  /// Returns the color of the title for a state, or the default of the button type.
  open func titleColor(for state: State) -> Color? {
    if let color = contents[state.rawValue]?.titleColor { return color }
    return shown(in: state) { $0.titleColor } ?? ownTitleColor(in: state)
  }

  /// Returns the color of the title's shadow set for a state, or `nil` if none is set.
  open func titleShadowColor(for state: State) -> Color? {
    contents[state.rawValue]?.titleShadowColor
  }

  /// Returns the image set for a state, or `nil` if none is set.
  open func image(for state: State) -> Image? { contents[state.rawValue]?.image }

  /// Returns the background image set for a state, or `nil` if none is set.
  open func backgroundImage(for state: State) -> Image? {
    contents[state.rawValue]?.backgroundImage
  }

  /// The title for the current state.
  open var currentTitle: String? { shown(in: state) { $0.title } }
  /// The styled title for the current state.
  @_disfavoredOverload
  open var currentAttributedTitle: AttributedText? { shown(in: state) { $0.attributedTitle } }
  /// The color of the title for the current state.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }
  /// The color of the title's shadow for the current state.
  open var currentTitleShadowColor: Color? { shown(in: state) { $0.titleShadowColor } }
  /// The image for the current state.
  open var currentImage: Image? { shown(in: state) { $0.image } }
  /// The background image for the current state.
  open var currentBackgroundImage: Image? { shown(in: state) { $0.backgroundImage } }

  /// The label that displays the title, created on first use.
  ///
  /// Its font is 18 points, or 15 in a system button. The button sets its text and color and, if it
  /// has the image of its type, its font.
  open var titleLabel: LabelNode? {
    if let titleNode { return titleNode }
    let label = LabelNode()
    label.font = .systemFont(ofSize: buttonType == .custom ? Font.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    titleNode = label
    addSubview(label)
    return label
  }

  /// The image node that displays the image, created on first use.
  open var imageView: ImageNode? {
    if let imageNode { return imageNode }
    let node = ImageNode()
    imageNode = node
    if let titleNode {
      insertSubview(node, belowSubview: titleNode)
    } else {
      addSubview(node)
    }
    return node
  }

  /// Updates the configuration for the state; calls ``configurationUpdateHandler`` unless
  /// overridden.
  ///
  /// Override this method to set ``configuration``. It is called before layout, after the state has
  /// changed.
  open func updateConfiguration() {
    configured?.handler?(self)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    if let configuration = configured?.configuration { return configuredSize(configuration) }
    let image = shownImageSize
    let title = titleSize
    let insets = contentEdgeInsets
    var width = insets.left + insets.right + image.width + (title?.width ?? 0)
    let emptyHeight = reservesTitleHeight ? titleLabelFont.lineHeight : 0
    let height = max(image.height, title?.height ?? emptyHeight) + insets.top + insets.bottom
    if hasPadding { width = max(width, 30) }
    return CGSize(
      width: ButtonNode.wholePoints(width),
      height: ButtonNode.wholePoints(height + verticalPadding))
  }

  /// Whether the button is at least 30 points wide, with 12 points above and below the title, as in
  /// UIKit if it has neither an image nor insets.
  private final var hasPadding: Bool { currentImage == nil && contentEdgeInsets == .zero }

  private final var verticalPadding: CGFloat { hasPadding ? 12 : 0 }

  /// Returns a length rounded up to whole points, ignoring errors in the last bits.
  private static func wholePoints(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }

  /// Whether the button is as high as a line of text although its title is empty.
  private final var reservesTitleHeight: Bool {
    currentImage == nil || (currentTitle != nil && !buttonType.hasImage)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let configuration = configured?.configuration, size.width.isFinite, size.width > 0,
      size.width < intrinsicContentSize.width
    else { return intrinsicContentSize }
    return configuredSize(configuration, width: size.width)
  }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    if let configuration = configured?.configuration {
      return configuredSize(configuration, width: width).height
    }
    guard let titleNode, titleNode.shownNumberOfLines != 1, hasTitle else {
      return nil
    }
    let insets = contentEdgeInsets
    let availableWidth = width - insets.left - insets.right - shownImageSize.width
    let title = titleNode.sizeThatFits(CGSize(width: max(availableWidth, 1), height: .infinity))
    let height = max(shownImageSize.height, title.height) + insets.top + insets.bottom
    return ButtonNode.wholePoints(height + verticalPadding)
  }

  package func contentBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    guard let titleNode, hasTitle else { return nil }
    let titleRect =
      configured?.configuration.map { configuredTitleRect($0, in: size) }
      ?? titleRect(
        forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    guard let offsets = titleNode.textBaselineOffsets(for: titleRect.size) else { return nil }
    return (titleRect.minY + offsets.first, size.height - titleRect.maxY + offsets.last)
  }

  package var contentBaselineSpacing: CGFloat? { titleNode?.contentBaselineSpacing }

  // MARK: Placement

  // Overrides apply to buttons without a configuration, as in UIKit.

  /// Returns the rectangle for the title and the image within the bounds, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the background image within the bounds, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the image within the content rectangle, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    standardImageRect(in: contentRect)
  }

  /// Returns the rectangle of the title within the content rectangle, in points; by default, the
  /// image takes precedence over the title's width.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    standardTitleRect(in: contentRect)
  }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if let configuration = configured?.configuration {
      layoutConfigured(configuration)
      return
    }
    let content = contentRect(forBounds: bounds)
    if hasTitle { titleNode?.frame = titleRect(forContentRect: content) }
    if currentImage != nil { imageNode?.frame = imageRect(forContentRect: content) }
    backgroundNode?.frame = backgroundRect(forBounds: bounds)
  }

  package func contentTraitsDidChange() {
    if configured?.configuration != nil || titleNode?.adjustsFontForContentSizeCategory == true {
      sizeDidChange()
    }
  }

  /// Called when the size of the title or image changed, also because another state shows others.
  package func subviewSizeDidChange() {
    sizeDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showCurrent(.title)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The inherited tint color may have changed.
    if buttonType != .custom { showCurrent(.title) }
  }

  package override var sendsPrimaryActionOnTap: Bool { true }

  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewTree.Event?) {
    guard showsMenuAsPrimaryAction, menu != nil, isTouchInside else {
      super.touchesEnded(touches, with: event)
      return
    }
    // The menu takes over the touch.
    super.touchesCancelled(touches, with: event)
    openMenu()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    showCurrentContent()
  }
}

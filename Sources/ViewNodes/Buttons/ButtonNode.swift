// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a title, an image or both, and does something when tapped. UIKit: `UIButton`.
///
/// What is set for no other state is shown as in the normal one. The image stands where reading
/// begins, the title beside it, both together in the middle.
open class ButtonNode: Control {
  /// How the button looks by itself.
  public final let buttonType: ButtonType

  /// The room between the bounds and the content, in points; zero by default.
  open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { sizeDidChange() } }
  }

  /// How the title is moved from its place, in points; plays no part in the natural size.
  open var titleEdgeInsets = EdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// How the image is moved from its place, in points; plays no part in the natural size.
  open var imageEdgeInsets = EdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether a touched button's image is darker; `true` by default.
  open var adjustsImageWhenHighlighted = true

  /// A Boolean value that indicates whether a disabled button's image is paler; `true` by default.
  open var adjustsImageWhenDisabled = true

  final var contents: [UInt: StateContent] = [:]
  final var titleNode: LabelNode?
  final var imageNode: ImageNode?
  final var backgroundNode: ImageNode?

  /// Creates a custom button with a frame in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button of a type. UIKit: `init(type:)`.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    setUpType()
  }

  /// Creates a button of a type that shows an action's title and image and runs it when tapped.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Content of states

  /// Sets the title of a state; `nil` takes the normal one's.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  /// Sets the title of a state with runs that differ; it goes before the plain title.
  open func setAttributedTitle(_ title: AttributedText?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the title's color in a state; `nil` takes the normal one's.
  open func setTitleColor(_ color: Color?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the color of the title's shadow in a state; `nil` takes the normal one's.
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the image of a state; `nil` takes the normal one's.
  open func setImage(_ image: Image?, for state: State) {
    change(state) { $0.image = image }
  }

  /// Sets the image behind title and image in a state, stretched over the bounds.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Sets how a state's symbol is drawn if it does not say it itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { contents[state.rawValue]?.title }

  /// The title with runs set for a state.
  open func attributedTitle(for state: State) -> AttributedText? {
    contents[state.rawValue]?.attributedTitle
  }

  /// The title's color in a state: what was set, else the type's own.
  open func titleColor(for state: State) -> Color? {
    if let color = contents[state.rawValue]?.titleColor { return color }
    return shown(\.titleColor, in: state) ?? ownTitleColor(in: state)
  }

  /// The color of the title's shadow set for a state.
  open func titleShadowColor(for state: State) -> Color? {
    contents[state.rawValue]?.titleShadowColor
  }

  /// The image set for a state.
  open func image(for state: State) -> Image? { contents[state.rawValue]?.image }

  /// The background image set for a state.
  open func backgroundImage(for state: State) -> Image? {
    contents[state.rawValue]?.backgroundImage
  }

  /// The title shown now.
  open var currentTitle: String? { shown(\.title, in: state) }
  /// The title with runs shown now.
  open var currentAttributedTitle: AttributedText? { shown(\.attributedTitle, in: state) }
  /// The title's color now.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }
  /// The color of the title's shadow now.
  open var currentTitleShadowColor: Color? { shown(\.titleShadowColor, in: state) }
  /// The image shown now.
  open var currentImage: Image? { shown(\.image, in: state) }
  /// The background image shown now.
  open var currentBackgroundImage: Image? { shown(\.backgroundImage, in: state) }

  /// The label that shows the title, made at first use. Its font is 18 points, 15 in a system
  /// button; the button sets its text and color.
  open var titleLabel: LabelNode? {
    if let titleNode { return titleNode }
    let label = LabelNode()
    label.font = .systemFont(ofSize: buttonType == .custom ? Font.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    titleNode = label
    addSubview(label)
    return label
  }

  /// The node that shows the image, made at first use.
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

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let image = shownImageSize
    let title = titleSize
    let insets = contentEdgeInsets
    var width = insets.left + insets.right + image.width + (title?.width ?? 0)
    // In UIKit, room above and below the title, unless the insets say how much there is.
    let padding: CGFloat = insets == .zero ? 12 : 0
    let titleHeight = title.map { $0.height.rounded(.up) + padding }
    let emptyHeight = titleLabelFont.lineHeight.rounded(.up) + padding
    let height = max(image.height, titleHeight ?? (image == .zero ? emptyHeight : 0))
    if image == .zero, insets == .zero { width = max(width, 30) }
    return CGSize(width: width, height: height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func textBaselineOffsets(
    for size: CGSize
  ) -> (first: CGFloat, last: CGFloat)? {
    guard let titleNode, titleSize != nil else { return nil }
    let content = contentRect(forBounds: CGRect(origin: .zero, size: size))
    let place = titleRect(forContentRect: content)
    guard let offsets = titleNode.textBaselineOffsets(for: place.size) else { return nil }
    return (place.minY + offsets.first, size.height - place.maxY + offsets.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    if titleSize != nil { titleNode?.frame = titleRect(forContentRect: content) }
    if currentImage != nil { imageNode?.frame = imageRect(forContentRect: content) }
    backgroundNode?.frame = backgroundRect(forBounds: bounds)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showCurrentContent()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // The tint may be another one here.
    if buttonType != .custom { showCurrentContent() }
  }

  package override var sendsPrimaryActionOnTap: Bool { true }

  package override func stateDidChange() {
    super.stateDidChange()
    showCurrentContent()
  }
}

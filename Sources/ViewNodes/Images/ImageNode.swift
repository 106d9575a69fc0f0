// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that displays an image, fitted by ``ViewNode/contentMode``.
///
/// UIKit: `UIImageView`.
///
/// The intrinsic content size is that of the image, if there is one. Template images and symbols
/// are tinted. The image may extend beyond the bounds unless ``ViewNode/clipsToBounds`` is set.
/// User interaction is disabled by default.
open class ImageNode: ViewNode {
  /// The image, or `nil` if there is none.
  open var image: Image? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// The image displayed while ``isHighlighted`` is `true`, if there is one.
  open var highlightedImage: Image? {
    didSet { if highlightedImage != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the highlighted image is displayed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { contentDidChange() } }
  }

  /// The configuration of symbols that don't specify their own.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the image grows in accessibility text sizes; `false` by
  /// default.
  ///
  /// UIKit: `adjustsImageSizeForAccessibilityContentSizeCategory`. Symbols whose configuration has
  /// a text style always grow.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { contentDidChange() }
    }
  }

  /// The images of an animation, which shows its first one here.
  open var animationImages: [Image]? {
    didSet { if animationImages != oldValue, isAnimating { contentDidChange() } }
  }
  /// The duration of the animation in UIKit, in seconds.
  open var animationDuration: Double = 0
  /// How often the animation repeats in UIKit; 0, the default, for forever.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the animation was started.
  public private(set) final var isAnimating = false

  /// Starts the animation, which shows the first image of ``animationImages``.
  open func startAnimating() {
    guard animationImages?.isEmpty == false, !isAnimating else { return }
    isAnimating = true
    contentDidChange()
  }

  /// Stops the animation, which shows ``image`` again.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    contentDidChange()
  }

  /// The opacity, reduced by a button that is highlighted or disabled.
  package final var contentOpacity: CGFloat = 1
  /// The opacity of black drawn over the image by a highlighted button.
  package final var shade: CGFloat = 0

  /// Creates a node without an image.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if type(of: self) == ImageNode.self { passState.insert(.hitTestsPlainly) }
    isUserInteractionEnabled = false
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if type(of: self) == ImageNode.self { passState.insert(.hitTestsPlainly) }
    isUserInteractionEnabled = false
  }

  /// Creates a node with the size of an image.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    reportMissingSymbol()
  }

  /// Creates a node with the size of an image, and another image for the highlighted state.
  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
    if image?.missingSymbolName == nil { reportMissingSymbol() }
  }

  /// The displayed image, at its natural size.
  public final var shownImage: Image? {
    let still = isHighlighted ? highlightedImage ?? image : image
    let current = isAnimating ? animationImages?.first ?? still : still
    guard let current, let own = current.symbolConfiguration else { return current }
    var shown = preferredSymbolConfiguration?.applying(own) ?? own
    if shown.followsTextSize {
      shown = shown.adapted(to: traitCollection.preferredContentSizeCategory)
    }
    return shown == own ? current : current.withConfiguration(shown)
  }

  open override var intrinsicContentSize: CGSize { adjustedSize ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { adjustedSize ?? .zero }

  /// The size of the image, possibly enlarged in accessibility text sizes.
  private var adjustedSize: CGSize? {
    guard let image = shownImage else { return nil }
    guard adjustsImageSizeForAccessibilityContentSizeCategory else { return image.size }
    let traits = traitCollection
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    if !isLarge || image.symbolConfiguration?.followsTextSize == true { return image.size }
    let metrics = FontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: image.size.width, compatibleWith: traits),
      height: metrics.scaledValue(for: image.size.height, compatibleWith: traits))
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let image = shownImage, !bounds.isEmpty else { return }
    let rect = contentMode.placement(of: adjustedSize ?? image.size, in: bounds)
    guard !rect.isEmpty else { return }
    let color = image.symbolConfiguration?.color ?? shownTint
    let tint = shade > 0 ? color.mix(with: .black, by: shade) : color
    func draw() {
      image.draw(in: rect, tint: tint, direction: contentDirection, context: context)
    }
    if contentOpacity < 1 { context.withOpacity(contentOpacity, draw) } else { draw() }
  }

  private func contentDidChange() {
    reportMissingSymbol()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Also called by initializers, in which observers of properties aren't called.
  private func reportMissingSymbol() {
    guard let name = image?.missingSymbolName ?? highlightedImage?.missingSymbolName else { return }
    report(.unknownSymbol(node: debugName, name: name))
  }
}

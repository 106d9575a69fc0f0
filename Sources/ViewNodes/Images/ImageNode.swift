// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows an image, fitted by ``ViewNode/contentMode``. UIKit: `UIImageView`.
///
/// Its natural size is the image's; without an image it has none. Templates and symbols are filled
/// with the tint. What reaches beyond the bounds is shown unless ``ViewNode/clipsToBounds`` is set.
/// Touches pass by unless they are enabled.
open class ImageNode: ViewNode {
  /// The image, `nil` if there is none.
  open var image: Image? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// The image shown while ``isHighlighted``, if there is one.
  open var highlightedImage: Image? {
    didSet { if highlightedImage != oldValue { contentDidChange() } }
  }

  /// A Boolean value that indicates whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { contentDidChange() } }
  }

  /// How symbols are drawn that do not say it themselves.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { contentDidChange() } }
  }

  /// The opacity that a button lowers while it is touched or disabled.
  package final var contentOpacity: CGFloat = 1
  /// How much black a button lays over the picture while it is touched.
  package final var shade: CGFloat = 0

  /// Creates a node without an image, with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a node of an image's size.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a node of an image's size with another image for the highlighted state.
  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image that is shown just now, at the size that it has by itself.
  public final var shownImage: Image? {
    let current = isHighlighted ? highlightedImage ?? image : image
    guard let current, let preferred = preferredSymbolConfiguration else { return current }
    return current.applyingPreferredConfiguration(preferred)
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let image = shownImage, !bounds.isEmpty else { return }
    let place = contentMode.placement(of: image.size, in: bounds)
    guard !place.isEmpty else { return }
    let tint = shade > 0 ? tintColor.mix(with: .black, by: shade) : tintColor
    if contentOpacity < 1 {
      context.withOpacity(contentOpacity) { context.draw(image, in: place, tint: tint) }
    } else {
      context.draw(image, in: place, tint: tint)
    }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

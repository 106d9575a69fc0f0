// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows the content of a list's cell, header, or footer.
///
/// UIKit: `UIListContentView`.
open class ListContentNode: ViewNode, ContentNode, NodeContent {
  /// The content; setting another type of configuration has no effect.
  open var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? ListContentConfiguration, list != shown else { return }
      shown = list
      showContent()
    }
  }

  private final var shown: ListContentConfiguration
  private final let textLabel = LabelNode(frame: .zero)
  private final let secondaryLabel = LabelNode(frame: .zero)
  private final let imageNode = ImageNode(frame: .zero)

  /// Creates a view that shows a content configuration.
  ///
  /// - Parameter configuration: The content; setting another type of configuration has no effect.
  public init(configuration: ListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    shown = ListContentConfiguration.cell()
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    passState.insert(.isContent)
    for view in [imageNode, textLabel, secondaryLabel] { addSubview(view) }
    imageNode.contentMode = .scaleAspectFit
    showContent()
  }

  private final func showContent() {
    imageNode.isHidden = shown.image == nil
    imageNode.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration
      ?? Image.SymbolConfiguration(font: shown.textProperties.font)
    imageNode.image = shown.image
    imageNode.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageNode.clipsToBounds = shown.imageProperties.cornerRadius > 0
    if let color = shown.imageProperties.tintColor {
      imageNode.tintColor = shown.imageProperties.resolvedTintColor(for: color)
    } else {
      imageNode.removeOwnTint()
    }
    show(shown.text, shown.styledText, shown.textProperties, in: textLabel)
    show(
      shown.secondaryText, shown.styledSecondaryText, shown.secondaryTextProperties,
      in: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private final func show(
    _ text: String?, _ styled: AttributedText?,
    _ properties: ListContentConfiguration.TextProperties, in label: LabelNode
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let styled {
      label.styledContent = styled
    } else {
      label.text = text.map { properties.transform($0) }
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// Returns the frames of the parts for a width, with the content vertically centered in the
  /// height, if any.
  private final func frames(inWidth width: CGFloat, height: CGFloat? = nil) -> Frames {
    var frames = Frames()
    let margins = shown.directionalLayoutMargins
    var start = margins.leading
    var imageArea = CGSize.zero
    if let image = imageNode.shownImage {
      let size = shown.imageProperties.size(of: image)
      imageArea = shown.imageProperties.area(of: size)
      frames.image = CGRect(
        x: start + roundedToPixel((imageArea.width - size.width) / 2), y: 0, width: size.width,
        height: size.height)
      start += imageArea.width + shown.imageToTextPadding
    }
    let room = max(0, width - start - margins.trailing)
    func fittingSize(_ label: LabelNode) -> CGSize {
      guard !label.isHidden else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let (text, secondary) = (fittingSize(textLabel), fittingSize(secondaryLabel))
    let gap = shown.textToSecondaryTextHorizontalPadding
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && text.height > 0 && secondary.height > 0
      && text.width + gap + secondary.width <= room
      && text.height < 2 * shown.textProperties.font.lineHeight
    let between =
      text.height > 0 && secondary.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let block =
      isBeside ? max(text.height, secondary.height) : text.height + between + secondary.height
    let inner = max(block, imageArea.height)
    frames.height = max(
      shown.minimumHeight, ceiledToPixel(inner + margins.top + margins.bottom))
    let area = (height ?? frames.height) - margins.top - margins.bottom
    func centered(_ length: CGFloat) -> CGFloat {
      margins.top + roundedToPixel((area - length) / 2)
    }
    frames.image.origin.y = centered(frames.image.height)
    if isBeside {
      frames.text = CGRect(
        x: start, y: centered(text.height), width: text.width, height: text.height)
      frames.secondary = CGRect(
        x: width - margins.trailing - secondary.width, y: centered(secondary.height),
        width: secondary.width, height: secondary.height)
    } else {
      let top = centered(block)
      frames.text = CGRect(x: start, y: top, width: room, height: text.height)
      frames.secondary = CGRect(
        x: start, y: top + text.height + between, width: room, height: secondary.height)
    }
    return frames
  }

  /// The distance of the text from the leading edge, in points.
  package final var textStart: CGFloat { frames(inWidth: bounds.width).text.minX }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: frames(inWidth: 1e6).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(inWidth: size.width).height)
  }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    frames(inWidth: width).height
  }

  package func contentTraitsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let frames = frames(inWidth: size.width, height: size.height)
    for (view, rect) in [
      (imageNode, frames.image), (textLabel, frames.text), (secondaryLabel, frames.secondary),
    ] as [(ViewNode, CGRect)] {
      var frame = rect
      if isRightToLeft { frame.origin.x = size.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
  }
}

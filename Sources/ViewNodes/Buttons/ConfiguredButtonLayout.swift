// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The frames of a configured button's parts in its bounds, for left-to-right layout.
struct ConfiguredButtonLayout {
  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  /// The total size, including the insets.
  private(set) var size = CGSize.zero

  /// Places the parts within a width, or at their natural sizes if it is `nil`.
  init(
    _ configuration: ButtonNode.Configuration, image imageSize: CGSize, width: CGFloat?,
    title measureTitle: (CGFloat) -> CGSize, subtitle measureSubtitle: (CGFloat) -> CGSize
  ) {
    let insets = configuration.contentInsets
    let availableWidth = width.map { max(0, $0 - insets.leading - insets.trailing) } ?? .infinity
    let placement = configuration.imagePlacement
    let isBeside = placement.contains(.leading) || placement.contains(.trailing)
    let hasImage = imageSize != .zero
    var textWidth = availableWidth
    if hasImage, isBeside {
      textWidth = max(0, availableWidth - imageSize.width - configuration.imagePadding)
    }
    let (first, second) = (measureTitle(textWidth), measureSubtitle(textWidth))
    let between = first.height > 0 && second.height > 0 ? configuration.titlePadding : 0
    let texts = CGSize(
      width: min(max(first.width, second.width), textWidth),
      height: first.height + between + second.height)
    let gap = hasImage && texts.height > 0 ? configuration.imagePadding : 0
    var content: CGSize
    var textOrigin = CGPoint.zero
    if isBeside {
      content = CGSize(
        width: imageSize.width + gap + texts.width, height: max(imageSize.height, texts.height))
      textOrigin.y = (content.height - texts.height) / 2
      image.origin.y = (content.height - imageSize.height) / 2
      if placement.contains(.leading) {
        textOrigin.x = imageSize.width + gap
      } else {
        image.origin.x = texts.width + gap
      }
    } else {
      content = CGSize(
        width: max(imageSize.width, texts.width), height: imageSize.height + gap + texts.height)
      textOrigin.x = (content.width - texts.width) / 2
      image.origin.x = (content.width - imageSize.width) / 2
      if placement.contains(.bottom) {
        image.origin.y = texts.height + gap
      } else {
        textOrigin.y = imageSize.height + gap
      }
    }
    image.size = imageSize
    func start(_ length: CGFloat) -> CGFloat {
      switch configuration.columnAlignment {
      case .leading: 0
      case .trailing: texts.width - length
      case .center, .automatic: (texts.width - length) / 2
      }
    }
    title = CGRect(
      x: textOrigin.x + start(min(first.width, texts.width)), y: textOrigin.y,
      width: min(first.width, texts.width), height: first.height)
    subtitle = CGRect(
      x: textOrigin.x + start(min(second.width, texts.width)),
      y: textOrigin.y + first.height + between, width: min(second.width, texts.width),
      height: second.height)
    content.width = min(content.width, availableWidth)
    size = CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// Moves every part.
  mutating func move(by distance: CGPoint, _ round: (CGFloat) -> CGFloat) {
    func moved(_ rect: CGRect) -> CGRect {
      CGRect(
        x: round(rect.minX + distance.x), y: round(rect.minY + distance.y), width: rect.width,
        height: rect.height)
    }
    image = moved(image)
    title = moved(title)
    subtitle = moved(subtitle)
  }
}

extension ButtonNode {
  private func configuredLayout(
    _ configuration: Configuration, width: CGFloat?
  ) -> ConfiguredButtonLayout {
    func measure(_ label: LabelNode?) -> (CGFloat) -> CGSize {
      { availableWidth in
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: availableWidth, height: .infinity))
        return CGSize(width: min(size.width, availableWidth), height: size.height)
      }
    }
    return ConfiguredButtonLayout(
      configuration, image: configuredImageSize(configuration), width: width,
      title: measure(titleNode), subtitle: measure(configured?.subtitle))
  }

  private func configuredImageSize(_ configuration: Configuration) -> CGSize {
    if configuration.showsActivityIndicator {
      return configured?.indicator?.intrinsicContentSize ?? .zero
    }
    return shownImageSize
  }

  final func configuredSize(_ configuration: Configuration, width: CGFloat? = nil) -> CGSize {
    let size = configuredLayout(configuration, width: width).size
    return CGSize(width: ceiledToPixel(size.width), height: ceiledToPixel(size.height))
  }

  /// Returns the frame of the title in bounds of the specified size.
  final func configuredTitleRect(_ configuration: Configuration, in size: CGSize) -> CGRect {
    frames(configuration, in: size).title
  }

  private func frames(
    _ configuration: Configuration, in size: CGSize
  ) -> ConfiguredButtonLayout {
    var layout = configuredLayout(configuration, width: size.width)
    let insets = configuration.contentInsets
    let spare = CGSize(
      width: size.width - layout.size.width, height: size.height - layout.size.height)
    let x: CGFloat
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: x = isRightToLeft ? spare.width : 0
    case .right, .trailing: x = isRightToLeft ? 0 : spare.width
    case .center: x = spare.width / 2
    }
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top, .fill: y = 0
    case .bottom: y = spare.height
    case .center: y = spare.height / 2
    }
    layout.move(by: CGPoint(x: insets.leading + x, y: insets.top + y), roundedToPixel)
    return layout
  }

  final func layoutConfigured(_ configuration: Configuration) {
    alignTexts(configuration)
    let size = bounds.size
    let frames = frames(configuration, in: size)
    func setFrame(_ node: ViewNode?, _ rect: CGRect) {
      guard let node else { return }
      var frame = rect
      if isRightToLeft { frame.origin.x = size.width - frame.maxX }
      if node.frame != frame { node.frame = frame }
    }
    setFrame(titleNode, frames.title)
    setFrame(configured?.subtitle, frames.subtitle)
    setFrame(imageNode, frames.image)
    setFrame(configured?.indicator, frames.image)
    guard let background = configured?.background else { return }
    background.fill(size, isRightToLeft: isRightToLeft)
    background.cornerRadius =
      switch configuration.cornerStyle {
      case .fixed: nil
      case .dynamic:
        FontMetrics(forTextStyle: .body).scaledValue(
          for: configuration.background.cornerRadius, compatibleWith: traitCollection)
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: background.bounds.height / 2
      }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ButtonNode {
  /// Returns the value set for a state, or else the one set for the normal state.
  @inline(__always)
  func shown<Value>(in state: State, _ part: (StateContent) -> Value?) -> Value? {
    if state != .normal, let own = contents[state.rawValue], let value = part(own) { return value }
    return contents[State.normal.rawValue].flatMap(part)
  }

  /// The content for a state, created on first use.
  func content(for state: State) -> StateContent {
    if let known = contents[state.rawValue] { return known }
    let made = StateContent()
    contents[state.rawValue] = made
    return made
  }

  /// A part of the content, which one subview shows.
  enum ContentPart {
    case title
    case image
    case background
  }

  func change(_ part: ContentPart, for state: State, _ edit: (StateContent) -> Void) {
    edit(content(for: state))
    contentDidChange(for: state)
    showCurrent(part)
    sizeDidChange()
  }

  func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The default title color of the button type.
  func ownTitleColor(in state: State) -> Color {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : shownTint
  }

  func setUpType() {
    let name: String
    switch buttonType {
    case .custom, .system: return
    case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
    case .contactAdd: name = "plus.circle"
    case .close: name = "xmark.circle.fill"
    }
    let configuration = Image.SymbolConfiguration(pointSize: buttonType == .close ? 20 : 22)
    setImage(Image(systemName: name, withConfiguration: configuration), for: .normal)
    if buttonType == .close { tintColor = .systemGray3 }
  }

  /// Updates the subviews with the content for the current state.
  func showCurrentContent() {
    if let configuration = configured?.configuration {
      show(configuration)
      return
    }
    showTitle()
    showImage()
    showBackground()
  }

  /// Updates the subview for a part of the content for the current state.
  func showCurrent(_ part: ContentPart) {
    if let configuration = configured?.configuration { return show(configuration) }
    switch part {
    case .title: showTitle()
    case .image: showImage()
    case .background: showBackground()
    }
  }

  private func showBackground() {
    if let image = currentBackgroundImage {
      let node = backgroundNode ?? makeBackgroundNode()
      node.image = image
      dim(node)
    } else {
      backgroundNode?.image = nil
    }
  }

  private func showTitle() {
    let attributed = currentAttributedTitle
    let title = currentTitle
    guard titleNode != nil || attributed != nil || title != nil, let label = titleLabel else {
      return
    }
    // The color and the font of the label would replace those of a text that it shows already.
    label.textColor = currentTitleColor
    if buttonType.hasImage { label.font = .systemFont(ofSize: 15) }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = title
    }
    label.drawsInTint =
      buttonType != .custom && isEnabled && shown(in: state) { $0.titleColor } == nil
    label.shadowColor = currentTitleShadowColor
    // In UIKit, the title of a highlighted system button fades to 20%.
    label.alpha = buttonType != .custom && isHighlighted ? 0.2 : 1
  }

  private func showImage() {
    var image = currentImage
    guard imageNode != nil || image != nil, let node = imageView else { return }
    if buttonType != .custom, image?.renderingMode == .automatic {
      image = image?.withRenderingMode(.alwaysTemplate)
    }
    node.preferredSymbolConfiguration = shown(in: state) { $0.symbolConfiguration }
    node.adjustsImageSizeForAccessibilityContentSizeCategory =
      adjustsImageSizeForAccessibilityContentSizeCategory
    node.image = image
    dim(node)
    if buttonType != .custom, isHighlighted { node.contentOpacity = 0.2 }
  }

  private func dim(_ node: ImageNode) {
    node.contentOpacity = !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
    let isDark = isHighlighted && adjustsImageWhenHighlighted && buttonType == .custom
    node.shade = isDark ? 0.5 : 0
  }

  private func makeBackgroundNode() -> ImageNode {
    let node = ImageNode()
    backgroundNode = node
    insertSubview(node, at: 0)
    return node
  }

  var titleLabelFont: Font {
    titleNode?.font
      ?? .systemFont(ofSize: buttonType == .custom ? Font.buttonFontSize : 15)
  }

  /// Whether there is a title.
  var hasTitle: Bool { titleNode?.text?.isEmpty == false }

  /// The natural size of the title, or `nil` if there is none.
  var titleSize: CGSize? {
    guard let titleNode, hasTitle else { return nil }
    return titleNode.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The natural size of the image, or zero if there is none.
  var shownImageSize: CGSize {
    guard currentImage != nil else { return .zero }
    return imageNode?.sizeThatFits(.zero) ?? .zero
  }
}

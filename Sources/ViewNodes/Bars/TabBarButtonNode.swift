// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The button for a tab bar item: the image above the title, with the badge at the image's corner.
final class TabBarButtonNode: Control {
  let item: TabBarItem
  private let icon = ImageNode()
  private let label = LabelNode()
  private let badge = BadgeNode()
  /// The size of the icon, and the text size that it is for.
  private var iconSize: (category: ContentSizeCategory, size: CGSize)?

  /// The vertical center of the icon, in points from the top of the bar (measured on iOS 17).
  private static let iconMiddle: CGFloat = 18.7
  private static let titleBaseline: CGFloat = 45.3

  init(item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    icon.preferredSymbolConfiguration = Image.SymbolConfiguration(
      font: .systemFont(ofSize: 17), scale: .large)
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { item.accessibilityHint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  /// Updates the content from the item and the colors from the bar; colors default to the tint
  /// color.
  func show(
    isSelected: Bool, color: Color?, appearance: TabBarItemAppearance.StateAppearance?
  ) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    var color = color
    if !item.isEnabled {
      let full = color ?? shownTint
      color = full.withAlphaComponent(full.alpha / 2)
    }
    var image = isSelected ? item.selectedImage ?? item.image : item.image
    // In UIKit, images in a tab bar are templates unless they have another rendering mode.
    if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
    icon.image = image
    iconSize = nil
    icon.rareState.tintColor = appearance?.iconColor ?? color
    let attributes = (appearance?.titleTextAttributes ?? TextAttributes())
      .merging(item.titleTextAttributes(for: .normal) ?? TextAttributes())
      .merging(isSelected ? item.titleTextAttributes(for: .selected) ?? [:] : [:])
    label.text = item.title
    label.font = attributes.font ?? .systemFont(ofSize: 10, weight: .medium)
    label.textColor = attributes.foregroundColor ?? color ?? shownTint
    label.drawsInTint = attributes.foregroundColor == nil && color == nil
    badge.text = item.badgeValue
    let badgeAttributes = item.shownBadgeAttributes(isSelected: isSelected)
    badge.show(font: badgeAttributes.font, color: badgeAttributes.foregroundColor)
    badge.color = item.badgeColor ?? appearance?.badgeBackgroundColor ?? .systemRed
    setNeedsLayout()
  }

  /// The size of the icon at the current text size, in points.
  private var shownIconSize: CGSize {
    let category = traitCollection.preferredContentSizeCategory
    if let iconSize, iconSize.category == category { return iconSize.size }
    let size = icon.shownImage?.size ?? .zero
    iconSize = (category, size)
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = shownIconSize
    let middle = item.title?.isEmpty == false ? Self.iconMiddle : bounds.height / 2
    icon.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.minY + middle - size.height / 2,
      width: size.width, height: size.height
    ).inset(by: item.imageInsets)
    let height = label.font.lineHeight
    label.frame = CGRect(
      x: bounds.minX + 1 + item.titleOffset.x,
      y: bounds.minY + Self.titleBaseline - label.font.ascender + item.titleOffset.y,
      width: max(0, bounds.width - 2), height: height)
    let badgeSize = badge.intrinsicContentSize
    let side: CGFloat = isRightToLeft ? -1 : 1
    badge.frame = CGRect(
      x: bounds.midX + side * 13 - badgeSize.width / 2 + side * (badgeSize.width - 18) / 2,
      y: bounds.minY + 2, width: badgeSize.width, height: badgeSize.height)
  }
}

/// A badge: short text in a small disc or capsule.
final class BadgeNode: ViewNode {
  private let label = LabelNode()
  var color = Color.systemRed

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      isHidden = newValue == nil
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(font: Font?, color: Color?) {
    label.font = font ?? .systemFont(ofSize: 13)
    label.textColor = color ?? .white
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: max(18, label.intrinsicContentSize.width + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.fill(BezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2), with: color)
  }
}

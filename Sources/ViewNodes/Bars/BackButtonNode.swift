// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A back button: a chevron and the title of the previous screen.
final class BackButtonNode: Control {
  /// The item that the button shows, or an empty one that stands for it.
  let item: BarButtonItem
  /// The attributes of the title that the bar determines.
  private let barAttributes: TextAttributes
  let label = LabelNode()
  private let chevron = ImageNode()
  /// The color of the title, or `nil` for the tint color.
  private var titleColor: Color?
  /// Whether the title is shown next to the chevron.
  var hasTitle = true {
    didSet { label.isHidden = !hasTitle }
  }

  init(
    title: String, image: Image?, item: BarButtonItem = BarButtonItem(),
    attributes: TextAttributes = TextAttributes()
  ) {
    self.item = item
    barAttributes = attributes
    super.init(frame: .zero)
    label.text = title
    let configuration = Image.SymbolConfiguration(pointSize: 26, weight: .medium)
    chevron.image = image ?? Image(systemName: "chevron.left", withConfiguration: configuration)
    addSubview(chevron)
    addSubview(label)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the appearance from the item.
  func showItem() {
    let attributes = barAttributes.merging(item.titleTextAttributes(for: .normal) ?? [:])
    label.font = attributes.font ?? .systemFont(ofSize: 17)
    titleColor = attributes.foregroundColor
    if let color = item.tintColor { tintColor = color }
    showColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.intrinsicContentSize.width
    let width = (chevron.image?.size.width ?? 0) + (hasTitle && title > 0 ? 3 + title : 0)
    return CGSize(width: width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = chevron.image?.size ?? .zero
    let title = label.intrinsicContentSize
    let y = roundedToPixel(bounds.midY - size.height / 2)
    let titleY = roundedToPixel(bounds.midY - title.height / 2)
    if isRightToLeft {
      chevron.transform = Transform(scaleX: -1, y: 1)
      chevron.frame = CGRect(
        x: bounds.maxX - size.width, y: y, width: size.width, height: size.height)
      label.frame = CGRect(
        x: bounds.maxX - size.width - 3 - title.width, y: titleY, width: title.width,
        height: title.height)
    } else {
      chevron.transform = .identity
      chevron.frame = CGRect(origin: CGPoint(x: bounds.minX, y: y), size: size)
      label.frame = CGRect(
        origin: CGPoint(x: bounds.minX + size.width + 3, y: titleY), size: title)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  private func showColors() {
    label.textColor = titleColor ?? shownTint
    label.drawsInTint = titleColor == nil
    label.alpha = isHighlighted ? 0.2 : 1
    chevron.contentOpacity = isHighlighted ? 0.2 : 1
  }
}

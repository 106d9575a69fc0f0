// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The button that shows an item in a bar.
final class BarButtonNode: ButtonNode {
  let item: BarButtonItem
  private let barAppearance: BarButtonItemAppearance?

  init(item: BarButtonItem, appearance: BarButtonItemAppearance?) {
    self.item = item
    barAppearance = appearance
    super.init(frame: .zero)
    item.shownButton = self
    buttonType = .system
    setPreferredSymbolConfiguration(
      Image.SymbolConfiguration(font: .systemFont(ofSize: 17), scale: .large), forImageIn: .normal)
    titleLabel?.lineBreakMode = .byTruncatingTail
    titleLabel?.adjustsFontSizeToFitWidth = false
    addTarget(item, for: .touchUpInside) { $0.performPrimaryAction() }
    showItem()
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

  /// Updates the content and appearance from the item.
  func showItem() {
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    imageEdgeInsets = item.imageInsets
    if item.menu != nil || menuState != nil {
      menuState = ButtonMenu(
        menu: item.menu, isPrimary: item.menu != nil && !item.hasAction, sender: item)
    }
    if let color = item.tintColor { tintColor = color } else { removeOwnTint() }
    // In UIKit, an item with an image shows no title in a bar.
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    let own = Font.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    titleLabel?.font = attributes(for: state).font ?? own
    for state in [State.normal, .highlighted, .disabled] {
      let given = attributes(for: state).foregroundColor
      setTitleColor(state == .disabled ? attributesOfDisabled ?? .tertiaryLabel : given, for: state)
    }
  }

  private var attributesOfDisabled: Color? {
    (item.titleTextAttributes(for: .disabled) ?? barAppearance?.disabled.titleTextAttributes)?
      .foregroundColor
  }

  private func attributes(for state: State) -> TextAttributes {
    let bar = barAppearance?.titleAttributes(for: state) ?? TextAttributes()
    let normal = item.titleTextAttributes(for: .normal) ?? TextAttributes()
    let own = item.titleTextAttributes(for: state) ?? TextAttributes()
    return bar.merging(normal).merging(own)
  }

  /// As wide as the content, without the padding of other buttons.
  override var intrinsicContentSize: CGSize {
    let image = shownImageSize
    let title = titleSize ?? .zero
    let width = item.width > 0 ? item.width : image.width + title.width
    return CGSize(width: width, height: max(image.height, title.height))
  }
}

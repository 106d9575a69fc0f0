// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An option that can be combined with others, such as a filter.
///
/// A tap toggles it and sends ``ViewNodes/Control/Event/valueChanged``.
open class ChipNode: PressableNode {
  /// The label of the title.
  public final let titleLabel: UILabel
  private let style: ComponentStyle
  private let imageNode: UIImageView

  /// Creates a chip that is not selected.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: A symbol before the title, or `nil` for none.
  ///   - style: The style of the chip.
  public init(
    title: String = "", image: UIImage? = nil, style: ComponentStyle = ComponentStyle()
  ) {
    self.style = style
    titleLabel = style.label(\.tag, style.color.labelBody, text: title, alignment: .center)
    imageNode = style.picture(image, box: 18, color: style.color.labelBody)
    imageNode.isHidden = image == nil
    super.init(frame: .zero)
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let content = style.stack(
      .horizontal, [imageNode, titleLabel], spacing: style.spacing.tight, alignment: .center)
    fill(with: content, horizontal: .custom(12), vertical: style.spacing.small)
    constrainMinimumHeight(34)
    accessibilityTraits = [.button, .toggleButton]
    showState()
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The title.
  open var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// A Boolean value that indicates whether the chip is selected.
  ///
  /// Setting it sends no event.
  open override var isSelected: Bool {
    didSet { showState() }
  }

  /// Toggles the chip.
  open override func didPress() {
    isSelected.toggle()
    sendActions(for: .valueChanged)
  }

  private func showState() {
    let color = style.color
    backgroundColor = isSelected ? color.accent : color.surface
    drawBorder(isSelected ? color.accent : color.border, width: style.shape.border)
    titleLabel.textColor = isSelected ? color.onAccent : color.labelBody
    imageNode.tintColor = isSelected ? color.onAccent : color.labelBody
  }

  /// Updates the corner radius.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height, 40) / 2
  }

  /// The accessibility label: the title, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A row of a list: a title and, optionally, a picture, a subtitle, a value, and an accessory.
///
/// It is at least 44 points high and grows with its texts, as does its picture. At accessibility
/// text sizes everything is stacked vertically, except a chevron and the mark of a choice, so that
/// texts get the width of the row.
open class RowNode: PressableNode {
  /// The style of the row.
  public final let style: ComponentStyle
  /// The label of the title.
  public final let titleLabel: UILabel
  /// The label of the subtitle, below the title.
  public final let subtitleLabel: UILabel
  /// The label of the value, at the end of the row.
  public final let valueLabel: UILabel
  /// The view after the value, such as a chevron or a switch.
  public final let accessory: UIView?

  /// The stack of the leading view and the texts.
  private let content: AdaptiveStackNode
  /// The constraint for the leading inset of the row.
  final private(set) var leadingInset: NSLayoutConstraint?

  /// Creates a row without texts.
  ///
  /// - Parameters:
  ///   - style: The style of the row.
  ///   - accessory: The view after the value, or `nil` for none. The row receives its touches.
  public init(style: ComponentStyle = ComponentStyle(), accessory: UIView? = nil) {
    let color = style.color
    self.style = style
    self.accessory = accessory
    titleLabel = style.label(\.body, color.labelBody)
    subtitleLabel = style.label(\.subtitle, color.labelHint)
    valueLabel = style.label(\.body, color.labelHint)
    let texts = style.stack(.vertical, [titleLabel, subtitleLabel], spacing: .zero)
    let words = AdaptiveStackNode(arrangedSubviews: [texts, valueLabel])
    words.spacing = style.spacing.small.value
    content = AdaptiveStackNode(arrangedSubviews: [words])
    content.spacing = style.spacing.medium.value
    content.spacingInColumn = style.spacing.small.value
    content.alignmentInColumn = .leading
    // Otherwise, a short value would make the column narrow.
    content.constraintsInColumn = [words.widthAnchor.constraint(equalTo: content.widthAnchor)]
    let row: UIStackView
    if let accessory, accessory is ChevronNode {
      row = style.stack(
        .horizontal, [content, accessory], spacing: style.spacing.medium, alignment: .center)
    } else {
      if let accessory { content.addArrangedSubview(accessory) }
      row = content
    }
    super.init(frame: .zero)
    backgroundColor = color.surface
    subtitleLabel.isHidden = true
    valueLabel.isHidden = true
    for label in [titleLabel, subtitleLabel] {
      label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    }
    valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.valueWidth, for: .horizontal)
    // A long value leaves half of the width to the title.
    words.constraintsInRow = [
      valueLabel.widthAnchor.constraint(lessThanOrEqualTo: words.widthAnchor, multiplier: 0.5)
    ]
    accessory?.isUserInteractionEnabled = false
    leadingInset = fill(with: row, horizontal: style.spacing.medium, vertical: style.spacing.small)
    constrainMinimumHeight(44)
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The title of the row.
  open var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// The subtitle.
  open var subtitle: String? {
    get { subtitleLabel.text }
    set { subtitleLabel.show(newValue) }
  }

  /// The value at the end of the row.
  open var value: String? {
    get { valueLabel.text }
    set { valueLabel.show(newValue) }
  }

  /// The view before the title, such as a picture or an avatar.
  open var leadingNode: UIView? {
    didSet {
      guard leadingNode != oldValue else { return }
      // A mark stays next to its text; above it, it might seem to belong to the row above.
      content.staysRow = leadingNode is ChoiceMarkNode
      oldValue?.removeFromSuperview()
      guard let leadingNode else { return }
      leadingNode.isUserInteractionEnabled = false
      content.insertArrangedSubview(leadingNode, at: 0)
    }
  }

  /// The image before the title, 24 points in size; symbols have the accent color, or the color of
  /// the text in a selected row.
  open var image: UIImage? {
    get { (leadingNode as? UIImageView)?.image }
    set {
      guard newValue != image else { return }
      leadingNode = newValue.map { style.picture($0, box: 24, color: style.color.accent) }
      showImageColor()
    }
  }

  private func showImageColor() {
    guard let picture = leadingNode as? PictureNode else { return }
    picture.tintColor = isSelected ? style.color.onSelection : style.color.accent
  }

  /// A Boolean value that indicates whether the row is the selected one in its list.
  open override var isSelected: Bool {
    didSet {
      let color = style.color
      backgroundColor = isSelected ? color.selection : color.surface
      drawBorder(color.outlineInStrongContrast, width: isSelected ? style.shape.border : 0)
      (accessory as? ChevronNode)?.color = isSelected ? color.onSelection : color.labelHint
      showImageColor()
      titleLabel.textColor = isSelected ? color.onSelection : color.labelBody
      for label in [subtitleLabel, valueLabel] {
        label.textColor = isSelected ? color.onSelection : color.labelHint
      }
    }
  }

  /// The accessibility label: the title and the subtitle, unless another label is set.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? style.words.joined(title, subtitle)
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value: the value of the row, unless another one is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value.isBlank ? nil : value) }
    set { super.accessibilityValue = newValue }
  }
}

nonisolated extension UILayoutPriority {
  /// The priority, 751, with which a value stays on one line if its title can wrap instead.
  static let valueWidth = UILayoutPriority(751)
}

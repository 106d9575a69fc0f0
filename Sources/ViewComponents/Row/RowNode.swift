// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A row of a list: a title, and as far as they are set a picture, a subtitle, a value and an accessory.
///
/// It is at least 44 points high and grows with its texts, as its picture does. In the text sizes for
/// accessibility all stands below each other but for an angle at the end and the mark of a choice, so
/// that texts have the row's width.
open class RowNode: PressableNode {
  /// The style of the row.
  public final let style: ComponentStyle
  /// Shows the title.
  public final let titleLabel: UILabel
  /// Shows the subtitle, below the title.
  public final let subtitleLabel: UILabel
  /// Shows the value, at the end of the row.
  public final let valueLabel: UILabel
  /// The view after the value, such as a chevron or a switch.
  public final let accessory: UIView?

  /// The stack of the leading view and the texts.
  private let content: AdaptiveStackNode
  /// The constraint for the leading inset of the row.
  final private(set) var leadingInset: NSLayoutConstraint?

  /// Makes a row without texts.
  ///
  /// - Parameters:
  ///   - style: What the row is styled with.
  ///   - accessory: What stands after the value; nothing unless given. Touches go to the row.
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
    // Without it, a short value would make the column narrow.
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
    // A long value leaves the title its half.
    words.constraintsInRow = [
      valueLabel.widthAnchor.constraint(lessThanOrEqualTo: words.widthAnchor, multiplier: 0.5)
    ]
    accessory?.isUserInteractionEnabled = false
    leadingInset = fill(with: row, horizontal: style.spacing.medium, vertical: style.spacing.small)
    keepLeastHeight(44)
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// The title of the row.
  open var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// More on the title, below it.
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
      // A mark belongs to what stands beside it; above it, it might belong to the row above.
      content.staysRow = leadingNode is ChoiceMarkNode
      oldValue?.removeFromSuperview()
      guard let leadingNode else { return }
      leadingNode.isUserInteractionEnabled = false
      content.insertArrangedSubview(leadingNode, at: 0)
    }
  }

  /// A picture before the title, 24 points large; symbols have the accent's color, and in a selected
  /// row that of its text.
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

  /// Whether the row is the chosen one of its list.
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

  /// The title and the subtitle, unless another label is set.
  open override var accessibilityLabel: String? {
    get {
      let texts = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
      return super.accessibilityLabel ?? texts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The value, unless another one is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value.isBlank ? nil : value) }
    set { super.accessibilityValue = newValue }
  }
}

nonisolated extension UILayoutPriority {
  /// 751: that a value keeps to one line if its title can wrap instead.
  static let valueWidth = UILayoutPriority(751)
}

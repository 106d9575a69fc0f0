// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A row with a title, a value, and a control that changes the value: below them, or at the end of
/// the row.
open class ControlRowNode<Content: UIControl>: UIView {
  /// The control that changes the value.
  ///
  /// Add actions to it to respond to changes of the value.
  public final let control: Content
  /// The label of the title, which VoiceOver reads with the control.
  public final let titleLabel: UILabel
  /// The label of the value.
  public final let valueLabel: UILabel
  /// A closure that returns the text of the value, which the row shows and VoiceOver reads.
  public final let valueText: (Content) -> String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - control: The control that changes the value.
  ///   - isBelow: Whether the control is below the title, as wide as the row.
  ///   - style: The style of the row.
  ///   - valueText: A closure that returns the text of the value.
  public init(
    title: String, control: Content, isBelow: Bool, style: ComponentStyle = ComponentStyle(),
    valueText: @escaping (Content) -> String
  ) {
    self.control = control
    self.valueText = valueText
    titleLabel = style.label(\.body, style.color.labelBody, text: title)
    valueLabel = style.label(\.body, style.color.labelHint)
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(.valueWidth, for: .horizontal)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = style.color.surface
    let row = AdaptiveStackNode(arrangedSubviews: [titleLabel, valueLabel])
    row.spacing = style.spacing.small.value
    var content: UIStackView = row
    if isBelow {
      content = style.stack(.vertical, [row, control], spacing: style.spacing.tight)
    } else {
      row.addArrangedSubview(control)
      row.setCustomSpacing(style.spacing.medium.value, after: valueLabel)
      row.alignmentInColumn = .leading
    }
    fill(with: content, horizontal: style.spacing.medium, vertical: style.spacing.small)
    constrainMinimumHeight(44)
    control.accessibilityLabel = title
    control.addAction(to: self, for: .valueChanged) { $0.showValue() }
    showValue()
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the value can be changed; the row is faded while
  /// disabled.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set {
      control.isEnabled = newValue
      for label in [titleLabel, valueLabel] { label.isEnabled = newValue }
    }
  }

  /// Updates the text that shows the control's value.
  ///
  /// Call this method after setting the value in code.
  public final func showValue() {
    let text = valueText(control)
    valueLabel.text = text
    control.accessibilityValue = text
    // The control is the accessibility element for both.
    titleLabel.isAccessibilityElement = false
    valueLabel.isAccessibilityElement = false
  }
}

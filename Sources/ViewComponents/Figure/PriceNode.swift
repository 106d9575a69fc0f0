// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A price, with the former price struck through.
open class PriceNode: UIView {
  private let formerLabel: UILabel
  private let color: UIColor

  /// Creates a price.
  ///
  /// - Parameters:
  ///   - amount: The formatted price with its currency.
  ///   - former: The former price, or `nil` for none.
  ///   - style: The style of the price.
  public init(
    amount: String = "", former: String? = nil, style: ComponentStyle = ComponentStyle()
  ) {
    color = style.color.labelHint
    formerLabel = style.label(\.body, style.color.labelHint)
    formerLabel.show(former)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    let label = style.label(
      \.title, former == nil ? style.color.labelHeader : style.color.error, text: amount)
    let row = AdaptiveStackNode(arrangedSubviews: [label, formerLabel])
    row.alignmentInColumn = .leading
    row.spacing = style.spacing.small.value
    for part in [label, formerLabel] {
      part.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      part.keepOrderOfFigure()
    }
    label.setContentCompressionResistancePriority(.valueWidth, for: .horizontal)
    // A wider node keeps the former price as wide as its text, which is struck through.
    fill(with: style.stack(.vertical, [row], spacing: .zero, alignment: .leading))
    isAccessibilityElement = true
    accessibilityLabel =
      former.map { style.words.text(\.formerPrice, amount, $0) } ?? amount
    accessibilityTraits = .staticText
    let strike = StrikeNode(color: color)
    strike.translatesAutoresizingMaskIntoConstraints = false
    formerLabel.addSubview(strike)
    NSLayoutConstraint.activate([
      strike.leadingAnchor.constraint(equalTo: formerLabel.leadingAnchor),
      strike.trailingAnchor.constraint(equalTo: formerLabel.trailingAnchor),
      strike.centerYAnchor.constraint(equalTo: formerLabel.centerYAnchor),
      strike.heightAnchor.constraint(equalToConstant: 2),
    ])
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }
}

/// The line that strikes through the former price.
private final class StrikeNode: UIView {
  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

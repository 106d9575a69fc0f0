// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// A price, and the one of before struck through.
open class PriceNode: UIView {
  private let formerLabel: UILabel
  private let color: UIColor

  /// Makes a price.
  ///
  /// - Parameters:
  ///   - amount: The price with its currency, as people read it.
  ///   - former: The price of before.
  ///   - style: What the price is styled with.
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
    }
    label.setContentCompressionResistancePriority(.valueWidth, for: .horizontal)
    fill(with: row)
    isAccessibilityElement = true
    accessibilityLabel = former.map { "\(amount), formerly \($0)" } ?? amount
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

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif
}

/// The line through what no longer holds.
private final class StrikeNode: UIView {
  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
  }

  #if UIKitViews
    required init?(coder: NSCoder) { nil }
  #endif
}

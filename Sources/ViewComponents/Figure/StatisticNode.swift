// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A figure with what it means, and how it has changed.
open class StatisticNode: UIStackView {
  /// The direction in which a figure has changed.
  public nonisolated enum Trend: String, CaseIterable, Hashable, Sendable {
    /// For the better.
    case better
    /// For the worse.
    case worse
    /// Not much.
    case level
  }

  /// Makes a figure.
  ///
  /// - Parameters:
  ///   - value: The figure, as people read it.
  ///   - label: What it means.
  ///   - change: How much it has changed, as people read it.
  ///   - trend: Whether that is good.
  ///   - style: What the figure is styled with.
  public init(
    value: String = "", label: String = "", change: String? = nil, trend: Trend = .level,
    style: ComponentStyle = ComponentStyle()
  ) {
    super.init(frame: .zero)
    axis = .vertical
    alignment = .leading
    translatesAutoresizingMaskIntoConstraints = false
    let color = style.color
    let trendColor =
      switch trend {
      case .better: color.success
      case .worse: color.error
      case .level: color.labelHint
      }
    let changeLabel = style.label(\.tag, trendColor)
    changeLabel.show(change)
    addArrangedSubview(style.label(\.subtitle, color.labelHint, text: label))
    addArrangedSubview(style.label(\.figure, color.labelHeader, text: value))
    addArrangedSubview(changeLabel)
    // Extra space is left at the end.
    addArrangedSubview(.spacer())
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = [value, change].compactMap { $0 }.joined(separator: ", ")
    accessibilityTraits = .staticText
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif
}

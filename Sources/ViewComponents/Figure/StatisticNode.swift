// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A figure with a label and a change, such as a percentage.
open class StatisticNode: UIStackView {
  /// The kind of a figure's change: better, worse, or insignificant.
  public nonisolated enum Trend: String, CaseIterable, Hashable, Sendable {
    /// The change is an improvement.
    case better
    /// The change is for the worse.
    case worse
    /// The change is insignificant.
    case level
  }

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - value: The formatted figure.
  ///   - label: The label.
  ///   - change: The formatted change, or `nil` for none.
  ///   - trend: Whether the change is an improvement.
  ///   - style: The style of the figure.
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
    let valueLabel = style.label(\.figure, color.labelHeader, text: value)
    for figure in [valueLabel, changeLabel] { figure.keepOrderOfFigure() }
    addArrangedSubview(style.label(\.subtitle, color.labelHint, text: label))
    addArrangedSubview(valueLabel)
    addArrangedSubview(changeLabel)
    // Any extra space goes at the end.
    addArrangedSubview(.spacer())
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = style.words.joined(value, change)
    accessibilityTraits = .staticText
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }
}

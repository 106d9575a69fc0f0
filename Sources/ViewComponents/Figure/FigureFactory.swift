// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The figures of a style.
public final class FigureFactory: FigureFactoryProtocol {
  /// The style of the figures.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the figures are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// A figure with what it means, and how it has changed.
  public func statistic(
    value: String, label: String, change: String?, trend: StatisticNode.Trend
  ) -> StatisticNode {
    StatisticNode(value: value, label: label, change: change, trend: trend, style: style)
  }

  /// A price, and the one of before struck through.
  public func price(amount: String, former: String?) -> PriceNode {
    PriceNode(amount: amount, former: former, style: style)
  }
}

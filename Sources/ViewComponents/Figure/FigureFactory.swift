// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of figures with a style.
public final class FigureFactory: FigureFactoryProtocol {
  /// The style of the figures.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the figures.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a figure with a label and a change.
  public func statistic(
    value: String, label: String, change: String?, trend: StatisticNode.Trend
  ) -> StatisticNode {
    StatisticNode(value: value, label: label, change: change, trend: trend, style: style)
  }

  /// Returns a price, with the former price struck through.
  public func price(amount: String, former: String?) -> PriceNode {
    PriceNode(amount: amount, former: former, style: style)
  }
}

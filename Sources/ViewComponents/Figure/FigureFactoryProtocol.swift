// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Makes figures: statistics and prices.
///
/// Numbers come as people read them, since only an app knows how its users write them.
public protocol FigureFactoryProtocol: ComponentFactoryProtocol {
  /// A figure with what it means, and how it has changed.
  ///
  /// - Parameters:
  ///   - value: The figure.
  ///   - label: What it means.
  ///   - change: How much it has changed.
  ///   - trend: Whether that is good.
  /// - Returns: The view.
  func statistic(value: String, label: String, change: String?, trend: StatisticNode.Trend)
    -> StatisticNode

  /// A price, and the one of before struck through.
  ///
  /// - Parameters:
  ///   - amount: The price with its currency.
  ///   - former: The price of before.
  /// - Returns: The view.
  func price(amount: String, former: String?) -> PriceNode
}

extension FigureFactoryProtocol {
  /// A figure with what it means.
  public func statistic(value: String, label: String) -> StatisticNode {
    statistic(value: value, label: label, change: nil, trend: .level)
  }

  /// A price.
  public func price(amount: String) -> PriceNode { price(amount: amount, former: nil) }
}

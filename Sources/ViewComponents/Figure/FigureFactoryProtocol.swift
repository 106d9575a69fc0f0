// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of figures: statistics and prices.
///
/// Numbers are passed as formatted text, because only the app knows the format of its users.
public protocol FigureFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a figure with a label and a change.
  ///
  /// - Parameters:
  ///   - value: The figure.
  ///   - label: The label.
  ///   - change: The change, or `nil` for none.
  ///   - trend: Whether the change is an improvement.
  /// - Returns: The view.
  func statistic(value: String, label: String, change: String?, trend: StatisticNode.Trend)
    -> StatisticNode

  /// Returns a price, with the former price struck through.
  ///
  /// - Parameters:
  ///   - amount: The price with its currency.
  ///   - former: The former price, or `nil` for none.
  /// - Returns: The view.
  func price(amount: String, former: String?) -> PriceNode
}

extension FigureFactoryProtocol {
  /// Returns a figure with a label.
  public func statistic(value: String, label: String) -> StatisticNode {
    statistic(value: value, label: label, change: nil, trend: .level)
  }

  /// Returns a price.
  public func price(amount: String) -> PriceNode { price(amount: amount, former: nil) }
}

// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A figure factory that records its calls and answers with the views that a test sets.
public final class MockFigureFactory: FigureFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `statistic`.
  public let statisticCalls = CallRecorder<
    (value: String, label: String, change: String?, trend: StatisticNode.Trend), StatisticNode
  >()
  /// The calls of `price`.
  public let priceCalls = CallRecorder<(amount: String, former: String?), PriceNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func statistic(value: String, label: String, change: String?, trend: StatisticNode.Trend)
    -> StatisticNode
  {
    statisticCalls.record((value, label, change, trend)) { StatisticNode() }
  }

  /// Records the call and answers as set.
  public func price(amount: String, former: String?) -> PriceNode {
    priceCalls.record((amount, former)) { PriceNode() }
  }
}
